import { apiError, type ApiError } from './errors.ts';

/** 409 `STALE`: somebody saved in between; `current` is what is stored, so that the editor can offer both. */
export const stale = (sentence: string, current: unknown): ApiError =>
  apiError(409, 'STALE', sentence, { current });
