/** Words that a question about rows says without naming or narrowing anything. */
import { stem } from '../language/stem.ts';

const stems = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).map(stem));

export const ASIDE = stems(
  `about after ago all already altogether expertise divided employ employed beforehand formerly previously prior spring summer autumn fall winter among appeared article award based before began begin belong belongs blog came career carries carry categories category come company complete completed count counting covered cv date dates degree describe described different displayed divide divided done earlier earliest end ended entries entry example exist far featured file filed finish finished first full gap going group grouped happen held here history hold included item items its job jobs joined joining key labelled last later later latest lead led list listed lists located long longer longest main major mention mentioned moment month name newer newest older oldest order organize organized over page parallel people person persons place portfolio position positions post presented project publish published quit ran recent resume role roles run same section separate shorter shortest show showcased shown since site skill sort sorted spent start started starting stay stayed stint tagged take thing time timeline title titles took topic topics total under until various website work worked working write written wrote year years`,
);

/** Words that ask for a side of a row: its dates, its place, who stands behind it. */
export const SIDES = stems(
  `behind confirm course cover deal name page programme theme title topic validate verify check address age appear appeared apr aug awarded came carried city country date dec duration exist existed existing feb founded gave hand handed issued issuer issuing jan join joined journal jul jun kept leave left length link location magazine mar nov oct old opened own period presented printed produced producer publication publisher quit recommend recommendation reference rejoin released school sep sept span stop subject testimonial think town university url win won receive received year`,
);
