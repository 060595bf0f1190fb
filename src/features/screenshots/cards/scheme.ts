/** Which of a platform's two sets of colours a card is drawn in. */
export type Scheme = 'light' | 'dark';
