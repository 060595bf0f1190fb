/**
 * What things are, `kind: things`: a claim may tell a thing by its kind, never the other way. A kind is wider than each
 * thing behind it, whoever speaks of it.
 */
export const KINDS_OF_THINGS = `
incident: outage breakdown accident fault failure crash malfunction ; request: ticket enquiry question inquiry application call email
case: complaint claim ticket ; ticket: request incident fault ; problem: fault error defect bug outage
system: server portal crm erp website webpage wms cms spreadsheet ; solution: system tool platform application script software
platform: website portal shop app ; application: portal app shop website ; infrastructure: server network storage data_centre firewall switch router
asset: machine server laptop vehicle equipment building ; software: application app script program tool plugin
component: part shaft seal gear housing valve bearing impeller casting bracket board ; part: shaft seal gear housing valve bearing impeller casting bracket
product: pump machine dish shoe device printer bread software garment sofa tool ; goods: parcel pallet product food ; item: product part article parcel
supplies: bandage drug consumable paper glove ; consumable: glove bandage toner ; property: flat house building apartment
building: school hospital house office hall theatre ; structure: bridge building roof hall tunnel ; premises: shop office warehouse hall
project: rollout migration move relaunch extension refurbishment conversion ; initiative: project campaign programme scheme
activity: task event campaign project ; programme: course series campaign ; guideline: protocol policy rule procedure checklist
documentation: record catalogue wiki article runbook note sheet paper checklist protocol ; documents: drawing paper form contract
document: note sheet paper checklist protocol policy catalogue statement specification ; paperwork: form note sheet
record: log chart file note list ; publication: article paper book ; presentation: talk lecture demo slide
session: workshop class lesson meeting course training round ; meeting: workshop session round conference ; course: class lesson workshop
event: fair concert evening market festival tournament tasting tour workshop ; channel: email phone chat newsletter telephone
correspondence: letter email ; message: email note letter ; communication: call chat talk
stakeholder: board management committee council manager union client authority customer team partner sponsor
management: board director executive committee ; leadership: board director head committee executive ; executive: director ceo cfo board
authority: council ministry agency police ; user: customer employee staff nurse ; end_user: staff employee user customer client
specialist: engineer technician analyst nurse developer electrician therapist ; operative: picker packer driver worker
trainee: apprentice intern student ; colleague: nurse developer engineer picker representative agent analyst technician teacher cook
practitioner: nurse physician therapist ; professional: developer nurse teacher electrician technician controller buyer
performance: speed latency run_time throughput uptime availability ; productivity: throughput output
cost: rent energy wage expense ; funds: grant budget money donation subsidy ; transaction: payment order invoice booking
data: figure number record table log reading measurement result ; information: data figure result note
analysis: evaluation comparison study simulation ; report: statement dashboard summary overview account ; evaluation: test comparison
plan: schedule rota roster timetable ; process: procedure workflow ; measure: action
improvement: reduction increase cut saving ; change: reduction increase replacement switch move ; adjustment: change correction
transition: migration move switch replacement change rollout ; migration: move switch transfer ; implementation: introduction rollout installation
deployment: rollout installation introduction ; upgrade: replacement update ; maintenance: repair inspection
inspection: check test walk round ; check: inspection test ; verification: check test ; assessment: test exam evaluation
care: treatment therapy nursing ; treatment: therapy physiotherapy ; service: repair maintenance support ; help: support
equipment: bed monitor ventilator printer boiler lift elevator heater ; instrument: scale gauge spectrometer microscope ; device: sensor meter scanner monitor
vehicle: coach tram lorry ambulance trailer ; fleet: van lorry truck ; transport: delivery shipment haulage
material: steel timber paper handout cement sheet ; ingredient: fish vegetable meat flour ; food: fish vegetable meat dish meal bread
patient: adult child resident ; young_people: student pupil apprentice child teenager ; qualification: certificate degree licence diploma
region: country city county district ; site: branch plant shop warehouse office store ; location: site plant branch hotel
branch: shop store ; outlet: shop store branch ; market: country region ; department: ward kitchen laboratory ; area: ward department
workforce: crew shift team ; crew: shift ; team: crew shift brigade ; group: class team crew ; audience: visitor reader customer listener
figure: turnover cost margin ; result: reading measurement ; order: purchase_order ; deal: contract order ; customer: account hospital shop
accounts: ledger book statement ; invoice: bill ; supplier: manufacturer foundry farm ; competition: contest tournament ; award: prize medal
medication: infusion tablet insulin injection ; procedure: operation ; symptom: pain fever ; injury: wound burn fracture
test: experiment trial ; environment: server system ; interface: api ; code: script program ; feature: filter form page
`;
