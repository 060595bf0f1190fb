import { isWebAddress } from '#contracts/job-application-input.ts';

/** J-4 The address of a job page in pasted text, or nothing: one web address and no other words. */
export function jobAddressIn(text: string): string | undefined {
  const address = text.trim();
  return isWebAddress(address) && !/\s/u.test(address) ? address : undefined;
}
