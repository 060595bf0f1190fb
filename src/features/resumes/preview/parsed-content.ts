import { ResumeContent } from '#contracts/resume-content.ts';

/** R-7 a resume of its stored text; nothing where that is no JSON, or not of this shape. */
export function parsedContent(text: string): ResumeContent | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return ResumeContent.safeParse(value).data;
  } catch {
    return undefined; // the text is then shown as it is
  }
}
