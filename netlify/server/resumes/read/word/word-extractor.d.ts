declare module 'word-extractor' {
  type Options = { filterUnicode?: boolean; includeFooters?: boolean; includeHeadersAndFooters?: boolean };
  type WordDocument = {
    getBody: (options?: Options) => string;
    getHeaders: (options?: Options) => string;
    getFooters: (options?: Options) => string;
    getTextboxes: (options?: Options) => string;
  };
  export default class WordExtractor {
    extract(file: Buffer | string): Promise<WordDocument>;
  }
}
