/**
 * Verbs between two bars are told for one another, wherever a claim may choose its word, and by those behind `>`, which
 * say less; a verb may stand in several groups, and no group reaches further than itself. None of them decides,
 * answers for something, or begins it.
 */
export const NEAR_VERBS = `
schedule arrange book plan_in | organize > schedule plan arrange book set_up | draft > write prepare draw_up produce | prepare > draft draw_up | write > develop produce prepare compile create put_together draft
compose > write create | compile put_together collate assemble > prepare collect | type key_in enter input > record | jot_down write_down note > record | record > write_down note collect keep
distribute circulate hand_out give_out > send provide issue | send post mail dispatch forward | issue > send provide give | answer > take field handle deal_with attend_to | take > answer receive handle
respond respond_to react > attend deal_with handle answer | phone ring call telephone > contact speak_to | email > contact write | chase follow_up pursue > contact remind | remind > contact
collect gather obtain > take receive pick_up | receive get | pay settle disburse > process | bill invoice charge | manage > look_after handle take_care_of administer care_for keep oversee
administer > give maintain look_after handle keep | handle deal_with process | look_after take_care_of care_for tend maintain | maintain > support look_after service | run > operate hold organize conduct do | conduct > do hold run
listen > review monitor | analyze analyse > test examine study evaluate review interpret | investigate > review examine check explore follow_up | research > study explore investigate examine | test > check examine try_out evaluate
find locate trace track_down pinpoint identify spot | repair fix mend recondition > service restore work_on | overhaul recondition refurbish > repair service maintain | service > maintain inspect check
install fit put_in set_up mount > assemble connect place | lay put_down > install fit place | wire > connect install | erect put_up > assemble set_up build install | assemble build put_together
replace > change swap renew install fit substitute | dismantle take_apart disassemble strip_down | demolish knock_down pull_down tear_down > remove | paint coat > decorate | decorate > paint | plaster render skim
weld > join fabricate | machine mill > produce make | operate drive run use | drive > transport operate | transport > carry move bring | deliver drop_off hand_over > bring transport supply provide take | deliver > give run hold conduct present
ship send dispatch > deliver | unload empty offload | load fill pack | restock replenish refill top_up | reorder > replenish restock order | store > keep stock | count tally inventory | weigh > measure | label tag mark
sort > arrange organize group classify | wrap pack | sell > generate offer | upsell > sell | advise > recommend suggest inform support guide | recommend > advise suggest | display exhibit show > present arrange | merchandise > display arrange
balance cash_up > reconcile check count | cook > prepare make | bake > make prepare produce | plate > prepare serve | wash rinse scrub > clean | clean > tidy wash | welcome greet > receive check_in | host > hold run organize welcome
cater > serve provide | nurse > care_for look_after | care_for look_after > support help assist | dispense hand_out > supply give issue provide | draw > take collect | bathe wash | vaccinate immunize immunise inoculate
visit call_on > see meet | meet > see talk_to speak_to | refer signpost pass_on escalate | escalate > report forward | liaise > communicate work speak deal_with cooperate | communicate > speak talk | consult > ask speak
teach tutor instruct > coach train show | train > teach coach instruct prepare | instruct > brief explain show | mark grade > correct assess review check | invigilate proctor > supervise | coach mentor > train guide | lead > guide run teach
design > create develop draw lay_out plan model | develop > write create prepare | create > develop produce make prepare write set_up | illustrate > draw sketch | edit > revise correct rework cut check | revise rework amend > edit update change
rewrite > revise update edit rework | update > revise edit amend | proofread > check review correct edit | publish > come_out appear post issue put_out release | film shoot record | photograph shoot | cover > report write_about
report > notify inform tell
interview > speak_to talk_to question | present > show demonstrate explain give speak | speak > present talk | pitch > present | demonstrate show > explain present | explain > show describe | perform > play sing | play sing > perform
rehearse practise practice | curate > organize arrange put_together mount | stage put_on mount > hold organize | catalog > list record document register index | archive > file store preserve | conserve restore > preserve repair treat
survey > measure question ask map | calibrate > adjust check set | validate > verify test check confirm | verify > check confirm | optimize optimise > improve refine tune | refine upgrade > improve | upgrade > update modernize improve | tune > adjust optimize improve
deploy > install set_up | roll_out > install deploy distribute upgrade | code program > write develop | build create | debug > fix troubleshoot repair | troubleshoot > diagnose investigate | document > record describe write_down write_up note
integrate > connect link | combine merge join bring_together link pool > connect | extract pull retrieve export | query search | back_up > save | book > record enter reserve | forecast predict project > estimate | estimate cost price quote
audit > review examine check | file submit lodge > send hand_in | negotiate > agree discuss bargain | retain keep hold | win > gain attract bring_in acquire get | attract draw bring_in | raise > bring_in collect generate | generate bring_in yield earn > produce make
assess evaluate appraise > value review check examine | fill > recruit staff | recruit > source | screen > review vet assess check | vet > check review screen | advertise promote publicise publicize > post market | summarize summarise outline sum_up condense > describe
attend > go_to visit join | plant > put_in set_out grow | sow > plant | cultivate grow > raise produce | harvest > pick gather collect cut | prune trim cut_back > cut | irrigate water | mow > cut | breed rear raise | fell cut_down | spray > treat
patrol > monitor check inspect walk guard | guard > protect watch monitor | notify tell inform > alert contact | monitor > check track observe measure | track > measure check follow_up | inspect > check examine look_at
pour > place lay | renovate refurbish modernize do_up redecorate > update repair restore remodel | commission > start_up test | pick > collect gather | implement > carry_out apply execute | restructure reorganize > change rearrange
delegate assign allocate | motivate inspire encourage | streamline > improve simplify | ensure make_sure > check | chair > run hold | propose > recommend suggest pitch put_forward | share > exchange provide pass_on | exchange > share
earn > gain obtain receive get achieve | read > interpret study | interpret > read study | pass > complete | open > start set_up | guide > show take_around accompany | transcribe > type write | digitize > scan enter | split divide
shorten > speed_up accelerate cut | accelerate speed_up > shorten | serve wait_on attend_to > help look_after assist | escort accompany > guide take | examine > inspect check look_at assess | observe > watch study monitor | practise practice > use apply
supply provide > give offer deliver | give > provide offer | offer > provide give | adapt adjust tailor > modify | modify alter adapt > adjust change | convert turn_into > change | extend lengthen > expand enlarge | expand extend enlarge > widen
cut > reduce | allot allocate > give assign | solicit request > ask seek | seek look_for search | ask question > contact | confirm > check | compare match | select > choose pick | shortlist > screen | nominate propose | calculate > work_out estimate
resolve > handle deal_with close answer | close > finish complete settle | coordinate > organize arrange schedule liaise support work | supervise > monitor guide look_after | oversee > monitor supervise | review > read check examine go_through look_at
stand_in deputise deputize fill_in step_in substitute act cover | represent act_for appear_for stand_for | treat > care_for look_after see help | admit > receive register | discharge > release | triage > assess prioritize | prioritize prioritise rank
lift raise > move carry | clear > remove empty | sweep mop vacuum > clean | polish > clean | iron press | sew stitch | knit weave | trim cut | measure > check take | inventory > count list | procure source > order buy find | import bring_in | export > sell ship
`;
