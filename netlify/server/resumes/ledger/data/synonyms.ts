/** Words between two bars say the same; the first is the one all become. Verbs are in `verbs.ts`. */
export const SYNONYMS = `
customer client | nominee nominated nomination | employee worker staff personnel workforce
team group crew équipe équipes | department division | company firm organization organisation | user enduser
vendor supplier provider | contract agreement | spend spending expenditure expense | yearly annual
quick fast rapid | goal target objective | laptop notebook | computer pc | website webpage site_web
shop store | document paperwork | bid tender | error mistake defect | average mean | physician doctor
unit ward | colleague coworker peer | alert alarm notification | examination audit exam
refresh replacement | inquiry enquiry query | visitor guest | form questionnaire | dealer reseller
student pupil | apartment flat | house home | compliance adherence | share proportion percentage
number count | invoice bill | worldwide global | national nationwide countrywide | current present
newly recently freshly | detailed thorough | large big | small little | joint shared | unplanned unscheduled
downtime outage | interruption disruption | schedule timetable | truck lorry | aeroplane airplane
labor labour | center centre | program programme | license licence | color colour | theater theatre
behavior behaviour | organization organisation | optimization optimisation | modernization modernisation
digitization digitisation | utilization utilisation | specialized specialised | catalog catalogue
fiber fibre | defense defence | income earnings
responsible responsibility in_charge_of accountable accountability | honours honors hons | workshop seminar
complaint grievance | method technique | purchase procurement | fault malfunction | failure breakdown
brochure leaflet flyer | lesson class | sample specimen | medicine medication drug | clothing apparel
bicycle bike | holiday vacation | onboarding induction | warehouse depot | discount rebate
child children kids | woman women | man men | analysis analyses | criterion criteria | curriculum curricula
lawyer attorney solicitor | salary wage | award prize | talk lecture | speaker presenter | sickness illness
hauler haulier carrier | agreement accord | bug defect | staffing manning | handbook manual
clinician practitioner | resident inhabitant | passenger traveler traveller | phase stage | earnings profit
fee charge | price pricing | theft stealing | absence absenteeism | newcomer joiner starter
volunteer helper | parent guardian | teacher educator instructor | pupil schoolchild | classroom schoolroom
subject topic | kitchen galley | meal dish | diner eater | dispute disagreement | lawsuit litigation
evidence proof | journey trip | parcel package | shipment consignment | stock inventory | machine equipment
device appliance | screw bolt | sketch drawing | picture image photo photograph | film video
magazine periodical | audience readership | subscriber follower | fair exhibition expo | conference congress
session sitting | conversation discussion | feedback comments | rule regulation | law statute
standard norm | screen display | password passcode | bottleneck chokepoint | delay lag | backlog queue
milestone landmark | gap shortfall | surplus excess | risk hazard | injury harm | accident mishap
incident occurrence | appointment booking reservation | roster rota | night overnight night_time | morning forenoon
weekday workday | neu neue neuen neuer neues neuem nouveau nouvelle nouveaux nouvelles
mitarbeiter mitarbeitende mitarbeitenden mitarbeitern mitarbeiterin mitarbeiterinnen
kunde kunden kundinnen | jahr jahre jahren jahres | projekt projekte projekten projekts projektes
prozess prozesse prozessen prozesses | kosten kostenaufwand | standort standorte standorten
mathematics maths math | kilometer kilometre km kilometern kilomètre kilomètres | mile mi
kilogram kilogramme kg kilo kilos | hectare ha hektar | pound lb lbs | megawatt mw | kilowatt kw
gigabyte gb | terabyte tb | ton tonne tonnen tonnes | meter metre mètre mètres metern
m2 sqm quadratmeter quadratmetern | january januar janvier jan | february februar février feb
march märz mars | april avril | june juni juin | july juli juillet | august août | september septembre sept
october oktober octobre | november novembre | december dezember décembre
telecom telecoms telecommunications telecommunication | statistics stats statistical
specification spec specifications | laboratory lab labs labor | rehabilitation rehab
facility site premises | property estate | plant factory | region area territory | firm business enterprise
outlet branch | crew squad | manager boss superior | newcomers beginners
apprentice trainee azubi azubis auszubildende auszubildenden auszubildender lehrling lehrlinge apprenti apprentis
intern internship stagiaire stagiaires praktikant praktikanten praktikantin | job role post | query question
ticket case | request ask | remark comment | plan scheme | blueprint drawing | approach procedure
guideline guidance | checklist list | manual guide | seminar training_course | lecture presentation
paper article | grant subsidy | revenue turnover sales | cost expense expenses costs | consumption usage
throughput output | wastage waste scrap | damage harm | stockroom storeroom 
fleet vehicles | forklift lift_truck | spare replacement | construction building | premises facilities
road street | bridge viaduct | pipe piping pipeline | power electricity | heating heat
cooling refrigeration | surgery operation | ward station stationen
patient resident patienten patientinnen patienten patienteninnen
nurse nurses pflegekraft pflegekräfte pflegekräften | relative relatives family families angehörige
therapy treatment | dose dosage | instructions directions | course class lehrgang kurs kurse cours
grade mark | term semester | school college | pupil schüler schülerinnen élève élèves | lesson unterricht
homework assignment | parents eltern | timetable stundenplan | kunde klient clients client
lieferant lieferanten zulieferer fournisseur fournisseurs prestataire prestataires
vertrag verträge vereinbarung contrat contrats | antrag anträge anträgen gesuch | bescheid bescheide
amt behörde | gemeinde kommune | abteilung abteilungen fachbereich | team gruppe mannschaft teams
leitfaden handbuch | schulung weiterbildung fortbildung | besprechung sitzung meeting réunion réunions
beschwerde reklamation reklamationen réclamation réclamations | umsatz umsätze erlös erlöse
gebäude bau bauwerk | baustelle baustellen chantier chantiers | zeichnung plan pläne plänen
entwurf konzept | wettbewerb ausschreibung | lager magazin | fahrer chauffeur chauffeurs | lkw lastwagen
bestellung auftrag aufträge bestellungen commande commandes | rechnung rechnungen facture factures
unterlagen dokumente | verantwortlich verantwortung zuständig zuständigkeit | monatlich mensuel
jährlich annuel | täglich quotidien | küche cuisine | gast gäste gästen convive convives
repas menu menus plat plats | carte speisekarte | service équipe_de_service | gaspillage pertes
élaboration conception | suivi contrôle | budget enveloppe | site établissement établissements
atelier ateliers | outil outils | logiciel logiciels | entretien maintenance | livraison livraisons
commis aide_de_cuisine | salarié salariés employé employés collaborateur collaborateurs | stage stages
niveau niveaux | réduction diminution | total overall | yearly jahr | first inaugural | several multiple
various diverse | daily everyday | fulltime full_time | parttime part_time | roughly approximately
jointly together zusammen gemeinsam ensemble
all every | next following | largest biggest | smallest tiniest | driver operator | salesperson seller
majority mostly mainly largely chiefly
currently presently derzeit aktuell zurzeit momentan actuellement
`;
