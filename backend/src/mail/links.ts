/** A name as a path segment, as the site writes it; the id alone finds the record. */
const segment = (name: string): string => name.normalize('NFKD').replace(/[^\w\s-]/g, '').trim().replace(/[\s_-]+/g, '-') || '-';

/** Addresses of the site and the back office in mails; `site` is PUBLIC_URL. */
export const links = (site: string) => ({
  signIn: `${site}/signin`,
  admin: `${site}/admin`,
  forgotPassword: `${site}/forgotpassword`,
  resetPassword: (token: string) => `${site}/resetpassword/true/${token}`,
  confirmEmail: (token: string) => `${site}/confirmemail/${token}`,
  cancelEmail: (token: string) => `${site}/cancelemail/${token}`,
  search: `${site}/property/search/`,
  buyerDashboard: `${site}/buyer/dashboard`,
  sellerDashboard: `${site}/seller/dashboard`,
  property: (id: number, name: string) => `${site}/property/${id}/${segment(name)}/`,
  buyerProperty: (id: number, name: string) => `${site}/buyer/property/${id}/${segment(name)}`,
  sellerProperty: (id: number, name: string) => `${site}/seller/property/${id}/${segment(name)}`,
  adminProperty: (id: number) => `${site}/admin/property/${id}`,
  apiKeys: `${site}/admin/api-keys`,
  dealTracker: `${site}/admin/dealtracker`,
  /** The page on which a person stops the mails of one kind; the same address below `/api/mail` does it at one click. */
  unsubscribe: (token: string) => `${site}/unsubscribe/${token}`,
  unsubscribeAtOnce: (token: string) => `${site}/api/mail/unsubscribe/${token}`,
  notifications: (userTypeId: number) => `${site}/notification/${userTypeId}`,
});

export type Links = ReturnType<typeof links>;
