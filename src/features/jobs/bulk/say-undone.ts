export const sayUndone = ({ undone, kept }: { undone: number; kept: number }): string =>
  undone === 0 && kept > 0
    ? 'Nothing taken back: All of it was changed since. A later change can be undone first.'
    : 'Taken back: What was changed since is kept.';
