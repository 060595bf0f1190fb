/** How well somebody says he knows something: 1 has seen it, 2 uses it (nothing said), 3 is good at it, 4 masters it. */
export const LEVEL_WORDS: Readonly<Record<number, string>> = {
  1:
    'familiar familiarity basic basics beginner exposure elementary awareness introductory fundamental fundamentals coursework learning some limited rudimentary ' +
    'grundkenntnisse notions débutant a1 a2',
  2: 'conversational intermediate working knowledge experience background comfortable b1 b2 kenntnisse',
  3: 'proficient proficiency strong solid skilled experienced competent adept good expertise advanced professional gut sehr verhandlungssicher courant c1',
  4: 'expert mastery fluent native bilingual deep extensive exceptional specialist-level guru c2 fließend muttersprache bilingue',
};

/** Not there yet: a claim keeps one of them. */
export const UNFINISHED =
  'progress pursuing planned plan scheduled submitted pending expected anticipated candidate ongoing enrolled preparing studying nominee finalist shortlisted intended expired lapsed inactive revoked withdrawn incomplete awaited undecided laufend angestrebt steht ausstehend geplant vorgesehen beabsichtigt cours prévu prévue prévus prévues envisagé envisagée';

/** In brackets behind a skill they say that it was no work. */
export const SKILL_HEDGES =
  'side hobby personal private course courses coursework lab bootcamp tutorial tutorials workshop university college school academic studies self-taught reading theory some';
