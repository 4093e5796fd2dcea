import { FUNDS_PROOFS, propertyAddresses, searchPath, slug, WHAT_I_BUY } from '@stowbridge/contract/addresses';

/** Every address of the site, made in one place. Names in paths are for people; the id alone finds the record. */

export const paths = {
  home: '/',
  search: searchPath,
  property: propertyAddresses.public,
  buyerProperty: propertyAddresses.buyer,
  sellerProperty: propertyAddresses.seller,
  compareOffers: (id: number, name: string) => `${propertyAddresses.seller(id, name)}/offers`,
  sellerOffer: propertyAddresses.sellerOffer,
  register: '/buyer-registration/',
  registerFrom: (id: number, name: string) => `/buyer-registration/${id}/${slug(name)}`,
  signIn: '/signin',
  signInFrom: (id: number, name: string) => `/signin/${id}/${slug(name)}`,
  forgotPassword: '/forgotpassword',
  resetPassword: (isForgotPassword: boolean, token: string) =>
    `/resetpassword/${isForgotPassword}/${encodeURIComponent(token)}`,
  buyerDashboard: '/buyer/dashboard',
  sellerDashboard: '/seller/dashboard',
  account: '/my-account',
  funds: FUNDS_PROOFS,
  whatIBuy: WHAT_I_BUY,
  agreements: '/my-agreements',
  notifications: (userTypeId: number) => `/notification/${userTypeId}`,
  team: '/aboutus',
  teamMember: (id: number) => `/teamdetails/${id}`,
  press: '/press/',
  faq: '/faq',
  contact: '/contactus',
  buyerServices: '/buyerservices',
  sellerServices: '/sellerservices',
  vendors: '/categorylist/',
  vendorList: (parentId: number, parent: string, childId: number, child: string) =>
    `/profilelist/${parentId}/${slug(parent)}/${childId}/${slug(child)}`,
  marketAnalysis: (token: string) => `/market-analysis?token=${encodeURIComponent(token)}`,
  privacy: '/privacy',
  terms: '/terms',
  verify: '/verify',
  licences: '/licenses.txt',
} as const;
