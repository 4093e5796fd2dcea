import { type Caller, isAdmin } from '../../platform/access/permissions';

/** Whether what the caller reads of other records may hold notes: a key needs the scope for them, too. */
export const readsNotes = (caller: Caller): boolean =>
  isAdmin(caller) && (caller.scopes === undefined || caller.scopes.includes('notes:read'));
