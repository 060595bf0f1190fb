/** Private keys leave only after a sign-in or the password within 15 minutes (D22). */
import { addressOf } from '#contracts/address.ts';
import { certificates } from '#contracts/certificates.ts';
import { api } from '#lib/api/api.ts';

type Confirmation = { confirmedUntil: string | null };

export const isConfirmed = ({ confirmedUntil }: Confirmation): boolean =>
  confirmedUntil !== null && Date.parse(confirmedUntil) > Date.now();

/** Asked anew each time: minutes count. */
export const askConfirmation = async (): Promise<boolean> => isConfirmed(await api.auth.confirmation.call());

/** Downloads the key in a new window (A-CRT-2); `false` where the browser keeps it shut. */
export const openKey = (id: number): boolean =>
  window.open(addressOf(certificates.downloadPrivateKey, { id }), '_blank') !== null;
