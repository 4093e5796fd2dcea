/** What the server's configuration says about the product; the defaults hold until it has answered. */
export const product = { name: 'Stowbridge', phone: '', email: '', version: '', needsAdministrator: false };

/** The title of a page: the product's name, a separator and the screen's name [SHELL-60]. */
export function pageTitle(screen: string): string {
  return `${product.name} | ${screen}`;
}
