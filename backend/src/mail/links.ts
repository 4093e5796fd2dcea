import {
  ARCHIVE,
  DEAL_TRACKER,
  DOCUMENTS_ANCHOR,
  FUNDS_PROOFS,
  Place,
  placeAddress,
  propertyAddresses,
  searchPath,
  VISITOR_DATA,
  WHAT_I_BUY,
  YOUR_DATA,
} from '@stowbridge/contract/addresses';
import type { RoleId } from '@stowbridge/contract/ids';
import { stopSearchPath } from '@stowbridge/contract/saved-searches';

/** Addresses of the site and the back office in mails; `site` is PUBLIC_URL. */
export const links = (site: string) => ({
  signIn: `${site}/signin`,
  admin: `${site}/admin`,
  forgotPassword: `${site}/forgotpassword`,
  resetPassword: (token: string) => `${site}/resetpassword/true/${token}`,
  confirmEmail: (token: string) => `${site}/confirmemail/${token}`,
  cancelEmail: (token: string) => `${site}/cancelemail/${token}`,
  search: `${site}${searchPath()}`,
  buyerDashboard: `${site}/buyer/dashboard`,
  sellerDashboard: `${site}/seller/dashboard`,
  property: (id: number, name: string) => site + propertyAddresses.public(id, name),
  /** What a fact is about, for somebody who learns of it in this role. */
  place: (role: RoleId, place: Place) => site + placeAddress(role, place),
  /** Where the documents of a property can be downloaded together; the address names the archive that was asked for. */
  archive: (role: RoleId, place: Omit<Place, 'kind'>, archiveId: string) =>
    `${site}${placeAddress(role, { ...place, kind: 'property' })}?${ARCHIVE}=${archiveId}#${DOCUMENTS_ANCHOR}`,
  apiKeys: `${site}/admin/api-keys`,
  enquiry: (id: number) => `${site}/admin/enquiries/${id}`,
  dealTracker: site + DEAL_TRACKER,
  /** The page on which a person stops the mails of one kind; the same address below `/api/mail` does it at one click. */
  unsubscribe: (token: string) => `${site}/unsubscribe/${token}`,
  unsubscribeAtOnce: (token: string) => `${site}/api/mail/unsubscribe/${token}`,
  /** A search, by its address. */
  saved: (address: string) => site + address,
  /** The page on which a person stops the mails of one saved search. */
  stopSearch: (token: string) => site + stopSearchPath(token),
  /** Leads to a listing, and counts that somebody came by the mail of a campaign. */
  campaignLink: (token: string) => `${site}/api/v1/campaign-links/${token}`,
  campaign: (id: number) => `${site}/admin/campaigns/${id}`,
  yourData: `${site}/my-account#${YOUR_DATA}`,
  /** Where a visitor says that it was they who asked for their data. */
  visitorData: (token: string) => `${site}${VISITOR_DATA}/${token}`,
  privacyRequests: `${site}/admin/privacy-requests`,
  fundsProofs: site + FUNDS_PROOFS,
  whatIBuy: site + WHAT_I_BUY,
  notifications: (userTypeId: number) => `${site}/notification/${userTypeId}`,
});

export type Links = ReturnType<typeof links>;
