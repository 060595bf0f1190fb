import { useEffect, useRef } from 'react';

import { placeIn } from './place-in.ts';

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
