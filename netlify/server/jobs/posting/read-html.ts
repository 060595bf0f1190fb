import { Parser } from 'htmlparser2';

/** The parser looks through all open elements at each tag: what nests deeper than any real page is not read on. */
const DEPTH_MAXIMUM = 256;
/** Nor is a page whose tag has more names than this: hundreds of thousands make a slow object. */
const ATTRIBUTES_MAXIMUM = 1_000;

export type HtmlReader = {
  open?: (name: string, attributes: Record<string, string>) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
};

/** Tells `reader` what HTML of any kind and any brokenness holds, in linear time; names are lowercase. */
export function readHtml(html: string, reader: HtmlReader, { isXml = false } = {}): void {
  let depth = 0;
  let attributeCount = 0;
  const parser = new Parser(
    {
      onopentagname() {
        attributeCount = 0;
      },
      onattribute() {
        attributeCount += 1;
        if (attributeCount > ATTRIBUTES_MAXIMUM) parser.pause();
      },
      onopentag(name, attributes) {
        depth += 1;
        if (depth > DEPTH_MAXIMUM) parser.pause();
        reader.open?.(name, attributes);
      },
      onclosetag(name) {
        depth -= 1;
        reader.close?.(name);
      },
      ontext(text) {
        reader.text?.(text);
      },
    },
    { xmlMode: isXml, decodeEntities: true },
  );
  parser.end(html);
}
