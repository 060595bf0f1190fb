/** Why a browser has made no passkey, by the names of its errors (WebAuthn level 3, §5.1.3). */
const SENTENCES: Readonly<Record<string, string>> = {
  InvalidStateError: 'This device already has a passkey of this account.',
  NotAllowedError: 'The browser’s question was closed, or waited too long. No passkey was made.',
  AbortError: 'The browser’s question was closed. No passkey was made.',
  ConstraintError: 'This device cannot ask for a fingerprint, face or PIN, which a passkey needs.',
  NotSupportedError: 'This device makes no passkeys of a kind that this site knows.',
  SecurityError: 'The browser makes no passkeys at this address.',
};

/** A sentence of ours instead of the browser's, which names specifications. */
export const refusalOf = ({ name, message }: Error): string => SENTENCES[name] ?? message;
