import { SiteService } from '@stowbridge/api/services/SiteService';
import { transport } from './transport';
import { product } from '../product';

const siteApi = new SiteService(transport);

/** How long the first page may wait for the product's name, in milliseconds. */
const patience = 1500;

/** Asks once, before the first page is drawn; without an answer in time the defaults stay. */
export async function loadProduct(): Promise<void> {
  const asked = siteApi.facts().then((site) => {
    Object.assign(product, {
      name: site.ProductName,
      phone: site.ContactPhone,
      email: site.ContactEmail,
      version: site.Version,
      needsAdministrator: site.NeedsAdministrator,
    });
  });
  const waited = new Promise<void>((resolve) => setTimeout(resolve, patience));
  await Promise.race([asked, waited]).catch((error: unknown) =>
    console.error('The facts about the product are missing.', error),
  );
}
