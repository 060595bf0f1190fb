/** Words of postings in three languages that ask for the same thing, and words that ask for nothing by themselves. */
import { stem } from '../chat/language/stem.ts';
import { words } from '../chat/language/words.ts';

/** `IT` in capitals is a trade; the assistant's reading takes it for the pronoun. */
export const IT_STEM = 'itech';

/** One line for one meaning; its words find each other. German nouns stand as they begin, for their compounds. */
const RELATED = `
lead led leading leader leadership head geführt geleitet encadré dirigé manage manager managing management supervise supervision supervisory run running oversee steuerung steuern pilotage führung führen leiten leitung leiter verantworten verantwortung diriger direction encadrer encadrement gérer gestion piloter animer
team people staff employees reports colleagues group crew mitarbeiter mitarbeitende personal personen kolleginnen équipe équipes collaborateurs personnel
own owned owning owner ownership responsible responsibility accountable charge verantworten verantwortung
build built building aufgebaut eingeführt design designed create created set introduce introduced establish established aufbau aufbauen gestaltung création mise
deliver delivered delivery implement implemented implementation implementing rollout rolled roll introduce introduced deploy deployed deployment completed umsetzung einführung implementierung déploiement mise
migrate migrated migrating migration move moved moves moving umzug umgezogen umstellung umstieg transition
open opened opening opens eröffnet launch build-out expansion relocate relocation umzug déménagement
merge merged merging consolidate consolidated consolidation unify integrate integrated integration zusammenführung konsolidierung fusionner fusion intégration
acquire acquired acquisition acquisitions merger takeover deal buyout übernahme rachat
itech informatique edv
budget budgets budgetary spend spending spendings cost costs expense kosten ausgaben coût coûts dépenses
reduce reduced reducing cut cuts save saved saving savings lower optimize optimization optimisation optimise senken senkung einsparung réduire réduction économies
vendor vendors supplier suppliers provider providers integrator integrators dienstleister lieferant lieferanten anbieter partner fournisseur fournisseurs prestataire prestataires
contract contracts agreement agreements renewal renewals vertrag verträge contrat contrats
software application applications anwendung anwendungen logiciel logiciels programm
rehearse rehearsed rehearsal exercise exercises drill drills tested geübt üben getestet testé tester tried
coordinate coordinated coordination align aligned schedule schedules koordination koordinieren coordonner
contractor contractors trades construction gewerke
av audio-visual audiovisual
analysis analyse analysen assessment assessments analyses
argent geld money euro
color colors colour colours farbe farben couleur couleurs
speaking speaker talk talks conference vortrag vorträge conférence
article articles publication publications published blog aufsatz
negotiate negotiated verhandelt négocié negotiating negotiation negotiations renegotiated verhandlung verhandeln verhandlungen négocier négociation
network networks networking lan wan netz netze netzen netzwerk netzwerke réseau réseaux
security secure sicherheit sécurité cybersecurity infosec informationssicherheit
cloud aws azure saas nuage infonuagique
virtualize virtualized virtualization virtualisierung virtualisation
server servers
audit audits auditor auditors auditing prüfung prüfungen audité
compliance compliant regulatory konformität conformité controls
risk risks risiko risiken risque risques
policy policies guideline guidelines richtlinie richtlinien politique politiques
incident incidents outage outages postmortem postmortems störung störungen vorfall vorfälle
support supported helpdesk desk anwendersupport assistance
device devices endpoint endpoints laptop laptops workstation workstations fleet gerät geräte endgerät endgeräte client clients poste postes parc mdm
asset assets inventory hardware equipment bestand inventar
license licenses licensing licence licences licencing lizenz lizenzen
access zugang zugänge zugriff accès
camera cameras video surveillance cctv videoüberwachung vidéosurveillance
visitor visitors guest guests gäste besucher visiteurs invités
segment segmented segmentation separate separated separation trennung getrennt séparation
facility facilities gebäude gebäudetechnik bâtiment bâtiments construction bau
office offices workplace site sites büro büros standort standorte bureau bureaux
cabling cable cables verkabelung câblage
wireless wifi wlan
room rooms raum räume salle salles
meeting meetings conference besprechung réunion
train training trained taught teach teaching schulung schulungen schulen former unterrichten unterricht lehren beibringen beigebracht enseigner enseignement tutor
mentor mentored mentoring guide guides guided guiding coach coached coaching develop developing grow grown growing growth
hire hired hiring recruit recruited recruiting recruitment einstellung einstellen rekrutierung recruter recrutement
document documents documented geschrieben rédigé écrit documentation runbook runbooks written write writing wrote dokumentation dokumentieren schreiben rédiger rédaction erklären erklärst erklärt
report reports reported reporting present presented presenting presentation presentations communicate communicated communication explain explained explaining brief briefed briefing kommunikation kommunizieren berichten präsentieren präsentation présenter présentation expliquer
executive executives board stakeholder stakeholders audience audiences c-level geschäftsführung vorstand dirigeants geschäftsleitung
strategy strategic roadmap roadmaps strategie strategisch stratégie stratégique
plan planned planning plans planung planen planification pläne plane
project projects program programs programme programmes projekt projekte projet projets
process processes prozess prozesse processus
automate automated automation automating automatic scripted workflow workflows automatisierung automatisieren automatisation automatisiert automatisierte automatisch automatische script scripts scripting
blame blameless
spread distributed verteilt réparti
test tests tested testing qa quality prüfen tester testen getestet
change changes wandel veränderung changement
recovery relève restore backup backups continuity disaster wiederherstellung datensicherung notfall sauvegarde reprise continuité
remote remotely distributed télétravail
zone zones region regions regional global globally international worldwide continents multinational weltweit
startup startups early-stage founders founder gründer
assistant assistants chatbot chatbots assistent assistenten agents
customer customers client clients kunde kunden
game games gaming spiele jeux
defect defects bug bugs
finance financial cfo finanzen
legal lawyers juristisch recht juridique
forecast forecasting prognose prévisions
diligence dd
advise advised advising advisor advisory consult consulting consultant consultancy beratung berater conseil
authenticate authentication sign-on login anmeldung authentification
identity identities directory directories iam identität identitäten identité identités
certificate-based certificate certificates zertifikatsbasiert
duplicate overlapping redundant
key objective objectives okr okrs goals kpi kpis ziele objectifs
uptime availability reliability reliable verfügbarkeit disponibilité
procurement purchasing purchase buy buying einkauf beschaffung achats
selection select selecting evaluate evaluation auswahl sélection
onboarding offboarding joiner joiners mover movers leaver leavers
payment-card pci
cut-over handover übergabe
vulnerability vulnerabilities patching patches patch
encryption encrypted encrypt verschlüsselung chiffrement
school schools education educational teaching bildung schule schulen école écoles scolaire
conversion convert converted retrofit retrofits retrofitting refurbish refurbished refurbishment renovate renovated renovation umbau sanierung rénovation réhabilitation reuse reusing
ward wards hospital hospitals klinik station stationen hôpital hospitalier
patient patients resident residents patienten
informatik informatique computer computers computing
database databases datenbank datenbanken sql abfrage abfragen query queries tabelle tabellen requête requêtes
transport transportation transit traffic verkehr verkehrs transports
public öffentlich öffentlichen publics publique
award awards prize prizes medal medals honour honor honoree trophy auszeichnung preis prix
timetable timetables fahrplan fahrpläne horaire horaires
data daten données
open offen offene offenen offener ouvert ouverte ouvertes
code coding programming programmieren programmierst programmierung programmation coder
competition competitions contest contests wettbewerb wettbewerbe concours
accessibility accessible barrierefreiheit barrierefrei accessibilité
nurse nurses nursing pflege krankenpflege pflegekraft infirmier infirmière infirmiers infirmières
medication medications drug drugs medikament medikamente medikation arznei médicament médicaments
safety sicherheit sécurité
bedside chevet krankenbett
library libraries bibliothek bibliotheken bibliothèque médiathèque
timber wood wooden holz holzbau bois clt glulam cross-laminated
tender tenders tendering ausschreibung ausschreibungen vergabe
fee fees honorar honorare honoraires
housing wohnungsbau logement logements
student students pupil pupils schüler studierende studenten élèves étudiants
privacy gdpr datenschutz dsgvo rgpd
sales selling vertrieb verkauf vente ventes
accounting bookkeeping buchhaltung comptabilité
telecom telecoms telecommunication telecommunications
architect architects architectural
logistics logistik logistique
warehouse warehouses lager entrepôt
production manufacturing produktion fertigung fabrication
pager rufbereitschaft pikett astreinte
child children pediatric pediatrics paediatric paediatrics kinder pädiatrie enfants pédiatrie
`;

/** They tell how well, how much or in what manner, and every trade has them. */
const EMPTY = `
scratch recognized recognised accredited current currently progress completed completion interpersonal organizational organisational analytical motivated self-motivated dich dir confidence comfort talent flair aptitude œuvre geschick success successes billion worth plain language languages deal dealt hundred thousand million gegenüber information fonction function functions gearbeitet arbeiten arbeitet tätig travaillé travailler worked
ve re ll t don doesn tech stay stayed staying love like care cares okay already cannot anybody anyone everyone everybody never ever whoever takes behind them themselves again please helped help
able ability abilities capable capability comfortable confident at ease hands-on hands proven demonstrated demonstrable verifiable solid sound strong deep working practical practice practices exposure familiar familiarity
experience experienced expertise knowledge know-how understanding background track record history skill skills skilled skillset proficiency proficient command grasp habit nerve willingness willing readiness ready passion
years year months days day week weeks quarter hour hours time times minimum maximum least more less most equivalent comparable similar related relevant progressive post-qualification post-qualified qualification qualifying pqe postgraduate corporate professional company companies firm firms business organization organisation organizations enterprise environment environments setting settings industry industries
person someone role roles position positions job jobs work worked works career duties task tasks responsibilities
whole complete entire full fully part parts half either both side sides end inside outside middle mid size sized large larger small smaller big medium high low single multiple several various different
clear finished newly in-house good great excellent effective efficient successful successfully proper properly real actual own
ideally preferably preferred plus bonus asset advantage welcome required must mandatory essential expected needed desirable desired nice optional
show shown prove explain tell carried carry kept keep keeping take taken bring brought put hold held got gone been seen lived worn order dollars numbers figures slides proof evidence reference references
non technical structured advanced modern basic general overall complex dynamic system systems solution solutions tool tools platform platforms technologies square feet foot sq ft percent enough nobody somebody
activity activities topic topics matter matters area areas field fields initiative initiatives effort efforts scope domain cleanly reliably calmly independently confidently directly closely mainly
later newer above below
production scale level levels senior junior lead principal
used using use uses usage based related including included such like etc
first second third one two three four five six seven eight nine ten
candidate candidates applicant applicants application applications
what who why how when where while because since
gehört gehören dazu schreckt schrecken gewohnt fremd erlebt hätten zweier organisation organisationen teilnahme teilgenommen teilnehmen participation selbstverständlich mühe leute leuten ähnlich ähnlichen geht mal grundlagen grundkenntnisse abgeschlossen abgeschlossenes weitere weiteren
erfahrung erfahrungen dafür nur sondern selbst selber schon einmal auch noch dabei damit dazu wer was sowie ebenfalls ebenso außerdem gern gerne täglich hatten hatte stehen gemacht etwas jemand niemand wichtig setzen voraus sieben acht neun zehn fünf sechs drei zwei vier einige davon wollen können alltag
déjà aussi ainsi faire deux trois quatre cinq six sept huit neuf dix petite petit personne toujours bien mieux savez êtes dont près courant
verständnis grundverständnis kenntnis kenntnisse umgang sicher sicherer sichere fundiert fundierte fundierten mehrjährige einschlägige praktische berufserfahrung mindestens jahre jahren jahr davon erste ersten berührung bereitschaft fähigkeit gute guter gutes gut sehr idealerweise wünschenswert vorteil vorzugsweise entsprechend entsprechende entsprechender vergleichbare vergleichbaren anderen andere einem einer eines unternehmen betrieb betriebs bereich umfeld umsetzung interesse nachweis tätigkeit rahmen arbeit arbeiten selbstständig
vers expérience expériences connaissance connaissances bonne bon maîtrise pratique an ans année années minimum moins poste similaire équivalent solide solides capacité sens notions idéalement souhaité souhaitée apprécié atout plus vous votre êtes avez entreprise domaine environnement niveau
`;

/** They are done, or had to do with, in every trade: by themselves they prove nothing of a demand that asks for more. */
const GENERAL = `
support supported supporting service services customer customers client clients project projects process processes plan planned plans planning program programs programme programmes
product products business stakeholder stakeholders coordinate coordinated coordinating coordination change changes improve improved improving improvement maintain maintained maintaining
ensure provide provided providing report reports reported reporting present presented presenting communicate communication develop developed developing development
internal external quality performance standard standards operation operations operating partner partners vendor vendors user users member members meet meeting needs result results goal goals
handle handled handling handles perform performed conduct conducted administer administering administration prepare prepared preparing review reviewed reviewing set setting
kunde kunden projekt projekte prozess prozesse client clients projet projets processus
`;
const GENERAL_MEANINGS = ['lead', 'own', 'build', 'deliver'];

const stemsOf = (text: string) => words(text).map(stem);
const related = new Map<string, ReadonlySet<string>>();
const beginnings = new Set<string>();
for (const line of RELATED.trim().split('\n')) {
  const group = new Set(line.split(' ').flatMap(stemsOf));
  for (const word of group) {
    related.set(word, new Set([...(related.get(word) ?? []), ...group]));
    if (word.length > 3) beginnings.add(word);
  }
}
const empty = new Set(EMPTY.trim().split(/\s+/).flatMap(stemsOf));

const general = new Set([
  ...stemsOf(GENERAL),
  ...GENERAL_MEANINGS.flatMap((word) => [...(related.get(stem(word)) ?? [])]),
]);

/** A word of the duties of every trade. */
export const isGeneralWord = (stemmed: string): boolean =>
  listedAs(stemmed, (word) => general.has(word)) !== undefined;

/** Of German and French words. */
const ENDINGS = ['n', 'e', 's', 'r', 'er', 'en', 'es', 'em', 'ern'];
const SHORTEST_STEM = 4;

/** The word itself, or without the ending with which it stands in a list. */
const listedAs = (stemmed: string, isListed: (word: string) => boolean): string | undefined =>
  isListed(stemmed)
    ? stemmed
    : ENDINGS.filter((ending) => stemmed.endsWith(ending))
        .flatMap((ending) => [stemmed.slice(0, -ending.length), stem(stemmed.slice(0, -ending.length))])
        .find((word) => word.length >= SHORTEST_STEM && isListed(word));

const isRelated = (word: string) => related.has(word);

/** Whoever asks for the cloud may get either; who asks for one of them gets no other. */
const PRODUCTS = new Set(['aws', 'azur']);

/** Of a stem, all others that ask for the same, with itself. */
export const relatedTo = (stemmed: string): ReadonlySet<string> =>
  (PRODUCTS.has(stemmed) ? undefined : related.get(listedAs(stemmed, isRelated) ?? '')) ?? new Set([stemmed]);

/** A word that every trade has in its demands. */
export const isEmptyWord = (stemmed: string): boolean =>
  MANNER.test(stemmed) || listedAs(stemmed, (word) => empty.has(word)) !== undefined;
/** `naturally`, `consistently`, as their stems end. */
const MANNER = /(?:al|ful|ous|ent|ant|ing|ed|ive|ate)li$/;

const SHORTEST_PART = 4;
const LONGEST_COMPOUND = 40;

/** The parts of a German compound that are known, such as of `Dienstleisterverträge`; the word itself where none are. */
export function partsOf(stemmed: string): string[] {
  if (stemmed.length < 2 * SHORTEST_PART || stemmed.length > LONGEST_COMPOUND) return [stemmed];
  if (listedAs(stemmed, isRelated) !== undefined) return [stemmed];
  for (let at = stemmed.length - SHORTEST_PART; at >= SHORTEST_PART; at -= 1) {
    const [left, right] = [stem(stemmed.slice(0, at).replace(/s$/, '')), stemmed.slice(at)];
    if (beginnings.has(left) && (listedAs(right, isRelated) !== undefined || isEmptyWord(right)))
      return [left, right];
  }
  return [stemmed];
}
