/** What files say of themselves: whose they are, and no tool's name. */
import type { ResumeContent } from '#contracts/resume-content.ts';

/** `Name, headline`; without one, the title of the latest job. */
export function titleOf({ name, experience, _source }: ResumeContent): string {
  return [name, _source?.headline || experience[0]?.title].filter(Boolean).join(', ');
}
