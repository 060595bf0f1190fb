/** Forms that no rule finds: `past` can only be a verb of the past, `both` is its participle too. */
export const PAST_ONLY =
  'went:go grew:grow rose:rise fell:fall wrote:write took:take gave:give drove:drive began:begin spoke:speak chose:choose ' +
  'oversaw:oversee did:do came:come became:become knew:know drew:draw shrank:shrink ran:run cowrote:cowrite coran:corun saw:see rewrote:rewrite wore:wear flew:fly threw:throw broke:break woke:wake swam:swim rode:ride sang:sing';

export const PAST_AND_PARTICIPLE =
  'led:lead coled:colead cotaught:coteach cobuilt:cobuild built:build won:win held:hold made:make kept:keep spent:spend taught:teach brought:bring bought:buy sold:sell ' +
  'used:use using:use met:meet sent:send rebuilt:rebuild found:find lost:lose left:leave paid:pay said:say told:tell caught:catch fed:feed dealt:deal laid:lay lent:lend sat:sit stood:stand swept:sweep sought:seek thought:think understood:understand lit:light agreed:agree';

export const PARTICIPLE_ONLY =
  'gone:go grown:grow risen:rise fallen:fall written:write taken:take given:give driven:drive begun:begin spoken:speak ' +
  'chosen:choose overseen:oversee done:do become:become known:know drawn:draw cowritten:cowrite rewritten:rewrite worn:wear flown:fly thrown:throw ridden:ride sung:sing';

/** Look like their base form: only their place tells. */
export const UNCHANGED = 'cut set put run come let hit cast split shed quit spread reset read';
