import { createContext, useContext } from 'react';

import type { User } from '#contracts/auth.ts';

export const OwnerContext = createContext<User | undefined>(undefined);

/** The signed-in owner; only inside `OwnerApp`. */
export function useOwner(): User {
  const owner = useContext(OwnerContext);
  if (!owner) throw new Error('useOwner outside of OwnerApp');
  return owner;
}
