import { useEffect, useRef, type ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';

export type TabItem = {
  id: string;
  label: string;
  /** Beside the label, such as a count. */
  badge?: ReactNode;
  isDisabled?: boolean;
};

type Props = {
  label: string;
  tabs: readonly TabItem[];
  selected: string;
  onSelect: (id: string) => void;
  /** The panel of the selected tab; give it `key={selected}` to start each afresh. */
  children: ReactNode;
};

/** A bar of tabs above one panel; arrow keys move, the bar scrolls where it does not fit, and fades where more follows. */
export function Tabs({ label, tabs, selected, onSelect, children }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // At first, and when a tab has grown, as by a count that came later.
    const sizes = new ResizeObserver(() => {
      showSelected(bar.current);
      markCutEdges(bar.current);
    });
    // The tabs are drawn after this effect, once the bar knows them all.
    const frame = requestAnimationFrame(() => {
      for (const shown of [bar.current, ...(bar.current?.querySelectorAll('[role=tab]') ?? [])])
        if (shown) sizes.observe(shown);
    });
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
    };
  }, [selected]);
  return (
    <AriaTabs
      selectedKey={selected}
      onSelectionChange={(key) => onSelect(String(key))}
      keyboardActivation="manual"
    >
      <TabList
        ref={bar}
        aria-label={label}
        className="cut-edges relative flex overflow-x-auto border-b border-line"
        onScroll={() => markCutEdges(bar.current)}
      >
        {tabs.map(({ id, label: text, badge, isDisabled = false }) => (
          <Tab
            key={id}
            id={id}
            isDisabled={isDisabled}
            className={
              '-mb-px flex min-h-11 shrink-0 cursor-pointer items-center gap-2 border-b-2 border-transparent px-2.5 text-sm sm:px-3.5 ' +
              'text-muted -outline-offset-2 transition-colors data-disabled:cursor-not-allowed data-disabled:opacity-60 ' +
              'data-hovered:text-ink data-selected:border-accent data-selected:font-medium data-selected:text-ink ' +
              'forced-colors:border-[Canvas] forced-colors:data-selected:border-[Highlight]'
            }
          >
            {text}
            {badge}
          </Tab>
        ))}
      </TabList>
      <TabPanel key={selected} id={selected} className="pt-5 outline-offset-4">
        {children}
      </TabPanel>
    </AriaTabs>
  );
}

/** Brings the selected tab into a bar that does not fit, without moving the page. */
function showSelected(bar: HTMLElement | null): void {
  const tab = bar?.querySelector<HTMLElement>('[aria-selected=true]');
  if (bar && tab) bar.scrollLeft = tab.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2;
}

/** Half a count would be read as another one: what is cut fades, and tells by it that the row goes on. */
function markCutEdges(bar: HTMLElement | null): void {
  if (bar) bar.dataset['cut'] = cutEdges(bar);
}

/** The ends at which more follows: `start`, `end` or both. A part of a pixel is nothing. */
export function cutEdges(bar: Pick<HTMLElement, 'scrollLeft' | 'clientWidth' | 'scrollWidth'>): string {
  const left = bar.scrollLeft;
  const right = bar.scrollWidth - bar.clientWidth - left;
  return [left >= 1 && 'start', right >= 1 && 'end'].filter(Boolean).join(' ');
}
