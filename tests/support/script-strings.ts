/** Strings that try to run a script wherever text becomes markup; each of them must stay text or vanish. */

/** Sets `window.pwned` when it runs, so that a browser test can tell. */
const RUN = 'window.pwned=1';

const SCHEMES = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  ` javascript:${RUN}`,
  `\u0001javascript:${RUN}`,
  `java\tscript:${RUN}`,
  `java&#x0A;script:${RUN}`,
  `java&Tab;script:${RUN}`,
  `javascript&colon;${RUN}`,
  `&#106;avascript:${RUN}`,
  `&#x6A&#x61vascript:${RUN}`,
  `%6aavascript:${RUN}`,
  `javascript:%0A${RUN}`,
  `javascript://example.com/%0A${RUN}`,
  `vbscript:msgbox(1)`,
  `data:text/html,<script>${RUN}</script>`,
  `data:text/html;base64,PHNjcmlwdD53aW5kb3cucHduZWQ9MTwvc2NyaXB0Pg==`,
  `data:image/svg+xml,<svg onload=${RUN}>`,
  `blob:https://example.com/${RUN}`,
  `filesystem:https://example.com/x`,
  `view-source:javascript:${RUN}`,
  `feed:javascript:${RUN}`,
  `//example.com" onclick="${RUN}`,
];

/** Ways in which Markdown makes an address of a text. */
const ADDRESSES = [
  (url: string) => `[link](${url})`,
  (url: string) => `[link](<${url}>)`,
  (url: string) => `![image](${url})`,
  (url: string) => `<${url}>`,
  (url: string) => `[link][ref]\n\n[ref]: ${url}`,
  (url: string) => `[![image](${url})](${url} "title\\" onmouseover=${RUN}")`,
  (url: string) => `<a href="${url}">link</a>`,
];

const ELEMENTS = [
  `<script>${RUN}</script>`,
  `<SCRIPT SRC=//example.com/x.js></SCRIPT>`,
  `<script/x>${RUN}</script>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `</script><script>${RUN}</script>`,
  `</title><script>${RUN}</script>`,
  `</textarea><script>${RUN}</script>`,
  `--><script>${RUN}</script>`,
  `]]><script>${RUN}</script>`,
  `"><script>${RUN}</script>`,
  `'><script>${RUN}</script>`,
  `<img src=x onerror=${RUN}>`,
  `"><img src=x onerror=${RUN}>`,
  `<img src="x" onerror="${RUN}" `,
  `<img/src=x/onerror=${RUN}>`,
  `<img src=x:x onerror\n=${RUN}>`,
  `<svg onload=${RUN}>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${RUN}"><text>x</text></a></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${RUN}>`,
  `<math href="javascript:${RUN}">x</math>`,
  `<iframe src="javascript:${RUN}"></iframe>`,
  `<iframe srcdoc="<script>parent.pwned=1</script>"></iframe>`,
  `<object data="javascript:${RUN}"></object>`,
  `<embed src="javascript:${RUN}">`,
  `<form action="javascript:${RUN}"><button>x</button></form>`,
  `<button formaction="javascript:${RUN}">x</button>`,
  `<input autofocus onfocus=${RUN}>`,
  `<details open ontoggle=${RUN}>x</details>`,
  `<video src=x onerror=${RUN}></video>`,
  `<audio src=x onerror=${RUN}></audio>`,
  `<body onload=${RUN}>`,
  `<marquee onstart=${RUN}>x</marquee>`,
  `<meta http-equiv="refresh" content="0;url=javascript:${RUN}">`,
  `<base href="javascript:${RUN}//">`,
  `<link rel=stylesheet href="data:text/css,x">`,
  `<style>@import 'javascript:${RUN}';</style>`,
  `<p style="background:url(javascript:${RUN})">x</p>`,
  `<a onmouseover=${RUN}>x</a>`,
  `<div onpointerenter=${RUN}>x</div>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<template><script>${RUN}</script></template>`,
  `<!--><img src=x onerror=${RUN}>-->`,
  `<!DOCTYPE x [<!ENTITY y "<script>${RUN}</script>">]>&y;`,
  `<?xml version="1.0"?><script>${RUN}</script>`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `\\u003cscript\\u003e${RUN}\\u003c/script\\u003e`,
  `{{constructor.constructor('${RUN}')()}}`,
  '${' + RUN + '}',
];

/** Places in Markdown where an element might slip through. */
const PLACES = [
  (text: string) => text,
  (text: string) => `# ${text}`,
  (text: string) => `- [x] ${text}`,
  (text: string) => `| ${text} | b |\n|---|---|\n| ${text} | c |`,
  (text: string) => `note[^1]\n\n[^1]: ${text}`,
  (text: string) => `\`\`\`${text.replaceAll('`', '')}\n${text}\n\`\`\``,
  (text: string) => `![${text}](/images/x.webp "${text}")`,
];

/** Over 500 Markdown texts, each with an attempt in it. */
export const SCRIPT_MARKDOWN: readonly string[] = [
  ...SCHEMES.flatMap((url) => ADDRESSES.map((write) => write(url))),
  ...ELEMENTS.flatMap((text) => PLACES.map((write) => write(text))),
];

const LIVE_ELEMENTS =
  'script,style,iframe,frame,object,embed,applet,form,button,base,link,meta,svg,math,template,noscript,video,audio';
const ADDRESS_ATTRIBUTES = new Set([
  'href',
  'src',
  'srcset',
  'action',
  'formaction',
  'xlink:href',
  'data',
  'poster',
]);
const SAFE_ADDRESS = /^(https?:|mailto:|[^:]*$|[^:]*[/#?])/i;

/** As much of a document as `liveParts` needs, so that tests without a browser's types can use it too. */
type MarkupElement = { outerHTML: string; attributes: Iterable<{ name: string; value: string }> };
type Markup = { querySelectorAll: (selector: string) => Iterable<MarkupElement> };

/** What in a parsed document could run; empty when nothing can. */
export function liveParts(root: Markup): string[] {
  const found = [...root.querySelectorAll(LIVE_ELEMENTS)].map(({ outerHTML }) => outerHTML);
  for (const element of root.querySelectorAll('*'))
    for (const { name, value } of element.attributes) {
      const isHandler = name.startsWith('on') || name === 'style' || name === 'srcdoc';
      const isUnsafe = ADDRESS_ATTRIBUTES.has(name) && !SAFE_ADDRESS.test(value.trim());
      if (isHandler || isUnsafe) found.push(`${name}="${value}"`);
    }
  return found;
}
