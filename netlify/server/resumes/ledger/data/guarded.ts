/** Which words only their own stand for, and which say nothing. */

/** They say nothing that the words around them do not say. */
export const HARMLESS =
  'how effort task process way basis occasion range overall respective respectively following follow prior subsequent subsequently apiece closely typical among both such example whose where so when therein therefore thereof rather plus other together jointly later then course ' +
  'portfolio stage total purpose instead versus thereby thus changeover subject back far make up off out down away aside number count figure amount value ' +
  'person people member team group part role work working serve serving cover covering span spanning setting total insgesamt équipe personne personnes mitarbeiter ' +
  'related based driven colleague need needed current currently today now once still remain include including apart overall stay today turn date approximately around about each';

/** They leave what was done to the words around them. */
export const WEAK_VERBS =
  'do make take give keep put bring get go come have see serve work act provide conduct perform carry carry_out handle undertake include cover need follow involve remain become continue sit ' +
  'use feed join spend rely receive belong rest recover lie go_on come_in bring_in sit_in';

/** What somebody may be proud of: said by its own word or not at all. */
export const MATTERING_VERBS =
  'win publish launch approve certify eliminate end stop prevent complete finish found patent decide authorize guarantee ensure hire fire select choose negotiate implement introduce build design create establish ' +
  'lead manage direct head chair own run drive spearhead pioneer champion orchestrate govern command preside supervise oversee transform revolutionize sell roll deploy install sign set earn close double triple save';
