/** How deep elements stand in each other; parsers take ever longer for each level. */

/** Of Word's own documents; tables in text boxes in tables come to 60. */
const DEPTH_MAXIMUM = 400;
/** `</w:p>`, `<?xml`, `<!--`, `<w:br/>` and `<w:p>` by their first and last characters. */
const SLASH = '/'.charCodeAt(0);
const MARKS = new Set(['?'.charCodeAt(0), '!'.charCodeAt(0)]);

/** Whether elements stand no deeper than in what people write; a single pass. */
export function isShallow(xml: string): boolean {
  let depth = 0;
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at + 1)) {
    const first = xml.charCodeAt(at + 1);
    if (MARKS.has(first)) continue;
    const end = xml.indexOf('>', at);
    if (end < 0) return true;
    if (first === SLASH) depth -= 1;
    else if (xml.charCodeAt(end - 1) !== SLASH) depth += 1;
    if (depth > DEPTH_MAXIMUM) return false;
    at = end;
  }
  return true;
}
