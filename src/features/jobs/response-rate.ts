/** J-2 interviews and offers of all applications, in whole per cent; 0 when there are none. */
export function responseRate(stats: { total: number; interview: number; offer: number }): number {
  return stats.total > 0 ? Math.round(((stats.interview + stats.offer) / stats.total) * 100) : 0;
}
