import { storedIdentity } from '../../auth/session';

/** The place beside the search of a list for what its table adds: the choice of columns. */
export const toolsId = (resource: string): string => `${resource}-list-tools`;

/** What an administrator has set up for themselves; it outlives the session and is nobody else's. */
export const ownPrefix = 'own.';

/** The key of such a setting in the store. */
export const ownKey = (name: string): string => `${ownPrefix}${storedIdentity().id}.${name}`;
