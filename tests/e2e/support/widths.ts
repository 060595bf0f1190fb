/** A journey runs once, at a desk, unless what it proves is another thing at the width of a phone. */

/** Of a test that only a phone can fail. */
export const ON_A_PHONE = { tag: '@phone' };

/** Of a test whose page is laid out or handled otherwise on a phone. */
export const AT_BOTH_WIDTHS = { tag: '@both-widths' };
