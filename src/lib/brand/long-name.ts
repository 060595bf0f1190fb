/** In two lines beside the buttons of a phone; in the page alone, since few need it. */
const LONG_NAME_STYLE = 'font-size:1rem;line-height:1.15;text-align:left;white-space:normal';
const LONG_NAME_CHARACTERS = 22;

/** The style of the owner's name in a bar; none where it fits as it is. */
export function longNameStyle(name: string): string | undefined {
  return name.length > LONG_NAME_CHARACTERS ? LONG_NAME_STYLE : undefined;
}
