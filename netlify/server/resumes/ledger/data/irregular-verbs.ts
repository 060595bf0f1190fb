/** Forms that no rule finds: `past` can only be a verb of the past, `both` is its participle too. */
export const PAST_ONLY =
  'arose:arise ate:eat awoke:awake bit:bite blew:blow bore:bear forbade:forbid forgave:forgive forgot:forget froze:freeze hid:hide mistook:mistake overcame:overcome partook:partake redrew:redraw sank:sink shook:shake sprang:spring stole:steal strove:strive swore:swear tore:tear undertook:undertake underwent:undergo withdrew:withdraw wove:weave ' +
  'went:go grew:grow rose:rise fell:fall wrote:write took:take gave:give drove:drive began:begin spoke:speak chose:choose ' +
  'oversaw:oversee did:do came:come became:become knew:know drew:draw shrank:shrink ran:run cowrote:cowrite coran:corun saw:see rewrote:rewrite wore:wear flew:fly threw:throw broke:break woke:wake swam:swim rode:ride sang:sing';

export const PAST_AND_PARTICIPLE =
  'bent:bend bred:breed clung:cling crept:creep dug:dig fought:fight heard:hear hung:hang knelt:kneel learnt:learn meant:mean overheard:overhear shone:shine slid:slide slept:sleep spun:spin struck:strike strung:string stuck:stick swung:swing wept:weep withheld:withhold wrung:wring ' +
  'led:lead coled:colead cotaught:coteach cobuilt:cobuild built:build won:win held:hold made:make kept:keep spent:spend taught:teach brought:bring bought:buy sold:sell ' +
  'used:use using:use met:meet sent:send rebuilt:rebuild found:find lost:lose left:leave paid:pay said:say told:tell caught:catch fed:feed dealt:deal laid:lay lent:lend sat:sit stood:stand swept:sweep sought:seek thought:think understood:understand lit:light agreed:agree';

export const PARTICIPLE_ONLY =
  'arisen:arise bitten:bite blown:blow borne:bear eaten:eat forbidden:forbid forgotten:forget frozen:freeze hidden:hide mistaken:mistake redrawn:redraw shaken:shake stolen:steal sunk:sink sworn:swear torn:tear undertaken:undertake undergone:undergo withdrawn:withdraw woken:wake woven:weave ' +
  'gone:go grown:grow risen:rise fallen:fall written:write taken:take given:give driven:drive begun:begin spoken:speak ' +
  'chosen:choose overseen:oversee done:do become:become known:know drawn:draw cowritten:cowrite rewritten:rewrite worn:wear flown:fly thrown:throw ridden:ride sung:sing';

/** Look like their base form: only their place tells. */
export const UNCHANGED = 'cut set put run come let hit cast split shed quit spread reset read';
