/** What the server's configuration says about the product, read once from the page it served. */
function meta(name: string, fallback: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || fallback;
}

export const product = {
  name: meta('product-name', 'Stowbridge'),
  phone: meta('contact-phone', ''),
  email: meta('contact-email', ''),
};

/** The title of a page: the product's name, a separator and the screen's name [SHELL-60]. */
export function pageTitle(screen: string): string {
  return `${product.name} | ${screen}`;
}
