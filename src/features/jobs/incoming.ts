/** A job's page as the bookmark brings it: in the part of the address that no server ever sees. */
import { z } from 'zod';

import { isWebAddress, JOB_ADDRESS_MAXIMUM } from '#contracts/job-application-input.ts';
import { POSTED_TEXT_MAXIMUM } from '#contracts/job-posting.ts';

const MARK = '#add=';
const KEPT_UNDER = 'jobIncoming';
/** Of the page's text: some browsers take no longer addresses. */
const BOOKMARK_TEXT_MAXIMUM = 40_000;
const BOOKMARK_DATA_MAXIMUM = 20_000;

const Incoming = z.object({
  url: z.string().max(JOB_ADDRESS_MAXIMUM).refine(isWebAddress),
  text: z.string().trim().min(1).max(POSTED_TEXT_MAXIMUM),
});
export type Incoming = z.infer<typeof Incoming>;

/**
 * The bookmark's program. It takes the address, the title, the structured data and what is marked, else all text of
 * the page; it leaves out what somebody typed into fields, and cookies and storage are not touched.
 */
export function bookmarkletOf(origin: string): string {
  const program = `(()=>{const d=document,e=s=>s.replace(/&/g,'&amp;').replace(/</g,'&lt;');
const j=[...d.querySelectorAll('script[type="application/ld+json"]')].map(x=>'<script type="application/ld+json">'+x.textContent+'</'+'script>').join('').slice(0,${BOOKMARK_DATA_MAXIMUM});
const t=(String(getSelection())||(d.querySelector('main')||d.body).innerText||'').slice(0,${BOOKMARK_TEXT_MAXIMUM});
const h=d.querySelector('h1');
const p='<title>'+e(d.title)+'</title>'+j+'<main>'+(h?'<h1>'+e(h.innerText)+'</h1>':'')+'<pre>'+e(t)+'</pre></main>';
open(${JSON.stringify(origin)}+'/tools/job${MARK}'+encodeURIComponent(JSON.stringify({url:location.href.split('#')[0],text:p})),'_blank','noopener')})()`;
  return `javascript:${encodeURIComponent(program.replaceAll('\n', ''))}`;
}

/** Takes what the bookmark brought out of the address and keeps it for this tab, through a login too. */
export function catchIncoming(): void {
  if (!location.hash.startsWith(MARK)) return;
  const incoming = incomingIn(location.hash);
  history.replaceState(history.state, '', location.pathname + location.search);
  try {
    if (incoming) sessionStorage.setItem(KEPT_UNDER, JSON.stringify(incoming));
  } catch {
    // Without storage it is lost; the page is still where it was.
  }
}

/** What was caught, once. */
export function takeIncoming(): Incoming | undefined {
  try {
    const kept = sessionStorage.getItem(KEPT_UNDER);
    sessionStorage.removeItem(KEPT_UNDER);
    return Incoming.safeParse(JSON.parse(kept ?? '')).data;
  } catch {
    return undefined; // nothing was caught
  }
}

/** What an address brings; nothing for whatever is not of the bookmark's making. */
export function incomingIn(hash: string): Incoming | undefined {
  try {
    return Incoming.safeParse(JSON.parse(decodeURIComponent(hash.slice(MARK.length)))).data;
  } catch {
    return undefined; // damaged on its way
  }
}
