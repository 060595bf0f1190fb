import { createContext, use, type ReactNode } from 'react';

import type { ResumeContent, ResumeSpan } from '#contracts/resume-content.ts';
import { paperWord } from '#contracts/resume-language.ts';
import {
  inSideColumn,
  outlineOf,
  type OutlineEntry,
  type OutlineSection,
  type OutlineText,
} from '#contracts/resume-outline.ts';
import type { ResumeLayout } from '#contracts/resume-views.ts';

import { changeAt, type NumberedChange } from './numbered-changes.ts';

type Shown = {
  changes: readonly NumberedChange[];
  /** Leads to a change in the list beside the paper. */
  onShow: (change: NumberedChange) => void;
};
const ShownChanges = createContext<Shown | undefined>(undefined);
const NO_MENTIONS: readonly ResumeSpan[] = [];
const Mentions = createContext(NO_MENTIONS);

type Props = {
  content: ResumeContent;
  layout: ResumeLayout;
  /** Where it names what the posting asks for. */
  mentions?: readonly ResumeSpan[] | undefined;
  /** What is highlighted; nothing while the changes are hidden. */
  shown?: Shown | undefined;
};

/** R-7 a resume as its file shows it. */
export function Paper({ content, layout, mentions = NO_MENTIONS, shown }: Props) {
  const { language, name, headline, contact, isContactAside, main, side } = outlineOf(content, layout);
  const contacts = contact.map(({ text, paths }) => (
    <Words key={paths[0]} text={isContactAside ? inSideColumn(text) : text} paths={paths} />
  ));
  return (
    <ShownChanges value={shown}>
      <Mentions value={mentions}>
        <article
          aria-label="Resume"
          lang={language}
          className="mx-auto w-full max-w-[46rem] rounded-control border border-line bg-surface px-5 py-6 text-sm shadow-panel sm:px-10 sm:py-9"
        >
          <header className="grid gap-0.5">
            <h3 className="text-2xl wrap-anywhere">
              <Words {...name} />
            </h3>
            {headline.text && (
              <p className="text-lg wrap-anywhere text-accent">
                <Words {...headline} />
              </p>
            )}
            {!isContactAside && contacts.length > 0 && (
              <p className="mt-1 flex flex-wrap gap-x-4 text-muted">{contacts}</p>
            )}
          </header>
          {isContactAside || side.length > 0 ? (
            <div className="grid grid-cols-1 gap-x-8 sm:grid-cols-[minmax(0,1fr)_12rem]">
              <div>
                <Sections sections={main} />
              </div>
              <div className="text-xs sm:border-l sm:border-line sm:pl-5">
                {isContactAside && (
                  <Titled heading={paperWord('Contact', language)}>
                    <p className="grid gap-1 wrap-anywhere">{contacts}</p>
                  </Titled>
                )}
                <Sections sections={side} isNarrow />
              </div>
            </div>
          ) : (
            <Sections sections={main} />
          )}
        </article>
      </Mentions>
    </ShownChanges>
  );
}

function Sections({
  sections,
  isNarrow = false,
}: {
  sections: readonly OutlineSection[];
  isNarrow?: boolean;
}) {
  return sections.map((section, index) => (
    <Titled key={index} heading={section.heading}>
      <Body section={section} isNarrow={isNarrow} />
    </Titled>
  ));
}

function Titled({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="mt-5">
      <h4 className="mb-1.5 border-b border-line pb-0.5 font-medium wrap-anywhere text-accent">{heading}</h4>
      {children}
    </section>
  );
}

function Body({ section, isNarrow }: { section: OutlineSection; isNarrow: boolean }) {
  switch (section.kind) {
    case 'entries':
      return section.entries.map((entry) => <Entry key={entry.path} entry={entry} />);
    case 'bullets':
      return <Bullets texts={section.texts} />;
    case 'list':
      return (
        <ul className={isNarrow ? 'grid gap-1' : 'flex flex-wrap gap-x-1.5'}>
          {section.texts.map((text, index) => (
            <li key={text.paths[0]} className="wrap-anywhere">
              <Words {...text} end={!isNarrow && index < section.texts.length - 1 ? ',' : ''} />
            </li>
          ))}
        </ul>
      );
    case 'text':
      return section.texts.map((text, index) => (
        <p key={index} className="mb-1.5 wrap-anywhere last:mb-0">
          <Words {...text} />
        </p>
      ));
  }
}

function Entry({ entry: { title, aside, details, bullets } }: { entry: OutlineEntry }) {
  return (
    <div className="mb-3.5 last:mb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h5 className="min-w-0 font-medium wrap-anywhere">
          <Words {...title} />
        </h5>
        <p className="text-xs text-muted">
          <Words {...aside} />
        </p>
      </div>
      {details.length > 0 && (
        <p className="flex flex-wrap gap-x-2 text-muted">
          {details.map((detail, index) => (
            <span key={detail.paths[0]} className="wrap-anywhere">
              <Words {...detail} />
              {index < details.length - 1 && <span aria-hidden="true"> ·</span>}
            </span>
          ))}
        </p>
      )}
      <Bullets texts={bullets} />
    </div>
  );
}

function Bullets({ texts }: { texts: readonly OutlineText[] }) {
  if (texts.length === 0) return null;
  return (
    <ul className="mt-1 grid list-disc gap-1 pl-4 marker:text-accent">
      {texts.map((text) => (
        <li key={text.paths[0]} className="wrap-anywhere whitespace-pre-line">
          <Words {...text} />
        </li>
      ))}
    </ul>
  );
}

/** A text with its keywords and what parts it from the next one, and with its change where changes are shown. */
function Words({ text, paths, end = '' }: OutlineText & { end?: string }) {
  const shown = use(ShownChanges);
  const change = shown && changeAt(shown.changes, paths);
  const asked = use(Mentions).flatMap(({ path, quote }) => (paths.includes(path) ? [quote] : []));
  const words = piecesOf(text, asked).map((piece, index) =>
    piece.isKeyword ? (
      <mark
        key={index}
        className="bg-transparent font-medium text-inherit underline decoration-accent decoration-2 underline-offset-3"
      >
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
  if (!change)
    return (
      <span>
        {words}
        {end}
      </span>
    );
  return (
    <span>
      <span className={change.kind === 'moved' ? MOVED : CHANGED}>{words}</span>
      {end}
      <button
        type="button"
        aria-label={`Change ${change.number}: ${change.label}, ${change.kind}`}
        className="ml-1 inline-grid min-h-6 min-w-6 cursor-pointer place-items-center rounded-full align-middle text-xs font-medium text-accent tabular-nums hover:bg-accent-soft"
        onClick={() => shown.onShow(change)}
      >
        {change.number}
      </button>
    </span>
  );
}

const CHANGED = 'box-decoration-clone rounded-sm bg-accent-soft px-0.5 text-ink';
const MOVED = 'box-decoration-clone border-b border-dotted border-control';

/** R-7 the words that are highlighted in every resume. */
const KEYWORDS =
  /\b(?:enterprise applications?|digital transformations?|software[- ]as[- ]a[- ]service|saas|cots|itil)\b/giu;

/** Whether anything in a text is highlighted. */
export const hasKeywords = (text: string): boolean => text.search(KEYWORDS) >= 0;

type Piece = { text: string; isKeyword: boolean };

/** A text in pieces, those that are keywords or `asked` for marked; together they are the text. */
export function piecesOf(text: string, asked: readonly string[] = []): Piece[] {
  const spans = [
    ...[...text.matchAll(KEYWORDS)].map(({ 0: word, index }) => ({ start: index, end: index + word.length })),
    ...asked.flatMap((word) => placesOf(word, text)),
  ].toSorted((a, b) => a.start - b.start || b.end - a.end);
  const pieces: Piece[] = [];
  let end = 0;
  for (const span of spans) {
    if (span.start < end) continue;
    if (span.start > end) pieces.push({ text: text.slice(end, span.start), isKeyword: false });
    pieces.push({ text: text.slice(span.start, span.end), isKeyword: true });
    end = span.end;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isKeyword: false });
  return pieces;
}

const LETTER = /[\p{L}\p{N}]/u;

/** Where a word stands whole in a text. */
function placesOf(word: string, text: string): { start: number; end: number }[] {
  const places: { start: number; end: number }[] = [];
  for (let start = text.indexOf(word); word !== '' && start >= 0; start = text.indexOf(word, start + 1)) {
    const end = start + word.length;
    if (!LETTER.test(text.charAt(start - 1)) && !LETTER.test(text.charAt(end))) places.push({ start, end });
  }
  return places;
}
