/** Every address of the back office; a page links by these and never by a string of its own. */
export const paths = {
  signIn: '/admin',
  forgotPassword: '/forgotpassword',
  dashboard: (tab: UserTab = 1) => `/admin/dashboard/${tab}`,
  buyer: (id: number | string) => `/viewbuyer/${id}`,
  seller: (id: number | string) => `/viewseller/${id}`,
  myAccount: '/my-account',
  properties: '/admin/properties',
  property: (id: number | string) => `/admin/property/${id}`,
  newProperty: '/admin/property/new',
  deals: '/admin/dealtracker',
  mails: '/admin/mail-log',
} as const;

/** The tabs of user management [AUSR-03]. */
export type UserTab = 1 | 2 | 3;
