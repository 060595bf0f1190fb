/** The element of `OwnerLayout.astro` that the signed-in owner's navigation is put into. */
export const OWNER_NAV = 'owner-nav';
