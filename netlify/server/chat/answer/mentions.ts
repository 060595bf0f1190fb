/** Finds the roles, employers, projects and other entities that a question names. */
import type { Entity } from '../knowledge/entities.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';

export type Mention = {
  entity: Entity;
  /** 1 for a name written out, less for parts of it. */
  strength: number;
  /** The stems of the question that name it. */
  stems: string[];
};

/** Share of a name, weighed by how telling its words are, that must be there. */
const ENOUGH_OF_NAME = 0.5;
/** A word that only this entity has counts as much as this share, if few passages hold it. */
const OWN_WORD_STRENGTH = 0.6;
const RARE_ENOUGH = 1.5;

/** Entities named in a question, the strongest of each kind, without those inside a longer name. */
export function findMentions(
  knowledge: Knowledge,
  stems: string[],
  isCommon: (stem: string) => boolean,
): Mention[] {
  const found = knowledge.entities.flatMap((entity) => {
    if (!stems.some((stem) => entity.stems.has(stem))) return [];
    const mention = writtenOut(entity, stems) ?? inParts(knowledge, entity, stems, isCommon);
    return mention ? [mention] : [];
  });
  return found
    .filter((mention) => !found.some((other) => isInside(mention, other)))
    .filter((mention) => {
      const rivals = found.filter(({ entity }) => entity.kind === mention.entity.kind);
      return mention.strength >= Math.max(...rivals.map(({ strength }) => strength)) - 0.05;
    })
    .sort((a, b) => b.strength - a.strength || b.stems.length - a.stems.length);
}

/** The longest form that is written out, with what else of the name the question says. */
function writtenOut(entity: Entity, stems: string[]): Mention | undefined {
  const line = ` ${stems.join(' ')} `;
  const forms = entity.forms.filter((form) => line.includes(` ${form.join(' ')} `));
  const longest = forms.sort((a, b) => b.length - a.length)[0];
  if (!longest) return undefined;
  const further = stems.filter((stem) => entity.forms[0]?.includes(stem));
  return { entity, strength: 1, stems: [...new Set([...longest, ...further])] };
}

function inParts(
  { rarity, holds, isName }: Knowledge,
  entity: Entity,
  stems: string[],
  isCommon: (stem: string) => boolean,
): Mention | undefined {
  const name = new Set(entity.forms[0]?.filter((stem) => !isCommon(stem)));
  const shared = [...name].filter((stem) => stems.includes(stem));
  if (shared.length === 0) return undefined;
  const weight = (list: Iterable<string>) =>
    [...list].reduce((sum, stem) => sum + Math.max(rarity(stem), 0.1), 0);
  const share = shared.length > 1 ? weight(shared) / weight(name) : 0;
  const own = stems.filter(
    (stem) => entity.ownStems.has(stem) && !isCommon(stem) && holds(stem) && rarity(stem) >= RARE_ENOUGH,
  );
  const others = stems.filter((stem) => !isCommon(stem) && !name.has(stem) && holds(stem));
  const isTelling = own.length > 1 || own.some(isName) || others.length === 0;
  const strength = Math.max(share, own.length > 0 && isTelling ? OWN_WORD_STRENGTH : 0);
  return strength >= ENOUGH_OF_NAME
    ? { entity, strength, stems: [...new Set([...shared, ...own])] }
    : undefined;
}

function isInside(mention: Mention, other: Mention): boolean {
  return (
    other !== mention &&
    other.stems.length > mention.stems.length &&
    other.strength >= mention.strength &&
    mention.stems.every((stem) => other.stems.includes(stem))
  );
}
