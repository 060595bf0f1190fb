/** Words of one line say the same; the first is the one all become. Verbs are in `verbs.ts`. */
export const SYNONYMS = `
customer client
nominee nominated nomination
employee worker staff personnel workforce
team group crew équipe équipes
department division
company firm organization organisation
user enduser
vendor supplier provider
contract agreement
spend spending expenditure expense
yearly annual
quick fast rapid
goal target objective
laptop notebook
computer pc
website webpage site_web
shop store
document paperwork
bid tender
error mistake defect
average mean
physician doctor
unit ward
colleague coworker peer
alert alarm notification
examination audit exam
refresh replacement
inquiry enquiry query
visitor guest
form questionnaire
dealer reseller
student pupil
apartment flat
house home
compliance adherence
share proportion percentage
number count
invoice bill
worldwide global
national nationwide countrywide
current present
newly recently freshly
detailed thorough
large big
small little
joint shared
unplanned unscheduled
downtime outage
interruption disruption
schedule timetable
truck lorry
aeroplane airplane
labor labour
center centre
program programme
license licence
color colour
theater theatre
behavior behaviour
organization organisation
optimization optimisation
modernization modernisation
digitization digitisation
utilization utilisation
specialized specialised
catalog catalogue
fiber fibre
defense defence
income earnings
responsible responsibility in_charge_of accountable accountability
honours honors hons
workshop seminar
complaint grievance
method technique
purchase procurement
fault malfunction
failure breakdown
brochure leaflet flyer
lesson class
sample specimen
medicine medication drug
clothing apparel
bicycle bike
holiday vacation
onboarding induction
warehouse depot
discount rebate
child children kids
woman women
man men
analysis analyses
criterion criteria
curriculum curricula
lawyer attorney solicitor
salary wage
award prize
talk lecture
speaker presenter
sickness illness
hauler haulier carrier
agreement accord
bug defect
staffing manning
handbook manual
clinician practitioner
resident inhabitant
passenger traveler traveller
phase stage
earnings profit
fee charge
price pricing
theft stealing
absence absenteeism
newcomer joiner starter
volunteer helper
parent guardian
teacher educator instructor
pupil schoolchild
classroom schoolroom
subject topic
kitchen galley
meal dish
diner eater
dispute disagreement
lawsuit litigation
evidence proof
journey trip
parcel package
shipment consignment
stock inventory
machine equipment
device appliance
screw bolt
sketch drawing
picture image photo photograph
film video
magazine periodical
audience readership
subscriber follower
fair exhibition expo
conference congress
session sitting
conversation discussion
feedback comments
rule regulation
law statute
standard norm
screen display
password passcode
bottleneck chokepoint
delay lag
backlog queue
milestone landmark
gap shortfall
surplus excess
risk hazard
injury harm
accident mishap
incident occurrence
appointment booking reservation
roster rota
night overnight
morning forenoon
weekday workday
neu neue neuen neuer neues neuem nouveau nouvelle nouveaux nouvelles
mitarbeiter mitarbeitende mitarbeitenden mitarbeitern mitarbeiterin mitarbeiterinnen
kunde kunden kundinnen
jahr jahre jahren jahres
projekt projekte projekten projekts projektes
prozess prozesse prozessen prozesses
kosten kostenaufwand
standort standorte standorten
mathematics maths math
kilometer kilometre km kilometern kilomètre kilomètres
mile mi
kilogram kilogramme kg kilo kilos
hectare ha hektar
pound lb lbs
megawatt mw
kilowatt kw
gigabyte gb
terabyte tb
ton tonne tonnen tonnes
meter metre mètre mètres metern
m2 sqm quadratmeter quadratmetern
`;
