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
initial first | deputy deputise deputize | delay late | possible potential | future upcoming coming | recent latest | remaining other | critical vital essential | urgent emergency | manual by_hand
automatic automated | written in_writing | spoken oral verbal | international global cross_border | in_house internal | third_party external outside | bespoke custom tailored made_to_measure
legacy old outdated | temporary seasonal | temporary agency | cross_functional interdisciplinary multidisciplinary | combined total joint | beginner newcomer starter | critical severe | ongoing continuous continual
vacancy opening open_position open_role job_opening vacant_position | time_to_hire time_to_fill hiring_time recruitment_time | remote_working remote_work home_office home_working working_from_home teleworking mobile_working
sick_leave absence sickness | return_to_work reintegration | performance_review appraisal performance_appraisal | employee_survey staff_survey | new_hire recruit | negotiation talk | dismissal termination redundancy | wage salary pay
sign_up subscription registration enrollment signup | subscriber sign_up | customer_base clientele | key_account major_customer major_account | territory area patch | inquiry lead | order_book backlog | quotation bid tender
newsletter email_campaign | landing_page page | product_description product_text | tagline slogan | banner ad | follower fan | press_conference press_event | mail_shot mailing | footfall visitor
latency response_time | response_time reaction_time | recovery restoration restore | incident outage | feature function functionality | repository repo | server host | environment system | user_account account | access_right permission right
telephone_system phone_system telephony | pc workstation desktop computer | laptop device | endpoint device workstation | storage disk | ticketing ticket | runbook playbook procedure | job batch | schema data_model | interface connector integration
performance speed | load import ingestion | data_feed feed | data_quality data_accuracy | held_out hold_out out_of_sample test | forecast prediction | outlier anomaly | dashboard scorecard cockpit | key_figure metric kpi | insight finding conclusion
stack_up tolerance_chain | drawing design_drawing | frequency_converter variable_frequency_drive frequency_inverter frequency_drive vfd | control_cabinet switch_cabinet control_panel | distribution_board switchboard fuse_box | fault defect malfunction
lighting illumination | motor drive | bearing bush | turned_part lathe_part | series batch run | measuring_machine cmm | control_chart spc_chart | complaint claim | nonconformity non_conformance deviation | car automotive vehicle
earthwork groundwork | bypass ring_road | road highway | bridge crossing | shop_drawing fabrication_drawing workshop_drawing | tender_document tender_documentation tender_paper bid_document | safety_audit safety_inspection | cost_report cost_reporting
intravenous iv | critically_ill intensive_care | ventilated on_ventilator mechanically_ventilated | newly_qualified newly_graduated | health_record patient_record medical_record | electronic_record electronic_health_record electronic_patient_record ehr emr
physiotherapy physical_therapy | outpatient ambulatory | finding result | back_pain lower_back_pain | wound_care wound_management | pressure_ulcer pressure_sore bedsore | shift duty
exercise_plan training_plan exercise_programme | placement internship rotation | attendance turnout | attendance participation | year grade class | trainee_teacher student_teacher | second_place runner_up | pupil member student
goods_in inbound receiving incoming_goods | goods_out outbound dispatch outgoing_goods | reach_truck forklift | stock_count stocktake inventory_count stocktaking | refrigerated chilled cold_storage temperature_controlled | roster rota shift_plan schedule shift_schedule
delivery_route route tour | delay late_delivery | subcontractor haulier | driver courier | holiday_cover leave_cover vacation_cover | damage breakage | space area | aisle bay
management_account monthly_account | invoice receivable | overdue outstanding past_due in_arrears | savings saving cost_saving cost_savings | packaging packing | rent lease_payment | accounts_receivable debtors receivables | accounts_payable creditors payables
audit_trail log | close closing close_process | year_end annual_close | budget_plan budget | cash_flow liquidity | variance deviation | write_off bad_debt | board management_board | line_manager manager supervisor | executive_team management_team leadership_team
works_council staff_council employee_representatives | shop_floor production_floor | ombudsman arbitrator | first_contact first_call | recorded_call call_recording | switch changeover change
recording record | chat live_chat | shift_leader shift_lead team_leader | ticket_system ticketing_system | point_of_sale till cash_register | web_shop ecommerce online_shop ecommerce_site ecommerce_platform online_store | ecommerce online_retail
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
roll_out: replacement introduction launch migration ; analysis: stack_up calculation ; device: laptop tablet phone smartphone printer scanner
contractor: subcontractor freelancer ; service: microservice ; test: unit_test regression_test ; supplier: foundry haulier dealer subcontractor
discrepancy: difference shortage ; inspection: test check ; stakeholder: product_team risk_team sales_team ; visit: call ; outcome: result
`;
