import type { Addresses } from '@stowbridge/contract/render';
import { paths } from './lib/paths';

/** The public addresses which search engines should know; the server writes its site map with them. */
export const addresses: Addresses = {
  fixed: [
    paths.home,
    paths.search(),
    paths.buyerServices,
    paths.sellerServices,
    paths.team,
    paths.press,
    paths.faq,
    paths.contact,
    paths.vendors,
    paths.register,
    paths.privacy,
    paths.terms,
  ],
  property: paths.property,
  teamMember: paths.teamMember,
  vendorList: paths.vendorList,
};
