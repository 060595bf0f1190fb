/**
 * Verbs by what they say of responsibility; between two bars or in one line those that say the same. Before them a level: 1 took part, 2 did
 * a part, 3 did it, 4 was answerable for it, 5 began it; of amounts `-` down, `+` up, `=` changed. Behind `>` the lines,
 * by a word of each, that say no more: a claim may replace a verb by one of its own line or of these, never the other way.
 * Words behind `;` have another line of their own. The base form is enough; irregular forms are in `irregular-verbs.ts`.
 */

export const VERB_LINES = `
1 participate attend shadow partake take_part join_in involve participation involvement sit_in play_a_part have_a_hand engage_in be_part_of ; contribute_to
1 support assist help aid contribute_to assistance contribution back_up pitch_in lend_a_hand give_support help_out > participate
2 collaborate cooperate partner liaise work_with work_together work_closely team_up join_forces work_alongside work_jointly collaboration partnership interact coordinate_with
2 coordinate organize organise arrange > support | 2 facilitate moderate host
2 serve act work function > collaborate support | 2 provide offer supply furnish equip contribute ; deliver give issue
2 maintain keep upkeep service keep_up sustain preserve ; hold look_after take_care_of > support | 2 welcome greet ; receive
2 check_in > welcome | 2 cover step_in fill_in stand_in substitute deputise deputize ; fill > support
2 onboard induct orient orientation | 2 process handle deal_with address see_to ; attend_to take_care_of resolve
2 log record document register note capture enter chart > process
2 track monitor watch follow observe_closely keep_track_of keep_an_eye_on keep_watch > log
2 prepare compile assemble put_together draw_up make_ready get_ready ; produce create
2 report present communicate inform brief speak talk relay ; share update flag provide
2 alert warn notify raise_alarm ; flag inform | 2 demonstrate demo showcase ; show
2 diagnose troubleshoot debug | 2 repair mend ; fix restore | 2 refer pass_on hand_on forward send_on redirect
2 treat | 2 cue | 2 pack package | 2 ship dispatch send_out ; send deliver
2 assign allocate distribute apportion allot hand_out give_out | 2 transport haul carry convey ; move deliver | 2 cook | 2 load
2 rank come_in ; place finish | 2 clean sanitize sanitise
2 measure gauge record_measurements take_measurements > check | 2 observe
2 prototype build_a_prototype make_a_prototype create_a_prototype
3 merge consolidate combine unify integrate join | 3 publish release
3 standardize standardise harmonize harmonise ; unify | 3 program code script > develop
2 answer respond reply field reply_to respond_to ; handle address > process
2 check verify inspect control examine_closely go_over review examine look_at look_over go_through double_check vet
2 audit > check | 2 use utilize utilise employ apply make_use_of leverage ; rely_on work_in draw_on
2 recommend propose suggest put_forward ; advocate
2 care look_after tend attend_to take_care_of care_for provide_care > support | 2 schedule roster ; plan
2 plan map_out lay_out > prepare | 2 mentor coach tutor ; guide > support
2 guide advise counsel consult > support | 2 precept preceptor > mentor onboard
2 cowrite coauthor > contribute_to | 2 reconcile ; balance match
2 analyze analyse evaluate assess study investigate appraise research look_into > check | 2 survey poll
2 configure install set_up put_up fit mount > prepare | 2 tune adjust calibrate
2 gather collect bring_together pull_together ; compile
2 update revise refresh bring_up_to_date keep_up_to_date amend | 2 test try_out run_tests pilot trial trialled | 2 translate
2 sample | 2 draw sketch ; draft > prepare | 2 edit proofread | 2 calculate compute work_out | 2 order place_orders | 2 compare
2 explain clarify > report | 2 escort accompany | 2 file archive | 2 store keep_in_storage | 2 pay remit > process
2 forecast project predict | 2 sort classify categorize categorise
2 count tally take_inventory stocktake ; inventory | 2 estimate | 2 stock restock replenish | 2 enforce
2 interview | 2 promote advertise publicize publicise ; market | 2 solicit seek ; request | 2 rely depend
2 pursue study_for work_toward work_towards ; complete | 3 open inaugurate ; launch
3 approve authorize authorise sign_off | 3 decide determine | 2 sell
2 buy purchase procure source ; order acquire
2 teach educate give_lessons give_classes lecture ; train instruct
3 train instruct give_training ; teach educate > support teach onboard
3 run conduct perform execute carry_out hold undertake > coordinate supervise | 3 operate ; run
3 administer > manage maintain | 3 supervise oversee watch_over > coordinate guide manage
3 manage be_in_charge_of > supervise coordinate run track process
3 build create develop make produce construct devise craft come_up_with engineer fabricate manufacture ; form assemble generate compose put_up > prepare
3 design architect ; engineer conceive | 3 write author pen write_up ; compose > prepare draft cowrite build
2 draft > prepare
3 introduce launch start begin bring_in kick_off initiate set_in_motion institute start_up ; adopt > implement establish roll_out set_up
3 implement put_in_place put_into_practice put_into_effect put_into_service bring_into_service ; install
3 establish ; create set_up > set_up | 3 roll_out deploy take_live ; extend > implement introduce
3 bring_to_market take_to_market ; launch release
3 migrate transfer move transition switch convert relocate shift_over change_over port bring_over carry_over ; shift
3 deliver complete finish finalize finalise wrap_up hand_over ; close_out bring_in | 3 negotiate
3 renegotiate > negotiate
3 resolve solve fix settle close close_out sort_out clear_up rectify remedy ; correct address
3 exceed beat surpass outperform > meet | 3 meet reach achieve attain hit
3 win secure gain acquire obtain land bring_in_new | 2 receive ; earn get name honor recognize | 2 visit tour
3 validate ; verify confirm | 3 replace swap exchange swap_out > introduce
3 rework redesign rebuild overhaul restructure rewrite redo revamp reengineer reorganize reorganise remodel > update
3 select choose pick opt_for decide_on | 3 save | 3 spend | 3 automate | 3 hire recruit take_on bring_on_board
4 own > manage | 4 account_for answer_for
3- reduce cut lower decrease shrink trim shorten drop fall decline lessen slash curb go_down come_down bring_down cut_down scale_back dip sink diminish drive_down slim_down cut_back shave
3+ raise increase grow rise lift boost climb expand elevate go_up push_up bring_up step_up drive_up ; gain add extend
3- halve | 3+ double | 3+ triple treble | 3+ quadruple
3= improve enhance | 2 go_into ; enter | 3= go change shift bring | 3- accelerate speed_up expedite
4 lead direct head chair head_up > manage supervise coordinate run mentor
5 spearhead pioneer champion drive orchestrate mastermind > lead | 5 founded ; start > establish cofound
2 find identify discover spot detect catch uncover notice flag ; reveal | 3 avoid prevent avert
2 suspend pause halt | 3 stop discontinue terminate cease end | 2 remove take_out strip delete
2 attract ; draw bring_in | 2 contact reach_out phone call | 2 submit hand_in ; file
2 adapt tailor customize customise modify ; adjust | 3 simplify streamline | 2 connect link
2 protect safeguard ; secure | 2 encourage motivate | 2 need require | 2 recover retrieve ; restore
2 exhibit display ; show | 2 digitize digitise scan | 2 catalog catalogue index | 2 wash rinse ; clean
2 dig excavate | 2 photograph ; film | 2 rent lease | 2 discuss talk_about debate | 2 mediate | 2 invite
2 discard throw_away throw_out dispose_of | 2 postpone put_off defer push_back | 2 fill_out ; complete
2 cofound
2 list itemize itemise | 2 interpret | 2 search look_for
`;

/** As `-ing` or `-ed` behind a noun they only join, as prepositions do: `a team covering three sites`. */
export const JOINING_VERBS =
  'serve cover include use total support span comprise regard concern contain involve value worth reach feature follow range employ';

/** Their base forms are nouns as well: `walls and support structures`. */
export const NOUNS_TOO =
  'support report plan test design project order process program file record schedule contact research cost stock market model service release review audit check visit sample survey draft forecast mentor lead host coach guide partner offer supply care load pack package cook purchase pay rank log track monitor change shift lift boost climb cut drop fall decline rise increase move switch transfer port start launch win gain land finish fix control measure gauge sketch answer reply field note document register capture watch brief demo transport haul repair export import trade budget practice work function act cover share update alert notice flag treat code script store issue form balance archive escort tour need list balance index phone call scan wash rent lease show search';

/** They say that something was done; what, says their object: `took measurements`, `paid visits`, `held a review`. */
export const LIGHT_VERBS =
  'do make take give hold keep pay place run conduct perform execute carry_out complete deliver handle undertake provide maintain';

/** Light verbs that go with the same objects: calls are made or placed, reviews are held or run; training taken is not given. */
export const LIKE_LIGHT_VERBS: readonly string[] = [
  'make place do',
  'hold run conduct give perform carry_out execute deliver do undertake',
  'keep maintain hold',
  'complete deliver perform do',
];

/** Of people these say the same: who supervises technologists leads them. */
export const LEADING_VERBS = 'supervise manage lead head';

/** They leave what was done to the words around them. */
export const WEAK_VERBS =
  'do make take give keep put bring get go come have see serve work act provide conduct perform carry carry_out handle undertake include cover need follow involve remain become continue sit ' +
  'use feed join spend rely receive belong rest recover lie go_on come_in bring_in sit_in durchführung leistung vornahme machen effectuer assurer faire passer';

/** What somebody may be proud of: said by its own word or not at all. */
export const MATTERING_VERBS =
  'win publish launch approve certify eliminate end stop prevent complete finish found patent decide authorize guarantee ensure hire fire select choose negotiate implement introduce build design create establish ' +
  'lead manage direct head chair own run drive spearhead pioneer champion orchestrate govern command preside supervise oversee transform revolutionize sell roll deploy install sign set earn close double triple save';

export const PAST_ONLY =
  'foresaw:foresee underwrote:underwrite outgrew:outgrow overtook:overtake ' +
  'arose:arise ate:eat awoke:awake bit:bite blew:blow bore:bear forbade:forbid forgave:forgive forgot:forget froze:freeze hid:hide mistook:mistake overcame:overcome partook:partake redrew:redraw sank:sink shook:shake sprang:spring stole:steal strove:strive swore:swear tore:tear undertook:undertake underwent:undergo withdrew:withdraw wove:weave ' +
  'went:go grew:grow rose:rise fell:fall wrote:write took:take gave:give drove:drive began:begin spoke:speak chose:choose ' +
  'oversaw:oversee did:do came:come became:become knew:know drew:draw shrank:shrink ran:run cowrote:cowrite coran:corun saw:see rewrote:rewrite wore:wear flew:fly threw:throw broke:break woke:wake swam:swim rode:ride sang:sing';

export const PAST_AND_PARTICIPLE =
  'sped:speed troubleshot:troubleshoot upheld:uphold withstood:withstand outsold:outsell resold:resell rethought:rethink remade:remake repaid:repay unwound:unwind ' +
  'bent:bend bred:breed clung:cling crept:creep dug:dig fought:fight heard:hear hung:hang knelt:kneel learnt:learn meant:mean overheard:overhear shone:shine slid:slide slept:sleep spun:spin struck:strike strung:string stuck:stick swung:swing wept:weep withheld:withhold wrung:wring ' +
  'led:lead coled:colead cotaught:coteach cobuilt:cobuild built:build won:win held:hold made:make kept:keep spent:spend taught:teach brought:bring bought:buy sold:sell ' +
  'used:use using:use met:meet sent:send rebuilt:rebuild found:find lost:lose left:leave paid:pay said:say told:tell caught:catch fed:feed dealt:deal laid:lay lent:lend sat:sit stood:stand swept:sweep sought:seek thought:think understood:understand lit:light agreed:agree';

export const PARTICIPLE_ONLY =
  'arisen:arise bitten:bite blown:blow borne:bear eaten:eat forbidden:forbid forgotten:forget frozen:freeze hidden:hide mistaken:mistake redrawn:redraw shaken:shake stolen:steal sunk:sink sworn:swear torn:tear undertaken:undertake undergone:undergo withdrawn:withdraw woken:wake woven:weave ' +
  'gone:go grown:grow risen:rise fallen:fall written:write taken:take given:give driven:drive begun:begin spoken:speak ' +
  'chosen:choose overseen:oversee done:do become:become known:know drawn:draw cowritten:cowrite rewritten:rewrite worn:wear flown:fly thrown:throw ridden:ride sung:sing';

/** Look like their base form: only their place tells. */
export const UNCHANGED = 'cut set put run come let hit cast split shed quit spread reset read';

/** German and French words of the lines above that name no act, by the first word of the line. */
export const VERBS_OF_LANGUAGES: Readonly<Record<string, string>> = {
  write: 'schriftlich schriftliche schriftlichen schriftlicher',
  draw: 'gezeichnet zeichnen',
  maintain: 'wartet warte wartete',
};
