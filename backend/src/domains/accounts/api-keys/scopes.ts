/**
 * The resources of /api/v1 that a key may open. Sessions, keys and the job console are not among them, nor the search and
 * the day of the back office, which show several resources at once.
 */
export const KEY_RESOURCES = [
  'users',
  'properties',
  'images',
  'documents',
  'ndas',
  'questions',
  'criteria',
  'deals',
  'funds-proofs',
  'offers',
  'tasks',
  'messages',
  'categories',
  'vendors',
  'campaigns',
  'team-members',
  'enquiries',
  'notes',
  'webhooks',
  'lookups',
  'mails',
  'events',
  'audit',
] as const;

/** What a key may be allowed: `read` is GET, `write` everything else. */
export const SCOPES: readonly string[] = KEY_RESOURCES.flatMap((resource) => [`${resource}:read`, `${resource}:write`]);
