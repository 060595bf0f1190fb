import { useEffect, useRef } from 'react';

type Props = {
  text: string;
  /** What stands in the field that is worked on; its place in the text is marked. */
  sought: string;
};

/** The text of a document, with the place that a field was read of. */
export function DocumentText({ text, sought }: Props) {
  const mark = useRef<HTMLElement>(null);
  const place = placeIn(text, sought);
  useEffect(() => {
    void mark.current?.scrollIntoView({ block: 'nearest' }); // of newer browsers it is a promise
  }, [sought]);
  return (
    <p className="text-xs wrap-anywhere whitespace-pre-wrap">
      {place ? (
        <>
          {text.slice(0, place.start)}
          <mark ref={mark} className="rounded-sm bg-accent-soft text-ink">
            {text.slice(place.start, place.end)}
          </mark>
          {text.slice(place.end)}
        </>
      ) : (
        text
      )}
    </p>
  );
}

/** Shorter ones stand anywhere. */
const LENGTH_MINIMUM = 3;
/** The beginning of a long text is enough to find it. */
const BEGINNING = 40;

/**
 * Where the first line of what was read stands in the text of its document; blanks and line breaks may differ.
 * Nothing where it does not, as a date that was written otherwise.
 */
export function placeIn(text: string, read: string): { start: number; end: number } | undefined {
  const [line = ''] = read.trim().split('\n');
  const wanted = squeezed(line).text.slice(0, BEGINNING);
  if (wanted.length < LENGTH_MINIMUM) return undefined;
  const { text: all, places } = squeezed(text);
  const index = all.indexOf(wanted);
  const [start, last] = [places[index], places[index + wanted.length - 1]];
  return index < 0 || start === undefined || last === undefined ? undefined : { start, end: last + 1 };
}

/** In small letters and without blanks, with the place of each letter that is left. */
function squeezed(text: string) {
  const places: number[] = [];
  let letters = '';
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charAt(index);
    if (letter.trim() === '') continue;
    places.push(index);
    letters += letter.toLowerCase().charAt(0);
  }
  return { text: letters, places };
}
