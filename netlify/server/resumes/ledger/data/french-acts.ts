import { byLine } from './named.ts';

/** Who did an act, by its noun: `Tuteur de deux stagiaires` tutored them. */
export const FRENCH_DOERS =
  'tutorat: tuteur tutrice | formation: formateur formatrice | animation: animateur animatrice | accompagnement: accompagnateur accompagnatrice | encadrement: encadrant encadrante | parrainage: parrain marraine';

/**
 * French verbs of working life with the nouns of their acts, by the first word of their group in `verbs.ts`; under
 * `other` those of none. A verb that is not regular has its participle and its present behind bars.
 */
export const FRENCH_ACTS = byLine(`
support: aider aide, soutenir/soutenu/soutient soutien, assister assistance, appuyer/appuyé/appuie appui, contribuer contribution, épauler
participate: participer participation, collaborer collaboration
coordinate: coordonner coordination, organiser organisation
facilitate: animer animation
welcome: accueillir/accueilli/accueille accueil, recevoir/reçu/reçoit réception
process: traiter traitement
log: enregistrer enregistrement, documenter documentation, saisir/saisi/saisit saisie, consigner consignation, comptabiliser comptabilisation
track: surveiller surveillance, suivre/suivi/suit suivi
prepare: préparer préparation
answer: répondre/répondu/répond réponse
check: contrôler contrôle, vérifier vérification, inspecter inspection, corriger correction, relire/relu/relit relecture
use: utiliser utilisation, employer/employé/emploie emploi, exploiter exploitation
care: soigner soin, prendre_en_charge prise_en_charge
plan: planifier planification
guide: conseiller conseil, orienter orientation
analyze: analyser analyse, évaluer évaluation, étudier étude, auditer audit
configure: installer installation, configurer configuration, poser pose, monter montage, raccorder raccordement, paramétrer paramétrage, câbler câblage
repair: réparer réparation, dépanner dépannage, rénover rénovation
load: charger chargement, décharger déchargement
measure: mesurer mesure
test: tester test, essayer/essayé/essaie essai
translate: traduire/traduit/traduit traduction
sell: vendre/vendu/vend vente, commercialiser commercialisation
buy: acheter/acheté/achète achat, approvisionner approvisionnement
train: former formation
run: réaliser réalisation, effectuer, mener/mené/mène, exécuter exécution
supervise: encadrer encadrement, superviser supervision
manage: gérer/géré/gère gestion, administrer administration
lead: diriger direction, piloter pilotage
build: fabriquer fabrication, confectionner confection, développer développement, créer création, construire/construit/construit construction, élaborer élaboration, produire/produit/produit production, établir/établi/établit établissement, constituer constitution
design: concevoir/conçu/conçoit conception, dessiner dessin
write: rédiger rédaction, écrire/écrit/écrit écriture
introduce: lancer lancement, introduire/introduit/introduit introduction, instaurer instauration, mettre_en_service mise_en_service
implement: déployer/déployé/déploie déploiement, mettre_en_place mise_en_place, mettre_en_oeuvre mise_en_oeuvre, implémenter implémentation
migrate: migrer migration, transférer/transféré/transfère transfert
negotiate: négocier négociation
resolve: résoudre/résolu/résout résolution
win: gagner gain, obtenir/obtenu/obtient obtention, remporter, conquérir/conquis/conquiert conquête, fidéliser fidélisation
select: choisir/choisi/choisit choix, sélectionner sélection
hire: recruter recrutement, embaucher embauche
reduce: réduire/réduit/réduit réduction, diminuer diminution, baisser baisse, reculer recul, abaisser abaissement, raccourcir/raccourci/raccourcit
raise: augmenter augmentation, accroître/accru/accroît accroissement, agrandir/agrandi/agrandit agrandissement
double: doubler doublement
triple: tripler triplement
quadruple: quadrupler quadruplement
improve: améliorer amélioration, optimiser optimisation
visit: visiter visite
validate: valider validation
automate: automatiser automatisation
standardize: standardiser standardisation, harmoniser harmonisation, uniformiser uniformisation
maintain: entretenir/entretenu/entretient entretien, tenir/tenu/tient tenue, maintenir/maintenu/maintient maintenance maintien
teach: enseigner enseignement
order: commander commande
report: présenter présentation, informer information, renseigner renseignement, signaler signalement, communiquer communication
escort: accompagner accompagnement
calculate: calculer calcul, facturer facturation
search: rechercher recherche, chercher recherche
update: actualiser actualisation, mettre_à_jour mise_à_jour, réviser révision, modifier modification
cover: remplacer remplacement, suppléer suppléance
operate: conduire/conduit/conduit conduite
save: épargner épargne
mentor: tutorer tutorat, parrainer parrainage
clean: nettoyer/nettoyé/nettoie nettoyage, désinfecter désinfection
deliver: livrer livraison, distribuer distribution, clôturer clôture
ship: expédier expédition, envoyer/envoyé/envoie envoi
file: classer classement, archiver archivage
sort: trier tri
contact: contacter, relancer relance, prospecter prospection, démarcher démarchage
simplify: simplifier simplification
pack: emballer emballage, conditionner conditionnement
explain: expliquer explication
compare: comparer comparaison, rapprocher rapprochement
estimate: estimer estimation, chiffrer chiffrage
refer: transmettre/transmis/transmet transmission
promote: promouvoir/promu/promeut promotion
recommend: proposer proposition, recommander recommandation
gather: collecter collecte, recueillir/recueilli/recueille recueil, regrouper regroupement, rassembler rassemblement
approve: approuver approbation
transport: transporter transport, acheminer acheminement
store: stocker stockage, ranger rangement
stock: réapprovisionner réapprovisionnement
count: compter comptage, inventorier inventaire
adapt: adapter adaptation, ajuster ajustement
connect: connecter connexion, relier
protect: protéger/protégé/protège protection, sécuriser sécurisation
publish: publier publication, diffuser diffusion
remove: supprimer suppression, démonter démontage
open: ouvrir/ouvert/ouvre ouverture
serve: servir/servi/sert service
cook: cuisiner, cuire/cuit/cuit cuisson
pay: payer/payé/paie paiement, régler/réglé/règle règlement
submit: déposer dépôt
program: programmer programmation, coder
diagnose: diagnostiquer diagnostic
interview: interroger interrogation
meet: atteindre/atteint/atteint atteinte
exceed: dépasser dépassement
other: couper coupe, colorer coloration, coiffer, peindre/peint/peint peinture, souder soudure soudage, tailler taille, planter plantation, récolter récolte, arroser arrosage, tondre/tondu/tond tonte, signer signature, cueillir/cueilli/cueille cueillette, usiner usinage, tourner tournage, fraiser fraisage, découper découpe, assembler assemblage, peser/pesé/pèse pesée, refondre/refondu/refond refonte, assurer, instruire/instruit/instruit instruction, lire/lu/lit lecture, prendre/pris/prend prise, dispenser dispense, définir/défini/définit définition, identifier identification, intégrer intégration, ajouter ajout, poncer ponçage, coller collage, percer perçage, repasser repassage, laver lavage, coudre/cousu/coud couture, élever/élevé/élève élevage, traire/trait/trait traite, vacciner vaccination, border, lever levée, cadrer cadrage, arbitrer arbitrage, chiffrer chiffrage, budgéter, débarrasser débarras, faire/fait/fait, passer, signer signature, tondre/tondu/tond tonte, revoir/revu/revoit revue, intervenir/intervenu/intervient intervention, recharger recharge, découper découpe, couper coupe, souder soudure, peindre/peint/peint peinture, planter plantation, tailler taille, arroser arrosage, semer semis, récolter récolte, usiner usinage, assembler assemblage, régulariser régularisation, encaisser encaissement, évacuer évacuation, sensibiliser sensibilisation, rééduquer rééducation, décorer décoration, aménager aménagement, louer location, médiatiser, filmer, réceptionner réception, référencer référencement, recouvrer recouvrement, déclarer déclaration, étiqueter étiquetage, dresser dressage, entreposer entreposage, manutentionner manutention, mobiliser mobilisation, renouveler/renouvelé/renouvelle renouvellement, attribuer attribution, affecter affectation, promener promenade, garder garde, éveiller éveil, interpréter interprétation
`);
