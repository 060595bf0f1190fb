/** R-2 what is asked before a resume goes. */
export const deletionQuestion = (name: string) =>
  `Are you sure you want to delete "${name}"? This action cannot be undone.`;
