/** Questions about the page itself. */
import type { SiteContent } from '#server/content/site-content.ts';

import type { Context, Draft, Rule } from '../rule.ts';
import { factsOf, passage } from '../sentences.ts';
import type { Topic } from '../topics.ts';
import type { Query } from '../understand.ts';

/** Text of content/assistant.yaml with the owner's names filled in. */
export function siteContentText({ profile }: SiteContent, text: string): string {
  return text.replaceAll('{name}', profile.name).replaceAll('{givenName}', profile.givenName);
}

const hasLittleElse = ({ subject, unknown, mentions }: Query) =>
  subject.length <= 1 && unknown.length <= 1 && mentions.length === 0;
/** For words that mean one thing only, such as "CV". */
const namesNothing = ({ mentions }: Query) => mentions.length === 0;

function aboutSite(
  topic: Topic,
  text: string,
  isAbout: (query: Query) => boolean,
  more?: (context: Context) => Draft | undefined,
): Rule {
  return {
    name: text,
    when: (query) => query.topics.has(topic) && isAbout(query),
    answer: (_query, context) => {
      const { knowledge } = context;
      const [fact] = factsOf(knowledge, `site/${text}`, 'site');
      const addition = more?.(context);
      if (!fact) return undefined;
      return {
        text: [fact.text, addition?.text].filter(Boolean).join(' '),
        passages: [...(addition?.passages ?? []), ...passage(knowledge, `site/${text}`)],
      };
    },
  };
}

/** What a role says about this very site, so that the source is more than our own word. */
function builtBy({ knowledge }: Context): Draft | undefined {
  const fact = knowledge.facts.find(
    ({ kind, text }) => kind === 'achievement' && /\bthis (site|portfolio)\b/i.test(text),
  );
  return fact && { text: `${fact.lead}: ${fact.text}`, passages: [fact.passage] };
}

/** Whatever is asked of what the visitor writes. */
const MINE =
  /\bmy (?:messages?|questions?|chats?|conversations?|input)\b|\bwhat i (?:type|write|ask|enter)\b/;
export const privacy = aboutSite(
  'privacy',
  'privacy',
  ({ subject, unknown, text }) => MINE.test(text) || (subject.length <= 1 && unknown.length <= 1),
);
/** To calculate something else is asked of no calculator. */
const OF_RETURN = /\b(?:roi|calculator|returns?|payback|pay back)\b/;
export const calculator = aboutSite(
  'roi',
  'roi-calculator',
  (query) => namesNothing(query) && OF_RETURN.test(query.text),
);
export const resume = aboutSite('resume', 'resume', namesNothing);
export const assistant = aboutSite('assistant', 'assistant', hasLittleElse, builtBy);
export const site = aboutSite('site', 'site', hasLittleElse, builtBy);
