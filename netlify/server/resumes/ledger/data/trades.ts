/** Words of a title, and what all work under it is: a nurse's care is clinical. `titles: words`. */
export const TRADES = `
nurse midwife physiotherapist: clinical nursing medical
engineer technician electrician mechanic: technical engineering
developer programmer: software technical
administrator: technical
controller accountant bookkeeper: financial finance accounting
teacher lecturer tutor: educational
chef cook: culinary
`;

/** Before a noun they add nothing to it. */
export const PLAIN_MODIFIERS =
  'direct overall existing relevant ongoing general respective actual underlying';
