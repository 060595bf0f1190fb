/** Where on which page everything stands. */
import type { ResumeContent } from '#contracts/resume-content.ts';
import type { ResumeLanguage } from '#contracts/resume-language.ts';
import type { ResumeLayout } from '#contracts/resume-views.ts';

import { MARGIN, PAPER, SIDE_COLUMN, STYLES } from '../appearance.ts';
import { printedOutline } from '../outline.ts';
import { headBlocks, mainBlocks, sideBlocks } from './blocks.ts';
import { flow, type Page } from './pages.ts';

export type PaperLayout = {
  language: ResumeLanguage;
  pages: Page[];
  width: number;
  height: number;
  /** Characters that the faces lack, each once. */
  missing: string[];
  isCut: boolean;
};

export function layOut(content: ResumeContent, layout: ResumeLayout): PaperLayout {
  const outline = printedOutline(content, layout);
  const { width, height } = PAPER;
  const missing = new Set<string>();
  const whole = width - 2 * MARGIN.side;
  const frame = { x: MARGIN.side, bottom: height - MARGIN.bottom };
  const pages: Page[] = [[]];
  const headEnd = flow(headBlocks(outline, { width: whole, missing }), pages, { ...frame, top: MARGIN.top });
  const page = { pages, width, height, language: outline.language, isCut: outline.isCut };
  if (outline.side.length === 0) {
    flow(mainBlocks(outline.main, { width: whole, missing }), pages, {
      ...frame,
      top: headEnd + STYLES.heading.before,
    });
    return { ...page, missing: [...missing] };
  }
  const top = headEnd + STYLES.heading.before;
  const mainWidth = whole - SIDE_COLUMN.width - SIDE_COLUMN.gap;
  const sideX = MARGIN.side + mainWidth + SIDE_COLUMN.gap;
  const side = sideBlocks(outline.side, { width: SIDE_COLUMN.width, missing });
  flow(side, pages, { ...frame, x: sideX, top });
  flow(mainBlocks(outline.main, { width: mainWidth, missing }), pages, { ...frame, top });
  return { ...page, missing: [...missing] };
}
