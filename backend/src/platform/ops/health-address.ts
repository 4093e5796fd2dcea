/** What supervisors ask must be answered above all when there is much to do. */
export const HEALTH = /^\/api\/health\//i;
