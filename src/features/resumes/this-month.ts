type Made = { createdAt: string };

/** D37 how many were made in the calendar month of `now`, in the zone of the browser. */
export function madeThisMonth(resumes: readonly Made[], now: Date): number {
  return resumes.filter(({ createdAt }) => {
    const made = new Date(createdAt);
    return made.getFullYear() === now.getFullYear() && made.getMonth() === now.getMonth();
  }).length;
}
