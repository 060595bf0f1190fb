import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';

import type { EditorForm } from './values.ts';

const PAUSE_MS = 150;

/** What readers will see, by the one renderer of the blog (D40); it scrolls along with the source. */
export function Preview({ scrollWith }: { scrollWith: () => HTMLElement | undefined }) {
  const content = useWatch<EditorForm, 'content'>({ name: 'content' });
  const html = useRendered(content);
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const source = scrollWith();
    if (!source) return;
    const follow = () => {
      const share = source.scrollTop / Math.max(1, source.scrollHeight - source.clientHeight);
      const target = pane.current;
      if (target) target.scrollTop = share * (target.scrollHeight - target.clientHeight);
    };
    source.addEventListener('scroll', follow, { passive: true });
    return () => source.removeEventListener('scroll', follow);
  }, [scrollWith]);
  return (
    <div
      ref={pane}
      role="region"
      aria-label="Preview"
      tabIndex={0}
      className="relative min-h-0 min-w-0 overflow-auto px-5 py-4 -outline-offset-2"
    >
      {html === '' ? (
        <p className="text-muted">The preview appears as you write.</p>
      ) : (
        <div className="prose mx-auto max-w-[44rem]" dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </div>
  );
}

/** The HTML of the text once typing pauses; a text that takes long is rendered less often. */
function useRendered(markdown: string): string {
  const [html, setHtml] = useState('');
  const tookMs = useRef(0);
  useEffect(() => {
    const current = new AbortController();
    const { signal } = current;
    const render = async () => {
      const renderer = await loadRenderer();
      if (signal.aborted) return;
      if (!renderer) {
        setHtml('<p>The preview could not be loaded. It comes back with the connection.</p>');
        addEventListener('online', () => void render(), { once: true, signal });
        return;
      }
      const startedAt = performance.now();
      setHtml(renderer.renderMarkdown(markdown, { site: location.origin, pictureAccess: '' }).html);
      tookMs.current = performance.now() - startedAt;
    };
    const timer = setTimeout(() => void render(), Math.max(PAUSE_MS, tookMs.current * 3));
    return () => {
      clearTimeout(timer);
      current.abort();
    };
  }, [markdown]);
  return html;
}

/** The one renderer of the blog (D40), for the preview. */
type Renderer = typeof import('#lib/markdown/render.ts');

let loaded: Renderer | undefined;
let address: string | undefined;
let tries = 0;

/** Undefined while it cannot be fetched. */
async function loadRenderer(): Promise<Renderer | undefined> {
  try {
    loaded ??= address ? await atNewAddress(address) : await import('#lib/markdown/render.ts');
  } catch (error) {
    // Some browsers keep for an address that its module failed, and name the address; others ask again.
    address ??= error instanceof Error ? /https?:\S+\.js/.exec(error.message)?.[0] : undefined;
  }
  return loaded;
}

async function atNewAddress(module: string): Promise<Renderer> {
  tries += 1;
  return (await import(/* @vite-ignore */ `${module}?try=${tries}`)) as Renderer;
}
