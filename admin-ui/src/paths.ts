/** Every address of the back office; a page links by these and never by a string of its own. */
export const paths = {
  signIn: '/admin',
  forgotPassword: '/forgotpassword',
  dashboard: (tab: UserTab = 1) => `/admin/dashboard/${tab}`,
  properties: '/admin/properties',
  property: (id: number | string) => `/admin/property/${id}`,
  newProperty: '/admin/property/new',
  deals: '/admin/dealtracker',
  categories: '/admin/category',
  vendors: '/admin/vendors',
  /** The vendor list with one vendor opened. */
  vendor: (id: number | string) => `/admin/vendors?edit=${id}`,
  team: '/admin/team',
  enquiries: '/admin/enquiries',
  lookups: '/admin/lookups',
  mails: '/admin/mail-log',
} as const;

/** The tabs of user management [AUSR-03]. */
export type UserTab = 1 | 2 | 3;
