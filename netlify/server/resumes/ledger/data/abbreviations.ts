/** Short forms and what they stand for: the short forms, `=`, the long ones (`|` between several), `;`. */
export const ABBREVIATIONS = `
sr = senior ; jr = junior ; asst = assistant ; assoc = associate ; mgr = manager ; dir = director
eng engr = engineer ; rep = representative ; ae = account executive ; sdr = sales development representative
grad = graduate ; opex = operating ; sfdc = salesforce ; tech = technician ; supv = supervisor
spec = specialist ; acct = account ; exec = executive ; admin = administrator ; dept = department
mgmt = management ; ops = operations ; coord = coordinator ; vp = vice president ; svp = senior vice president
avp = assistant vice president ; ceo = chief executive officer ; cfo = chief financial officer
coo = chief operating officer ; cio = chief information officer ; cto = chief technology officer
ciso = chief information security officer ; cmo = chief marketing officer ; chro = chief human resources officer
cnio = chief nursing informatics officer ; infotech = information technology ; hr = human resources
pm = project manager ; pmo = project management office ; erp = enterprise resource planning
crm = customer relationship management ; cms = content management system ; lms = learning management system
wms = warehouse management system ; hris = human resources information system
itsm = it service management | information technology service management
itil = information technology infrastructure library ; sla = service level agreement
kpi = key performance indicator ; roi = return on investment ; arr = annual recurring revenue
mrr = monthly recurring revenue ; nps = net promoter score ; cac = customer acquisition cost
ltv = lifetime value ; fem = finite element method | finite element ; fea = finite element analysis
cfd = computational fluid dynamics
fmea = failure mode and effects analysis | failure modes and effects analysis
oee = overall equipment effectiveness ; plc = programmable logic controller ; cnc = computer numerical control
pcr = polymerase chain reaction ; qpcr = quantitative pcr | quantitative polymerase chain reaction
ngs = next generation sequencing ; hplc = high performance liquid chromatography
gmp = good manufacturing practice ; glp = good laboratory practice
hcahps = hospital consumer assessment of healthcare providers and systems
cauti = catheter associated urinary tract infection ; ec2 = amazon elastic compute cloud | elastic compute cloud
s3 = amazon simple storage service | simple storage service ; pos = point of sale ; sku = stock keeping unit
yoy = year over year | year on year ; haccp = hazard analysis and critical control points
iep = individualized education program | individualized education plan ; esl = english as a second language
mttr = mean time to restore | mean time to recovery | mean time to resolution | mean time to resolve | mean time to repair
fcr = first contact resolution ; slo = service level objective ; sso = single sign on
mfa = multi factor authentication | multifactor authentication ; vpn = virtual private network
lan = local area network ; wan = wide area network ; dns = domain name system ; vm = virtual machine
ad = active directory ; gpo = group policy object ; o365 m365 = office 365 | microsoft 365
ci = continuous integration ; cd = continuous delivery | continuous deployment
api = application programming interface ; ui = user interface ; ux = user experience ; qa = quality assurance
qc = quality control ; uat = user acceptance testing ; bi = business intelligence ; ml = machine learning
ai = artificial intelligence ; nlp = natural language processing ; etl = extract transform load
sql = structured query language ; ga4 = google analytics 4 ; gcp = google cloud platform
aws = amazon web services ; k8s = kubernetes ; js = javascript ; ts = typescript
mssql = ms sql | microsoft sql | sql server | ms sql server | microsoft sql server ; vmware = vm ware
seo = search engine optimization | search engine optimisation ; sem = search engine marketing
ppc = pay per click ; cro = conversion rate optimization ; cpl = cost per lead ; cpa = cost per acquisition
ctr = click through rate ; mql = marketing qualified lead ; sql_lead = sales qualified lead
b2b = business to business ; b2c = business to consumer ; saas = software as a service
cots = commercial off the shelf ; rfi = request for information ; rfp = request for proposal
rfq = request for quotation ; mep = mechanical electrical and plumbing | mechanical electrical plumbing
bim = building information modeling | building information modelling
hvac = heating ventilation and air conditioning ; gc = general contractor
leed = leadership in energy and environmental design ; osha = occupational safety and health administration
sqft = square feet | square foot | sq ft ; rn = registered nurse ; lpn = licensed practical nurse
cna = certified nursing assistant | certified nurse assistant ; np = nurse practitioner ; iv = intravenous
icu = intensive care unit ; micu = medical intensive care unit | medical icu ; er = emergency room
ed = emergency department ; medsurg = medical surgical | med surg ; ehr = electronic health record
emr = electronic medical record ; bcma = barcode medication administration | bar code medication administration
clabsi = central line associated bloodstream infection
hipaa = health insurance portability and accountability act ; bls = basic life support
acls = advanced cardiac life support | advanced cardiovascular life support
cpr = cardiopulmonary resuscitation ; adl = activities of daily living | activity of daily living
pmp = project management professional ; capm = certified associate in project management
cissp = certified information systems security professional ; cpa_title = certified public accountant
shrm = society for human resource management ; gaap = generally accepted accounting principles
ar = accounts receivable ; ap = accounts payable ; p&l = profit and loss ; fte = full time equivalent
bs bsc = bachelor of science | bachelors of science ; ba = bachelor of arts | bachelors of arts
bsn = bachelor of science in nursing ; bba = bachelor of business administration
beng = bachelor of engineering ; ms msc = master of science | masters of science
ma = master of arts | masters of arts ; mba = master of business administration ; meng = master of engineering
phd = doctor of philosophy ; aas = associate of applied science
prem = premises ; usa us = united states | united states of america ; uk = united kingdom ; nyc = new york city
dr = disaster recovery ; sop = standard operating procedure
cicd = ci cd | continuous integration and continuous delivery ; rpa = robotic process automation
iot = internet of things ; hdi = help desk institute ; iso = international organization for standardization
ncua = national credit union administration ; po = purchase order ; bom = bill of materials
ks1 = key stage 1 ; ks2 = key stage 2 ; ks3 = key stage 3 ; ks4 = key stage 4 ; pv = photovoltaic
sps = speicherprogrammierbare | speicherprogrammierbaren | speicherprogrammierbarer
kfz = kraftfahrzeug | kraftfahrzeuge | kraftfahrzeugen ; crrt = continuous renal replacement therapy
soc = security operations centre | security operations center ; noc = network operations centre | network operations center
p95 = 95th percentile ; p99 = 99th percentile ; p90 = 90th percentile ; p50 = 50th percentile
ppm = parts per million ; spc = statistical process control ; ppap = production part approval process
capa = corrective and preventive action ; rfid = radio frequency identification ; hse ehs = health safety and environment
oem = original equipment manufacturer ; tco = total cost of ownership ; npi = new product introduction
rca = root cause analysis ; okr = objectives and key results ; mdm = mobile device management
dms = document management system ; tms = transport management system ; mes = manufacturing execution system
ats = applicant tracking system ; cmdb = configuration management database ; vfd = variable frequency drive
edi = electronic data interchange ; ocr = optical character recognition ; vdi = virtual desktop infrastructure
gdpr = general data protection regulation ; ehr = electronic patient record ; fmcg = fast moving consumer goods
cab = change advisory board ; gl = general ledger ; k12 = kindergarten through twelfth grade
`;

/** Written in different ways, the same thing, up to `;`. The first name is the one all become. */
export const SAME_NAMES = `
microsoft azure | azure ; vmware vsphere | vsphere ; microsoft project | ms project
microsoft excel | ms excel | excel ; microsoft word | ms word ; microsoft power bi | power bi | powerbi
microsoft teams | ms teams ; microsoft exchange | exchange ; microsoft office | ms office
windows server | windows servers | microsoft windows server ; office 365 | microsoft office 365
google analytics 4 | google analytics four ; javascript | java script ; node | nodejs | node js
react | reactjs | react js ; postgresql | postgres ; mongodb | mongo ; kmeans | k means
ab test | ab testing | ab experiment | split test | split testing ; ecommerce | e commerce ; email | e mail ; onsite | on site
startup | start up ; backend | back end ; frontend | front end ; fullstack | full stack
health care | healthcare ; front desk | front office ; apache kafka | kafka ; apache spark | spark
apache airflow | airflow ; sheet metal | sheetmetal ; hashicorp terraform | terraform
tableau desktop | tableau ; autodesk revit | revit ; autodesk autocad | autocad
help desk | helpdesk | service desk | servicedesk ; go live | golive ; lookahead | look ahead
punchlist | punch list ; dataset | data set ; workflow | work flow ; timeline | time line
day to day | everyday ; barcode | bar code ; database | data base ; nonprofit | non profit
occasionally | occasional | from time to time | at times | now and then | once in a while | on occasion | sometimes
regularly | on a regular basis | routinely ; face to face | in person
new hire | newly hired employee | newly hired staff | new recruit | new starter | new joiner | new employee ; turnaround time | turnaround
point of contact | contact person ; end to end | from start to finish ; first year | year one ; a level | a levels
first level | 1st level ; second level | 2nd level ; third level | 3rd level ; first line | 1st line ; second line | 2nd line
second year | year two ; third year | year three ; fourth year | year four
second month | month two ; third month | month three ; sixth month | month six
monthly close | month end close | month end closing | monthly closing ; monthly accounts | month end accounts
monthly management accounts | month end management accounts | monthly management accounting
monthly reporting | month end reporting ; monthly reports | month end reports ; quarterly close | quarter end close
quarterly accounts | quarter end accounts ; annual accounts | year end accounts ; annual close | year end close | year end closing
first quarter | quarter one ; previously | before that | prior to that | before this
square meter | square metre | m2 | sqm
`;
