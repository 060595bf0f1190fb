import { createContext } from 'react';

import type { Mark } from './certainty.ts';

/** The mark of a field of the reading, by its path; nothing where the form is not of a reading. */
export const MarksContext = createContext<((path: string) => Mark) | undefined>(undefined);
