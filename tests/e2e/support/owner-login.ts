/** The owner of the throw-away database of the browser tests. */
export const OWNER = { username: 'owner', password: 'only for the browser tests' };

/** Tells the local host to make this owner at its first start. */
export const OWNER_ENVIRONMENT = { OWNER_USERNAME: OWNER.username, OWNER_PASSWORD: OWNER.password };
