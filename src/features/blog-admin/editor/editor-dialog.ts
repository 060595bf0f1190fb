/** The dialogs of the editor, of which one is open at a time. */
export type EditorDialog = 'compare' | 'leave' | 'links' | 'publish' | 'revisions';
