/**
 * Verbs by what they say of responsibility. Verbs of one group say the same; a claim may replace a verb by one of
 * its own group or of a group in `implies`, never the other way. Levels: 1 took part, 2 did a part, 3 did it,
 * 4 was answerable for it, 5 began it. The base form is enough; irregular forms are in `irregular-verbs.ts`.
 */
export type VerbGroup = {
  level: number;
  words: string;
  /** Of amounts: `to` says that something changed, not in which direction. */
  change?: 'up' | 'down' | 'to';
  /** Groups, by their first word. */
  implies?: string;
};

export const VERB_GROUPS: readonly VerbGroup[] = [
  {
    level: 1,
    words:
      'participate attend observe shadow partake take_part join_in involve participation involvement sit_in play_a_part have_a_hand',
  },
  {
    level: 1,
    words:
      'support assist help aid contribute pitch_in lend_a_hand assistance contribution back_up give_support',
    implies: 'participate',
  },
  { level: 2, words: 'collaborate cooperate partner liaise work_with work_together team_up join_forces' },
  { level: 2, words: 'coordinate organize organise arrange', implies: 'support' },
  { level: 2, words: 'facilitate moderate host' },
  { level: 2, words: 'serve act work function', implies: 'collaborate' },
  { level: 2, words: 'provide offer supply furnish' },
  { level: 2, words: 'maintain keep upkeep service', implies: 'support' },
  { level: 2, words: 'welcome greet receive' },
  { level: 2, words: 'check_in', implies: 'welcome' },
  { level: 2, words: 'cover step_in fill_in stand_in substitute', implies: 'support' },
  { level: 2, words: 'onboard induct' },
  { level: 2, words: 'process handle deal_with' },
  { level: 2, words: 'log record document register note capture enter' },
  {
    level: 2,
    words: 'track monitor watch follow observe_closely keep_track_of keep_an_eye_on',
    implies: 'log',
  },
  { level: 2, words: 'prepare compile assemble put_together draw_up make_ready get_ready' },
  { level: 2, words: 'report present communicate inform brief speak talk' },
  { level: 2, words: 'demonstrate demo showcase' },
  { level: 2, words: 'diagnose troubleshoot' },
  { level: 2, words: 'repair mend' },
  { level: 2, words: 'refer pass_on hand_on forward send_on redirect' },
  { level: 2, words: 'treat' },
  { level: 2, words: 'cue' },
  { level: 2, words: 'pack package' },
  { level: 2, words: 'ship dispatch' },
  { level: 2, words: 'assign allocate distribute apportion' },
  { level: 2, words: 'transport haul carry convey' },
  { level: 2, words: 'cook' },
  { level: 2, words: 'load' },
  { level: 2, words: 'rank come_in' },
  { level: 2, words: 'clean sanitize sanitise' },
  { level: 2, words: 'measure gauge record_measurements' },
  { level: 3, words: 'merge consolidate combine unify integrate join' },
  { level: 3, words: 'publish release' },
  { level: 3, words: 'standardize standardise harmonize harmonise' },
  { level: 3, words: 'program code', implies: 'develop' },
  { level: 2, words: 'answer respond reply field reply_to respond_to' },
  { level: 2, words: 'check verify inspect audit control examine_closely go_over', implies: 'review' },
  { level: 2, words: 'review examine look_at look_over look_into go_through' },
  { level: 2, words: 'use utilize utilise employ apply make_use_of' },
  { level: 2, words: 'recommend propose suggest put_forward' },
  { level: 2, words: 'care look_after tend attend_to take_care_of', implies: 'support' },
  { level: 2, words: 'schedule' },
  { level: 2, words: 'plan map_out lay_out', implies: 'prepare' },
  { level: 2, words: 'mentor coach tutor', implies: 'guide' },
  { level: 2, words: 'guide advise counsel consult', implies: 'support' },
  { level: 2, words: 'precept', implies: 'mentor' },
  { level: 2, words: 'cowrite coauthor', implies: 'contribute' },
  { level: 2, words: 'reconcile' },
  {
    level: 2,
    words: 'analyze analyse evaluate assess study investigate appraise research',
    implies: 'review',
  },
  { level: 2, words: 'survey poll' },
  { level: 2, words: 'configure install set_up put_up fit mount', implies: 'prepare' },
  { level: 2, words: 'tune adjust calibrate' },
  { level: 2, words: 'gather collect bring_together pull_together' },
  { level: 2, words: 'update revise refresh bring_up_to_date keep_up_to_date' },
  { level: 2, words: 'test' },
  { level: 2, words: 'translate' },
  { level: 2, words: 'sample' },
  { level: 2, words: 'draw sketch' },
  { level: 2, words: 'edit proofread' },
  { level: 2, words: 'calculate compute' },
  { level: 2, words: 'order' },
  { level: 2, words: 'compare' },
  { level: 2, words: 'explain clarify' },
  { level: 2, words: 'escort accompany' },
  { level: 2, words: 'file archive' },
  { level: 2, words: 'store keep_in_storage' },
  { level: 2, words: 'pay remit' },
  { level: 2, words: 'forecast project' },
  { level: 3, words: 'open inaugurate' },
  { level: 3, words: 'approve authorize authorise sign_off' },
  { level: 3, words: 'decide determine' },
  { level: 2, words: 'sell' },
  { level: 2, words: 'buy purchase procure source order' },
  { level: 2, words: 'teach educate give_lessons give_classes', implies: 'train' },
  { level: 3, words: 'train instruct give_training', implies: 'support teach onboard' },
  { level: 3, words: 'run conduct perform execute carry_out hold operate', implies: 'coordinate supervise' },
  { level: 3, words: 'administer', implies: 'manage maintain' },
  { level: 3, words: 'supervise oversee watch_over', implies: 'coordinate guide' },
  { level: 3, words: 'manage be_in_charge_of', implies: 'supervise coordinate run track' },
  {
    level: 3,
    words: 'build create develop make produce construct devise craft come_up_with put_up',
    implies: 'prepare',
  },
  { level: 3, words: 'design architect' },
  { level: 3, words: 'write author pen', implies: 'prepare draft cowrite build' },
  { level: 2, words: 'draft', implies: 'prepare' },
  {
    level: 3,
    words: 'introduce launch start begin bring_in kick_off initiate set_in_motion',
    implies: 'implement establish roll_out set_up',
  },
  {
    level: 3,
    words: 'implement put_in_place put_into_practice put_into_effect put_into_service bring_into_service',
  },
  { level: 3, words: 'establish', implies: 'set_up' },
  { level: 3, words: 'roll_out deploy take_live', implies: 'implement introduce' },
  { level: 3, words: 'migrate transfer move transition switch convert relocate shift_over change_over port' },
  { level: 3, words: 'deliver complete finish finalize finalise wrap_up hand_over' },
  { level: 3, words: 'negotiate' },
  { level: 3, words: 'renegotiate', implies: 'negotiate' },
  { level: 3, words: 'resolve solve fix settle close close_out sort_out clear_up' },
  { level: 3, words: 'exceed beat surpass outperform', implies: 'meet' },
  { level: 3, words: 'meet reach achieve attain hit' },
  { level: 3, words: 'win secure gain acquire obtain land bring_in_new' },
  { level: 2, words: 'visit' },
  { level: 3, words: 'validate' },
  { level: 3, words: 'replace swap exchange swap_out', implies: 'introduce' },
  {
    level: 3,
    words: 'rework redesign rebuild overhaul restructure rewrite redo revamp',
    implies: 'update',
  },
  { level: 3, words: 'select choose pick opt_for decide_on' },
  { level: 3, words: 'save' },
  { level: 3, words: 'spend' },
  { level: 3, words: 'automate' },
  { level: 3, words: 'hire recruit take_on bring_on_board' },
  { level: 4, words: 'own', implies: 'manage' },
  {
    level: 3,
    words:
      'reduce cut lower decrease shrink trim shorten drop fall decline lessen slash curb go_down come_down bring_down cut_down scale_back dip sink diminish drive_down slim_down',
    change: 'down',
  },
  {
    level: 3,
    words: 'raise increase grow rise lift boost climb expand elevate go_up push_up bring_up step_up drive_up',
    change: 'up',
  },
  { level: 3, words: 'improve enhance', change: 'to' },
  { level: 3, words: 'go change shift bring', change: 'to' },
  { level: 4, words: 'lead direct head chair', implies: 'manage supervise coordinate run mentor' },
  { level: 5, words: 'spearhead pioneer champion drive orchestrate mastermind', implies: 'lead' },
  { level: 5, words: 'founded cofound' },
  { level: 2, words: 'find identify discover spot detect catch uncover notice flag' },
  { level: 3, words: 'avoid prevent avert' },
];

/** As `-ing` or `-ed` behind a noun they only join, as prepositions do: `a team covering three sites`. */
export const JOINING_VERBS =
  'serve cover include use total support span comprise regard concern contain involve value worth reach feature follow';

/** They say that something was done; what, says their object: `took measurements`, `paid visits`, `held a review`. */
export const LIGHT_VERBS =
  'do make take give hold keep pay place run conduct perform execute carry_out complete deliver handle undertake provide maintain';

/** Light verbs that go with the same objects: calls are made or placed, reviews are held or run; training taken is not given. */
export const LIKE_LIGHT_VERBS: readonly string[] = [
  'make place do',
  'hold run conduct give perform carry_out execute deliver do undertake introduce',
  'keep maintain hold',
  'complete deliver perform do',
];

/** Of people these say the same: who supervises technologists leads them. */
export const LEADING_VERBS = 'supervise manage lead head';
