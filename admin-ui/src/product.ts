import { api } from './dataProvider/api';

/** What the server's configuration says about the product; the defaults hold until it has answered. */
export const product = { name: 'Stowbridge', phone: '', email: '' };

/** How long the first page may wait for the product's name, in milliseconds. */
const patience = 1500;

/** Asks once, before the first page is drawn; without an answer in time the defaults stay. */
export async function loadProduct(): Promise<void> {
  const asked = api.site.facts().then((site) => {
    Object.assign(product, { name: site.ProductName, phone: site.ContactPhone, email: site.ContactEmail });
  });
  const waited = new Promise<void>((resolve) => setTimeout(resolve, patience));
  await Promise.race([asked, waited]).catch((error: unknown) => console.error('The facts about the product are missing.', error));
}

/** The title of a page: the product's name, a separator and the screen's name [SHELL-60]. */
export function pageTitle(screen: string): string {
  return `${product.name} | ${screen}`;
}
