/** Addresses of the back office besides /admin itself. */
const BACK_OFFICE = /^\/(admin|viewbuyer|viewseller)(\/|$)/i;
/** Both front ends have these; the cookie `area` says whose person it is. */
const SHARED = /^\/(my-account|notification)(\/|$)/i;

/** Whether the back office answers at this path; the site answers at all others. */
export function isBackOffice(path: string, area: string | undefined): boolean {
  return BACK_OFFICE.test(path) || (SHARED.test(path) && area === 'admin');
}
