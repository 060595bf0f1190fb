/** What can be cited: one card, entry or paragraph group of the site, or a published post. */
export type Passage = {
  /** `roles/it-manager`, `about/summary`, `posts/some-slug`. */
  id: string;
  /** Anchor on the landing page, or `blog`. */
  section: string;
  /** What the section is called on the page: "Experience". */
  label: string;
  /** "IT Manager at Example Online Services". */
  title: string;
  url: string;
  /** Everything it says, for the model. */
  text: string;
};

export type FactKind =
  | 'summary'
  | 'competency'
  | 'focus'
  | 'description'
  | 'achievement'
  | 'responsibility'
  | 'tags'
  | 'overview'
  | 'outcome'
  | 'challenge'
  | 'metric'
  | 'skill'
  | 'highlight'
  | 'award'
  | 'paragraph'
  | 'quote'
  | 'contact'
  | 'site';

/** One statement of a passage, the unit that answers quote. */
export type Fact = {
  id: number;
  kind: FactKind;
  text: string;
  /** Where it holds: "As IT Manager at Example Online Services (March 2013 to January 2017)". */
  lead: string;
  passage: Passage;
};
