/** Markdown of the Executive Summary as paragraphs of a Word document: what is bold there is bold here. */
import { ExternalHyperlink, Paragraph, TextRun, type IRunOptions, type ParagraphChild } from 'docx';
import type { BlockContent, DefinitionContent, PhrasingContent, RootContent } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

import { bullet } from './resume-parts.ts';

const markdown = unified().use(remarkParse);

/** Paragraphs, headings as bold lines, and lists; what is neither, such as a picture, is left out. */
export const textParagraphs = (text: string): Paragraph[] => markdown.parse(text).children.flatMap(blockOf);

function blockOf(node: RootContent | BlockContent | DefinitionContent): Paragraph[] {
  switch (node.type) {
    case 'paragraph':
      return [new Paragraph({ children: runsOf(node.children) })];
    case 'heading':
      return [new Paragraph({ keepNext: true, children: runsOf(node.children, { bold: true }) })];
    case 'list':
      return node.children.flatMap(({ children }) =>
        children.flatMap((child) =>
          child.type === 'paragraph' ? [bullet(runsOf(child.children))] : blockOf(child),
        ),
      );
    case 'blockquote':
      return node.children.flatMap(blockOf);
    case 'code':
      return [new Paragraph({ text: node.value })];
    default:
      return [];
  }
}

function runsOf(nodes: PhrasingContent[], style: IRunOptions = {}): ParagraphChild[] {
  return nodes.flatMap((node): ParagraphChild[] => {
    switch (node.type) {
      case 'text':
      case 'inlineCode':
        return [new TextRun({ ...style, text: node.value.replace(/\s+/g, ' ') })];
      case 'strong':
        return runsOf(node.children, { ...style, bold: true });
      case 'emphasis':
        return runsOf(node.children, { ...style, italics: true });
      case 'delete':
        return runsOf(node.children, { ...style, strike: true });
      case 'break':
        return [new TextRun({ break: 1 })];
      case 'link': {
        const children = runsOf(node.children, { ...style, style: 'Hyperlink' });
        const leadsAway = /^(?:https?|mailto|tel):/.test(node.url); // a path of the site is none of a document
        return leadsAway
          ? [new ExternalHyperlink({ link: node.url, children })]
          : runsOf(node.children, style);
      }
      default:
        return [];
    }
  });
}
