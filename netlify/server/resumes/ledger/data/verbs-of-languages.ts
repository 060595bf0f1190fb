import { byLine } from './named.ts';

/** German and French words of the groups in `verbs.ts`, by the first word of the group; nouns of an act are among them. */
export const VERBS_OF_LANGUAGES = byLine(`
support: unterstützte unterstützt unterstützen unterstützung half mithilfe assistierte assistenz soutenu soutien aidé assisté appuyé unterstütze aide appui assiste contribué contribution beigetragen geholfen
participate: mitarbeit mitwirkung mitgearbeitet mitgewirkt beteiligt beteiligung teilgenommen teilnahme participé collaboré mitgewirkt mitwirken mitarbeiten beteilige beteiligen participation participe collaboration
coordinate: koordinierte koordiniert koordinieren koordination koordinierung organisierte organisiert organisieren coordonné organisé koordiniere organisation organise coordonne coordination abstimmung abgestimmt
facilitate: moderierte moderiert moderieren moderation animé
welcome: begrüßte empfing accueilli accueil
process: bearbeitete bearbeitet bearbeiten bearbeitung traité bearbeite traitement traite abgewickelt abwicklung
log: dokumentierte dokumentiert dokumentieren dokumentation erfasste erfasst erfassen erfassung enregistré documenté dokumentiere erfasse saisie saisi protokolliert
track: überwachte überwacht überwachen überwachung surveillé überwache suivi surveillance suit
prepare: bereitete vorbereitet vorbereiten vorbereitung préparé préparation bereite prépare vorbereiten préparations
answer: beantwortete beantwortet beantworten beantwortung répondu beantworte répond réponse réponses
treat: behandelt behandlung behandelte traité_patient
check: prüfte geprüft prüfen prüfung kontrollierte kontrolliert kontrolle contrôlé contrôle vérifié vérification prüfe kontrolliere contrôle vérifie überprüft überprüfung überprüfte inspektion inspiziert
use: nutzte genutzt nutzen verwendete verwendet utilisé nutze nutzung verwendung verwendet einsatz eingesetzt utilisation utilise emploi
care: pflege gepflegt betreute betreut betreuen betreuung pflegte gepflegt betreue pflege prise_en_charge pris_en_charge soins
plan: geplant planen planung planifié planification planifie
guide: angeleitet anleitung anleiten beriet beraten beratung conseillé conseil berate anleite conseille
analyze: analysierte analysiert analysieren analysé analysiere analyse auswertung ausgewertet wertete
configure: installierte installiert konfigurierte konfiguriert installé configuré installation konfiguration einrichtung eingerichtet richtete configuration montierte montiert montage montieren einbau eingebaut posé installe
repair: reparierte repariert reparatur réparé réparation repariere répare instandsetzung instandgesetzt
load: chargé chargement chargements verladen verladung beladen
measure: gemessen mesuré
test: testete getestet testé
translate: übersetzte übersetzt übersetzung traduit traduction
sell: verkaufte verkauft verkauf vendu vente
buy: kaufte gekauft einkauf acheté achat beschaffung beschafft beschaffte eingekauft achats approvisionnement
train: schulte geschult schulen schulung bildete ausgebildet ausbildung formé schule forme bilde unterweisung unterwiesen eingearbeitet einarbeitung
run: führte durchgeführt durchführung réalisé réalisation effectué mené führe réalise effectue abgehalten gehalten
supervise: encadre beaufsichtigte beaufsichtigt beaufsichtigung supervisé encadré encadrement beaufsichtige encadre supervision supervise
manage: verwaltete verwaltet verwaltung géré gestion verwalte gère betreut_verantwortlich
lead: führung leitete geleitet leiten leitung leitet dirigé dirige piloté pilotage leite führe dirige pilote direction geführt führte führen
build: anfertigung angefertigt fertigte gefertigt fertigung herstellung hergestellt herstellen fabrication fabriqué confection confectionné entwickelte entwickelt entwickeln entwicklung erstellte erstellt erstellen erstellung baute gebaut développé développement créé création construit entwickle erstelle baue développe crée construction élaboré élaboration aufgebaut aufbau
design: entwarf entworfen entwurf konstruierte konstruiert konstruktion konzipierte konzipiert conçu conception entwerfe konstruiere konzipiere konzeption conçoit
write: schrieb geschrieben verfasste verfasst rédigé rédaction écrit schreibe verfasse rédige erarbeitet schriftlich schriftliche schriftlichen schriftlicher
introduce: eingeführt einführung einführen lancé lancement introduit führe_ein introduction lance instauré mise_en_service
implement: umgesetzt umsetzung implementierte implementiert implementierung déployé déploiement mis_en_place mise_en_place setze_um mise_en_oeuvre mis_en_oeuvre umsetzen
migrate: migrierte migriert überführte überführt migré umgestellt umstellung umgezogen migration transféré transfert verlagert verlagerung
negotiate: verhandelte verhandelt verhandlung négocié négociation verhandle négocie négociations verhandlungen ausgehandelt
resolve: löste gelöst behob behoben résolu löse résolution behebung
win: gewann gewonnen gagné gewinne obtenu remporté gewinnung
select: ausgewählt auswahl choisi sélectionné sélection choix wähle
hire: eingestellt einstellung recruté recrutement recrute rekrutierung
reduce: reduzierte reduziert reduzieren reduzierung senkte gesenkt senken senkung verringerte verringert verkürzte verkürzt verkürzung kürzte réduit réduction diminué diminution baissé baisse senke reduziere gesenkter diminuer réduire sinken rückgang recul
raise: steigerte gesteigert steigerung erhöhte erhöht erhöhung augmenté augmentation accru hausse steigere erhöhe augmentation gestiegen_auf anstieg wachstum zunahme
go: passé ramené gesunken gestiegen
improve: verbesserte verbessert verbesserung amélioré amélioration
visit: besuchte besucht
validate: validierte validiert validierung validé
automate: automatisierte automatisiert automatisierung automatisé automatisation
standardize: standardisierte standardisiert vereinheitlichte
maintain: wartung gewartet wartete warte entretien entretenu maintenance instandhaltung tenu tenue tient
teach: unterrichtete unterrichtet unterrichten unterricht unterrichte lehrte gelehrt enseigné enseignement enseigne
draw: zeichnete gezeichnet zeichnen zeichnung dessiné dessin
order: bestellt bestellung bestellte commandé
report: präsentiert präsentation präsentierte présenté informiert informierte informé
escort: begleitung begleitet begleitete accompagné accompagnement accompagne
calculate: berechnet berechnung berechnete calculé calcul
search: suche gesucht suchte suchen
update: aktualisierte aktualisiert aktualisierung überarbeitete überarbeitet überarbeitung actualisé actualisation actualise mise_à_jour mis_à_jour
cover: vertrat vertreten vertretung vertretungen vertritt remplacé remplacement remplace
operate: bediente bedient bedienung bedienen conduit conduite
save: sparte gespart einsparung einsparungen eingespart économisé économie économies épargné
mentor: tutorat tutoré coaching parrainage
establish: établi établissement établit
clean: reinigte gereinigt reinigung nettoyé nettoyage
deliver: geliefert lieferte auslieferung ausgeliefert livré livraison
file: archiviert ablage classé classement archivé archivage
sort: sortiert sortierung sortierte trié tri
contact: kontaktiert kontaktierte contacté relancé relance
simplify: vereinfacht vereinfachung vereinfachte simplifié simplification
replace: ersetzt ersetzte austausch ausgetauscht ersatz
pack: verpackt verpackung verpackte emballé emballage conditionnement
explain: erklärt erklärte erläutert erläuterte expliqué
compare: verglichen verglich comparé comparaison
estimate: geschätzt kalkuliert kalkulation estimé estimation chiffré chiffrage
refer: transmis transmission transmet weitergeleitet weiterleitung übermittelt übermittlung
administer: verabreicht verabreichung verabreichte administré administration
promote: beworben werbung promu
gather: gesammelt sammelte collecté collecte recueilli recueil
approve: genehmigt genehmigung genehmigte approuvé validé_par
`);
