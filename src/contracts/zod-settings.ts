import { config } from 'zod';

// Said before the first schema is made: zod interprets schemas instead of making code from them. Pages forbid code
// from text, even to try it, and a function that was started for one call has made it in vain.
config({ jitless: true });
