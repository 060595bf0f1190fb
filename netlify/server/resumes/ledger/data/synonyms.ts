/** Words between two bars say the same; the first is the one all become. Verbs are in `verbs.ts`. */
export const SYNONYMS = `
customer client | nominee nominated nomination | employee worker staff personnel workforce | team group crew équipe
department division | company firm organization organisation | user enduser | vendor supplier provider
contract agreement | spend expenditure expense | yearly annual | quick fast rapid | goal target objective
laptop notebook | computer pc | website webpage site_web | shop store | document paperwork | bid tender
error mistake defect | average mean | physician doctor | unit ward | colleague coworker peer | alert alarm
examination audit exam | refresh replacement | inquiry enquiry query | visitor guest | form questionnaire
dealer reseller | student pupil | apartment flat | house home | compliance adherence | share proportion percentage
number count | invoice bill | worldwide global | national nationwide countrywide | current present
newly recently freshly | detailed thorough | large big | small little | unplanned unscheduled | downtime outage
interruption disruption | schedule timetable | truck lorry | aeroplane airplane | labor labour | center centre
program programme | license licence | color colour | theater theatre | behavior behaviour | utilization utilisation
specialized specialised | catalog catalogue | fiber fibre | defense defence | income earnings
responsible responsibility in_charge_of accountable accountability | honours honors hons | workshop seminar
complaint grievance | method technique | purchase procurement | fault malfunction | failure breakdown
brochure leaflet flyer | lesson class | sample specimen | medicine medication drug | clothing apparel
bicycle bike | holiday vacation | onboarding induction | warehouse depot | discount rebate | child children kids
woman women | man men | analysis analyses | criterion criteria | curriculum curricula | lawyer attorney solicitor
salary wage | award prize | talk lecture | speaker presenter | sickness illness | hauler haulier carrier
agreement accord | handbook manual | clinician practitioner | resident inhabitant | passenger traveler traveller
phase stage | earnings profit | fee charge | theft stealing | absence absenteeism | newcomer joiner starter
volunteer helper | parent guardian | teacher educator instructor | pupil schoolchild | classroom schoolroom
subject topic | kitchen galley | meal dish | diner eater | dispute disagreement | lawsuit litigation | journey trip
parcel package | shipment consignment | stock inventory | machine equipment | device appliance | screw bolt
sketch drawing | picture image photo photograph | film video | magazine periodical | audience readership
subscriber follower | fair exhibition expo | conference congress | session sitting | conversation discussion
feedback comments | rule regulation | law statute | standard norm | screen display | password passcode
bottleneck chokepoint | delay lag | backlog queue | milestone landmark | gap shortfall | surplus excess
risk hazard | injury harm | accident mishap | incident occurrence | appointment booking reservation | roster rota
night overnight night_time | morning forenoon | weekday workday | neu neuen neuer neuem nouveau nouvelle nouveaux
mitarbeiter mitarbeitende mitarbeiterin mitarbeiterinnen | kunde kunden kundinnen | jahr jahren | projekt projekten
prozess prozessen | kosten kostenaufwand | standort standorten | mathematics maths
kilometer kilometre km kilomètre | mile mi | kilogram kilogramme kg kilo | hectare ha hektar | pound lb lbs
megawatt mw | kilowatt kw | gigabyte gb | terabyte tb | ton tonne tonnen | meter metre mètre | m2 quadratmeter
january januar janvier jan | february februar février feb | march märz mars | april avril | june juni juin
july juli juillet | august août | september septembre sept | october oktober octobre | november novembre
december dezember décembre | telecom telecommunications | statistics stats | laboratory lab | rehabilitation rehab
facility site | property estate | plant factory | region area territory | firm business enterprise | outlet branch
crew squad | manager boss superior | newcomers beginners
apprentice trainee azubi auszubildende lehrling lehrlinge apprenti
intern internship stagiaire praktikant praktikanten praktikantin | job role post | query question | ticket case
request ask | plan scheme | approach procedure | checklist list | manual guide | seminar training_course
paper article | grant subsidy | revenue turnover sales | consumption usage | throughput output
wastage waste scrap | stockroom storeroom | fleet vehicles | forklift lift_truck | construction building
road street | bridge viaduct | pipe pipeline | power electricity | cooling refrigeration | ward station stationen
patient patienten patientinnen patienteninnen | nurse pflegekraft pflegekräfte | relative family angehörige
dose dosage | instructions directions | course lehrgang kurs kurse cours | grade mark | term semester
school college | pupil schüler schülerinnen élève | lesson unterricht | homework assignment | parents eltern
timetable stundenplan | kunde klient | lieferant lieferanten zulieferer fournisseur prestataire
vertrag verträge vereinbarung contrat | antrag anträge gesuch | amt behörde | gemeinde kommune
abteilung fachbereich | team gruppe mannschaft | leitfaden handbuch | schulung weiterbildung fortbildung
besprechung sitzung meeting réunion | beschwerde reklamation reklamationen réclamation | umsatz umsätze erlös
gebäude bau bauwerk | baustelle chantier | zeichnung pläne | entwurf konzept | wettbewerb ausschreibung
fahrer chauffeur | lkw lastwagen | bestellung auftrag aufträge commande | rechnung facture | unterlagen dokumente
verantwortlich verantwortung zuständig zuständigkeit | monatlich mensuel | jährlich annuel | täglich quotidien
küche cuisine | gast gäste convive | repas menu menus plat | carte speisekarte | service équipe_de_service
gaspillage pertes | élaboration conception | suivi contrôle | budget enveloppe | site établissement
entretien maintenance | commis aide_de_cuisine | salarié employé collaborateur | niveau niveaux
réduction diminution | total overall | first inaugural | several multiple | various diverse | fulltime full_time
parttime part_time | roughly approximately | jointly together zusammen gemeinsam ensemble | all every
next following | largest biggest | smallest tiniest | driver operator | salesperson seller
majority mostly mainly largely chiefly primarily predominantly hauptsächlich überwiegend vorwiegend größtenteils surtout principalement majoritairement essentiellement | currently presently derzeit aktuell zurzeit momentan actuellement
`;
