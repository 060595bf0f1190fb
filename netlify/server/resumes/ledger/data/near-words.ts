/**
 * Words between two bars say the same in a sentence of what was done, though not as a skill or a title; a word may
 * stand in several groups.
 */
export const NEAR_WORDS = `
all each | phone telephone | serve support | administrator administer | component part piece | staff staff_member team_member associate | cost spending outlay
location site place venue | pilot trial | agricultural farm | trade_fair trade_show | booth stand stall | attendee participant
overrun overage overspend | difference discrepancy variance deviation mismatch | issue problem concern trouble finding | complaint concern
web_shop online_shop online_store web_store | wage pay compensation remuneration | difficulty problem | run_time runtime duration
metric indicator measure | guest patron diner | tenant lessee renter | donation gift contribution | initiative project
procedure protocol process practice | flaw defect fault | uptime availability | late overdue delayed | pending awaited undecided | teammate colleague
server waiter waitress waitstaff | large sizable major | old previous former prior | usual typical normal standard ordinary
usually typically generally normally commonly mostly | idle unused inactive unneeded | quick swift speedy prompt
early ahead_of_schedule ahead_of_time | late behind_schedule | throughout across | company business | road roadway highway | citizen resident
text copy wording description | duty responsibility | sign signage | period timeframe time_frame time_period window | deadline due_date
short_staffed understaffed short_of_staff | result finding outcome | feedback input remark | reduction decrease drop | growth increase rise gain
goods merchandise item product | article item | permission authorization consent approval | partner partnership | shortage shortfall
landowner property_owner | utility utility_company | mill plant | cleaning sanitation | story article piece | lead prospect | territory zone district
goal aim quota | refund reimbursement | discount markdown | month_end | bookkeeping accounting | forecast projection outlook | statement report
lawsuit suit | publication paper | route path | warehouse storehouse distribution_center | dock bay | curriculum syllabus | exam test assessment
parent caregiver family | principal headteacher | flight trip tour | luggage baggage | loan credit | mortgage home_loan | source_code code codebase
failure crash | chart graph plot | specification requirement | requirement need demand | contractor builder | excavation digging
survey questionnaire | response answer reply | press media | journalist reporter | event occasion function | talk speech presentation
collection holdings | youth teenager adolescent | elderly older_adult senior_citizen | counseling therapy | charity nonprofit | wiring cabling
tube pipe | valve tap | fixture jig | mold mould | scrap reject | rework rejects | consumption use draw | electricity energy | effort work
monitoring tracking surveillance | newsletter mailing bulletin | family relation | acuity severity | evidence proof record | log record entry
manager supervisor head lead boss | chair chairperson chairman chairwoman head | deputy backup stand_in substitute | document paper file
instruction guidance guideline | knowledge_base wiki | access entry admission | account login | request ticket | enquiry question request
caller customer | answer_rate response_rate | pass_rate success_rate | referral case | discipline conduct behavior | schedule calendar plan
meeting session conference | class course section | grader student | notice message letter communication announcement
award honor recognition distinction | member participant | committee panel board council | proposal bid offer | proposal plan | equipment machinery
pressure load | housing enclosure casing | drawing plan print | test_rig test_bench test_stand | buyer purchaser | client account | shift turn rota
weekend saturday_and_sunday | night evening | hospital medical_center | emergency_department emergency_room | ward floor | fall tumble
handover handoff shift_report | treatment therapy care | education teaching instruction training | training course workshop class | coach mentor
campaign drive | ad advertisement advert | subscriber reader | list database | web_page page | site website | visitor user | conversion sign_up
margin profit | income revenue | price rate fee | contract deal | negotiation bargaining | deficiency defect shortcoming | estimate quote quotation
overtime extra_hours | labor staff | produce fruit_and_vegetables | waste spoilage loss | restaurant eatery bistro | bar pub | rating score
review rating | review comment | star point | opening launch | line range series | brand label | shop outlet | region country | community neighborhood
municipality town city | office bureau | headquarters head_office main_office | import entry | export shipment | shipment delivery load
delay lateness | error inaccuracy | accuracy precision correctness | speed pace rate | throughput volume | capacity volume | weekly_meeting
checklist form | form sheet | pipeline flow process | job task process | table dataset | guide tutorial manual | hire recruit newcomer
intern trainee | squad team | staffing headcount | leadership management | executive leader | department team function unit | division department
customer_service customer_support | help_desk support_desk | branch_office branch | field_office branch | scheme development project | home household
online electronic | successful succeed | income money funding | scheme programme initiative | outdated out_of_date obsolete
senior older_people older_person elderly | colleague staff | treatment procedure | aftercare follow_up_care | appointment visit consultation
commercial business corporate | newspaper paper daily | operation procedure surgery | fitting fixture lamp light
theatre operating_room operating_theatre | congés vacances | urlaub ferien | payment invoice | payroll payslip | instruction guide manual
departure journey | amendment change modification revision alteration | service sitting meal | cover diner guest meal | dish recipe plate
supplies stock consumables | tyre tire | repair fix mend | stay visit | room bedroom | guest customer | dressing bandage
shot injection jab vaccination | child pupil youngster | teen teenager adolescent | pupil learner | maths arithmetic | trip excursion outing visit
club group | play performance production show | concert gig performance | piece work composition | choir chorus | gallery museum | artwork work piece
exhibit object artefact artifact item | brochure pamphlet booklet | logo emblem mark | poster placard | text piece | blog blog_post post
post message | banner display | press_release media_release news_release | reader audience | programme show broadcast | interview conversation
premises building | kitchen cookery | pavement footpath sidewalk | lift elevator | timber wood lumber | brickwork masonry | socket outlet
circuit wiring | tap faucet | drain drainage | garden grounds | lawn grass turf | lorry hgv | driver chauffeur | passenger rider | load cargo freight
parcel packet | pallet skid | aisle row | picker packer | depot yard | route round run | till cash_register register checkout | shelf shelving rack
shopper customer | takings receipts sales | sale deal | upgrade improvement | order purchase_order | supplier seller | brand range
policy guideline rule | law legislation | brief submission | will testament | case file matter | witness deponent | tenant occupant | landlord owner
claim demand case | ledger book account | tax duty | return filing declaration | receipt voucher | budget spend funds | creditor supplier
arrears overdue_payment late_payment | applicant candidate | vacancy opening role position | interviewer panel | turnover attrition churn fluctuation
training_session training | rota schedule | bug fault defect issue | release version | screen monitor page | app application software program
dashboard report overview | query search | dataset data | outage failure interruption | password credential | user staff | patch update | backup copy
test trial check | script program | library package module | page site | load_time | api interface | machine line | drawing blueprint plan
breakdown fault | shutdown outage stoppage | tool implement | spare_part part component | defect failure | method procedure process
experiment trial study test | batch lot | reagent chemical | survey study poll | family household | carer caregiver | drop_in session
shelter hostel refuge | flat unit home | benefit allowance | neighbourhood area district community | fire blaze | incident event | patrol round
offence crime | evacuation drill | agent representative | adviser advisor | team_leader supervisor foreman | share part | level rate | end close
amount sum total | new fresh | outside external | abroad overseas foreign | entire whole complete | own personal | private personal | several various
online digital web | electronic digital | broken faulty defective damaged | sick ill unwell | safe secure | subsequent later following
additional extra further | kunde auftraggeber | bericht report auswertung | besprechung termin treffen | gerät maschine anlage
störung fehler ausfall defekt | baustelle bau | ware artikel produkt | filiale geschäft laden markt | bewohner pflegebedürftige
schüler kind lernende | angebot offerte | rechnung faktura | kurs schulung seminar | veranstaltung event anlass | einführung start
mitarbeiterinnen beschäftigte | gäste besucher | équipe brigade | élève enfant apprenant | chantier site | rapport compte_rendu
réunion rendez_vous séance | magasin boutique point_de_vente | commande achat | panne défaut incident | appareil machine équipement
formation cours atelier | séance cours session | devis offre | facture note | salarié agent | visiteur public | article texte papier
lettre_d_information infolettre newsletter
`;

/** A word says less than those behind it: hospitals are facilities. A claim may go from them to it, never back. */
export const GENERAL_WORDS = `
staff: engineer analyst nurse technician bartender cook clerk cashier driver planner buyer designer developer administrator operator accountant teacher physician barista drafter mechanic electrician waiter welder inspector guard librarian paralegal agent assistant coordinator specialist consultant representative
professional: engineer analyst nurse technician accountant teacher physician designer developer lawyer architect therapist pharmacist
personnel: engineer analyst nurse technician clerk operator driver administrator
clinician: nurse physician therapist pharmacist ; icu: micu ; unit: icu micu
facility: hospital clinic plant warehouse factory store shop school restaurant depot laboratory terminal station library museum hotel
location: clinic warehouse store shop restaurant depot branch office hotel
organization: hospital school university agency authority charity bank clinic
document: report guide manual handbook letter memo brochure plan contract form drawing certificate
documentation: report guide manual handbook drawing plan procedure log
material: brochure flyer handout worksheet slide leaflet
system: software application platform database tool network ; tool: software application spreadsheet script
vehicle: truck van car bus lorry tractor forklift
equipment: pump machine valve press lathe robot turbine motor server laptop scanner crane forklift tool
hardware: server laptop router switch printer workstation ; customer: guest diner tenant shopper
student: pupil graduate apprentice undergraduate ; learner: student pupil apprentice
event: fair conference festival concert exhibition expo ; training: course workshop lesson class seminar
content: article post newsletter text video copy story
issue: error bug defect complaint fault incident failure difference deficiency ; partner: supplier agency dealer
stakeholder: supplier agency landowner utility department customer tenant resident
leader: manager director head executive supervisor principal ; family: parent guardian relative
communication: newsletter notice letter email message ; requirement: rule regulation specification standard
child: pupil ; crop: wheat maize corn barley soybean ; medication: antibiotic insulin vaccine
measurement: reading ; data: record file ; cloud: azure aws gcp ; cost: fee price
runtime: run ; week: monday tuesday wednesday thursday friday saturday sunday ; area: region district county
community: neighborhood
`;
