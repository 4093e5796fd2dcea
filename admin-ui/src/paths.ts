import { DEAL_TRACKER, DOCUMENTS_ANCHOR, FUNDS_ANCHOR, propertyAddresses } from '@stowbridge/contract/addresses';

/** Every address of the back office; a page links by these and never by a string of its own. */
export const paths = {
  signIn: '/admin',
  forgotPassword: '/forgotpassword',
  today: '/admin/today',
  dashboard: (tab: UserTab = 1) => `/admin/dashboard/${tab}`,
  buyer: (id: number | string) => `/viewbuyer/${id}`,
  /** The same with the proofs of funds in sight. */
  funds: (userId: number) => `/viewbuyer/${userId}#${FUNDS_ANCHOR}`,
  seller: (id: number | string) => `/viewseller/${id}`,
  /** A person of any role; it leads on to their own address. */
  user: (id: number | string) => `/admin/users/${id}`,
  myAccount: '/my-account',
  /** The legal texts of the site. */
  privacy: '/privacy',
  terms: '/terms',
  licences: '/licenses.txt',
  properties: '/admin/properties',
  /** The site's page of a property, as a buyer sees it; for administrators, drafts included. */
  preview: (propertyId: number) => `/preview/${propertyId}`,
  property: propertyAddresses.office,
  /** The same with its documents in sight. */
  documents: (propertyId: number) => `${propertyAddresses.office(propertyId)}#${DOCUMENTS_ANCHOR}`,
  /** The page of a property with a question about it opened. */
  question: (propertyId: number, id: number) => `${propertyAddresses.office(propertyId)}/questions/${id}`,
  anyProperty: '/admin/property/:propertyId',
  newProperty: '/admin/property/new',
  deals: DEAL_TRACKER,
  /** The tracker with one deal opened; it leads on to the address of its view. */
  deal: (id: number | string) => `${DEAL_TRACKER}?view=${id}`,
  dealBoard: '/admin/dealtracker/board',
  ndas: '/admin/ndas',
  nda: (id: number | string) => `/admin/ndas/${id}`,
  watermarks: '/admin/watermarks',
  /** With a code looked up. */
  watermark: (code: string) => `/admin/watermarks?code=${code}`,
  categories: '/admin/category',
  vendors: '/admin/vendors',
  /** The vendor list with one vendor opened. */
  vendor: (id: number | string) => `/admin/vendors?edit=${id}`,
  team: '/admin/team',
  enquiries: '/admin/enquiries',
  enquiry: (id: number | string) => `/admin/enquiries/${id}`,
  /** The dialog that creates a buyer or a seller, filled in with what an enquiry says of them. */
  newFromEnquiry: (tab: UserTab, enquiryId: number | string) => `/admin/dashboard/${tab}/new?enquiry=${enquiryId}`,
  campaigns: '/admin/campaigns',
  campaign: (id: number | string) => `/admin/campaigns/${id}`,
  anyCampaign: '/admin/campaigns/:campaignId',
  /** The dialog that drafts one about a property, to these buyers or to all whom it matches. */
  newCampaign: (propertyId: number, buyerIds: number[] = []) =>
    `/admin/campaigns/new?property=${propertyId}${buyerIds.length > 0 ? `&buyers=${buyerIds.join(',')}` : ''}`,
  lookups: '/admin/lookups',
  mails: '/admin/mail-log',
  mail: (id: number | string) => `/admin/mail-log?view=${id}`,
  analytics: (tab: AnalyticsTab = 1) => `/admin/analytics/${tab}`,
  pipeline: '/admin/pipeline',
  /** The dates and tasks of a month. */
  calendar: '/admin/calendar',
  auditLog: '/admin/audit-log',
  apiKeys: '/admin/api-keys',
  webhooks: '/admin/webhooks',
  /** Who asks for a copy of their data, or to be deleted. */
  privacyRequests: '/admin/privacy-requests',
  privacyRequest: (id: number | string) => `/admin/privacy-requests/${id}`,
  imports: '/admin/imports',
  import: (id: number | string) => `/admin/imports/${id}`,
  anyImport: '/admin/imports/:importId',
  jobs: '/admin/jobs',
  /** What the office was written; the server takes an administrator's 1 for the user type. */
  notifications: '/notification/1',
} as const;

/** The dialogs of a page by their addresses below that of the page, such as `/viewbuyer/12/edit` [FOFF-01]. */
export const below = {
  new: 'new',
  edit: 'edit',
  editOne: ':id/edit',
  one: ':id',
  resend: ':id/resend',
  newDeal: 'deals/new',
  newCriteria: 'criteria/new',
  editCriteria: 'criteria/:id',
  newMessage: 'messages/new',
  message: 'messages/:id',
  reply: 'messages/:id/reply',
  addProperties: 'add-properties',
  listedProperty: 'properties/:id',
  listedPropertyEdit: 'properties/:id/edit',
  assignSeller: 'assign-seller',
  assignAgents: 'assign-agents',
  description: 'description',
  newDocument: 'documents/new',
  categories: ':id/categories',
  offers: 'offers',
  offline: 'offline',
  deal: ':id',
  dealOffline: ':id/offline',
  dealReport: ':id/report',
  dealCounter: ':id/counter',
  /** Those of a deal, above every page on which deals are listed. */
  deals: [':id', ':id/edit', ':id/offline', ':id/report', ':id/counter'],
  nda: 'ndas/:id',
  outside: 'outside',
  /** The same above the page of a property. */
  outsideNda: 'ndas/outside',
  newRound: 'rounds/new',
  changeRound: 'rounds/:id/change',
  extendRound: 'rounds/:id/extend',
  inviteToRound: 'rounds/:id/invite',
  closeRound: 'rounds/:id/close',
  question: 'questions/:id',
  writeAnswer: 'questions/:id/answer',
  publishAnswer: 'questions/:id/publish',
  password: 'password',
  schedule: 'schedule',
  commit: 'commit',
} as const;

/** The tabs of user management [AUSR-03]. */
export type UserTab = 1 | 2 | 3;

/** The tabs of the analytics [ANA-02]. */
export type AnalyticsTab = 1 | 2 | 3 | 4;

/** The address of a list with its filter set. */
export function filtered(path: string, filter: Record<string, unknown>): string {
  return `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}
