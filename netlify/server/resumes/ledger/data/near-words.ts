/**
 * Words between two bars say the same in a sentence of what was done, though not as a skill or a title; a word may
 * stand in several groups.
 */
export const NEAR_WORDS = `
all each every | serve support | administrator administer administration | component part piece | staff employee staff_member team_member associate | cost spending expense outlay | location site place venue
pilot trial | agricultural farm farming | funding fund money | trade_fair trade_show | booth stand stall | attendee participant
overrun overage overspend | difference discrepancy variance deviation mismatch | issue problem concern trouble finding | complaint concern
web_shop online_shop online_store web_store | graduate grad | wage pay compensation salary remuneration | difficulty problem
run_time runtime running_time duration | metric indicator measure | guest visitor patron diner | freight cargo | tenant lessee renter
donation gift contribution | initiative project | procedure protocol process practice | flaw defect fault | uptime availability
late overdue delayed | pending awaited undecided | teammate colleague coworker | server waiter waitress waitstaff | large big sizable major | old previous former prior
usual typical normal standard ordinary | usually typically generally normally commonly mostly | idle unused inactive unneeded
quick fast rapid swift speedy prompt | early ahead_of_schedule ahead_of_time | late behind_schedule | throughout across
company firm business | road roadway highway street | citizen resident inhabitant | text copy wording description | duty responsibility
sign signage | period timeframe time_frame time_period window | deadline due_date | short_staffed understaffed short_of_staff
result finding outcome | feedback comment input remark | reduction decrease drop decline | growth increase rise gain | stock inventory
goods merchandise item product | article item | permission authorization consent approval | partner partnership | shortage shortfall gap
landowner property_owner | utility utility_company | mill plant factory | cleaning sanitation | story article piece | lead prospect
territory region area zone district | goal target objective aim quota | refund reimbursement | discount markdown rebate | month_end
bookkeeping accounting | forecast projection outlook | statement report | lawsuit litigation suit | publication paper article
route path | warehouse storehouse distribution_center | dock bay | curriculum syllabus | exam test examination assessment
parent guardian caregiver family | principal headteacher | flight trip journey tour | luggage baggage | reservation booking
loan credit | mortgage home_loan | source_code code codebase | outage downtime | failure breakdown crash | chart graph plot
specification requirement | requirement need demand | contractor builder | excavation digging | survey questionnaire | response answer reply
press media | journalist reporter | event occasion function | talk speech presentation lecture | collection holdings
youth teenager adolescent | elderly older_adult senior_citizen | counseling therapy | charity nonprofit | wiring cabling cable
tube pipe piping | valve tap | fixture jig | mold mould | scrap waste reject wastage | rework rejects | reject scrap
consumption usage use draw | electricity power energy | effort work | monitoring tracking surveillance | newsletter mailing bulletin
family relative relation | acuity severity | evidence proof record | log record entry
manager supervisor head lead boss | chair chairperson chairman chairwoman head | deputy backup stand_in substitute
administrator admin | document paperwork paper file | instruction direction guidance guideline | manual guide handbook
knowledge_base wiki | access entry admission | account login | request ticket case | enquiry question request | caller customer
answer_rate response_rate | pass_rate success_rate | absenteeism absence | referral case | discipline conduct behavior | schedule timetable calendar plan
meeting session conference | class course lesson section | grader student pupil | notice message letter communication announcement
award prize honor recognition distinction | member participant | committee panel board council | proposal bid offer
proposal plan | equipment machine machinery | pressure load | housing enclosure casing | drawing plan print
test_rig test_bench test_stand | supplier vendor provider | buyer purchaser | client customer account | firm company
shift turn rota | weekend saturday_and_sunday | night evening overnight | hospital medical_center
emergency_department emergency_room | ward unit floor | medication drug medicine | fall tumble | handover handoff shift_report | treatment therapy care
education teaching instruction training | training course workshop class | coach mentor
campaign drive | ad advertisement advert | subscriber follower reader | list database | web_page page | site website
visitor user | conversion sign_up | budget funds | spend spending | margin profit | income revenue earnings | sales revenue turnover
price rate fee charge | contract agreement deal | negotiation bargaining | tender bid | deficiency defect shortcoming | estimate quote quotation | overtime extra_hours
labor labour staff workforce | produce fruit_and_vegetables | waste spoilage loss | restaurant eatery bistro | bar pub | kitchen galley
rating score | review rating | review comment | star point | opening launch | line range series | brand label | shop store outlet branch
region country area | community neighborhood | municipality town city | office bureau | headquarters head_office main_office
import entry | export shipment | shipment delivery consignment load | delay lateness | backlog queue | defect error fault bug
error mistake inaccuracy | accuracy precision correctness | speed pace rate | throughput output volume | capacity volume
weekly_meeting | checklist form | form sheet | pipeline flow process
job task process | job role position post | query question | report dashboard | table dataset | guide tutorial manual
hire recruit newcomer starter joiner | intern trainee | volunteer helper | crew team | squad team group | group team unit
staffing headcount | leadership management | executive leader | department team group function unit | division department
customer_service customer_support | help_desk service_desk support_desk | branch_office branch | field_office branch
scheme development project | home household house | online electronic | successful succeed | income money funding | scheme programme program initiative | outdated out_of_date obsolete | senior older_people older_person elderly | paperwork documentation document | colleague staff employee | treatment procedure | aftercare follow_up_care | appointment visit consultation | commercial business corporate | newspaper paper daily | operation procedure surgery | fitting fixture lamp light | surgery procedure | theatre operating_room operating_theatre | congés vacances congé | urlaub ferien
payment invoice bill | payroll payslip | instruction guide manual | departure journey trip | amendment change modification revision alteration | service sitting meal | cover diner guest meal | dish recipe meal plate
supplies stock consumables | tyre tire | repair fix mend | stay visit | room bedroom | guest customer | dressing bandage | specimen sample | shot injection jab vaccination
child pupil youngster kid | teen teenager adolescent | pupil student learner | maths arithmetic | trip excursion outing visit | club group | play performance production show
concert gig performance | piece work composition | choir chorus | gallery museum | artwork work piece | exhibit object artefact artifact item | brochure leaflet flyer pamphlet booklet | logo emblem mark | poster placard | picture photo image
article text piece | blog blog_post post | post message | newsletter mailing | banner display | press_release media_release news_release | reader audience | programme show broadcast | interview conversation
premises building | kitchen cookery | pavement footpath sidewalk | lift elevator | scaffold scaffolding | timber wood lumber
brickwork masonry | socket outlet | circuit wiring | tap faucet | drain drainage | garden grounds | lawn grass turf
lorry truck hgv | driver chauffeur | passenger rider traveller | load cargo freight | parcel package packet | pallet skid | aisle row | picker packer | depot warehouse yard | route round run
till cash_register register checkout | shelf shelving rack | shopper customer | takings receipts sales | sale deal | upgrade improvement | order purchase_order | supplier seller | brand range
policy guideline rule | rule regulation | law legislation | brief submission | will testament | case file matter | witness deponent | tenant occupant | landlord owner | claim demand case
ledger book account | invoice bill | tax duty | return filing declaration | accounts books | receipt voucher | budget spend funds | creditor supplier | arrears overdue_payment late_payment
applicant candidate | vacancy opening role position post | interviewer panel | starter hire | turnover attrition churn fluctuation | training_session training | induction onboarding | rota roster schedule
bug fault defect issue | release version | laptop notebook | screen display monitor page | app application software program | dashboard report overview | query search | dataset data | outage failure interruption
password credential | user staff employee | patch update | backup copy | test trial check | script program | library package module | page site | load_time loading_time | api interface
machine line | part component | drawing blueprint plan | breakdown failure fault | shutdown outage stoppage | tool implement | spare_part part component | downtime stoppage | fault defect failure
method technique procedure process approach | result finding | paper article | lab laboratory | experiment trial study test | batch lot | reagent chemical | survey study poll | sample specimen
family household | carer caregiver | volunteer helper | drop_in session | shelter hostel refuge | flat apartment unit home | benefit allowance | referral case | neighbourhood area district community
fire blaze | alarm alert | incident event | patrol round | visitor guest | offence crime | evacuation drill
boss manager superior | agent representative | adviser advisor | team_leader supervisor foreman | foreman supervisor
savings saving | share proportion percentage part | level rate | end close | amount sum total
annual yearly | new fresh | outside external | abroad overseas foreign | entire whole complete | own personal | private personal | several various multiple | online digital web | electronic digital
broken faulty defective damaged | faulty defective | sick ill unwell | safe secure | subsequent later following | additional extra further
kunde auftraggeber | bericht report auswertung | besprechung termin treffen | gerät maschine anlage | anlage maschine | störung fehler ausfall defekt | baustelle bau | ware artikel produkt | filiale geschäft laden markt
bewohner pflegebedürftige | schüler kind lernende | angebot offerte | rechnung faktura | kurs lehrgang schulung seminar | veranstaltung event anlass | einführung start | mitarbeiterinnen beschäftigte | gäste besucher
équipe brigade groupe | élève enfant apprenant | chantier site | rapport compte_rendu | réunion rendez_vous séance | magasin boutique point_de_vente | commande achat | panne défaut incident | appareil machine équipement
formation cours atelier | séance cours session | fournisseur prestataire | devis offre | facture note | salarié agent | visiteur public | article texte papier | lettre_d_information infolettre newsletter
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
week: monday tuesday wednesday thursday friday saturday sunday ; area: region district county
community: neighborhood
`;
