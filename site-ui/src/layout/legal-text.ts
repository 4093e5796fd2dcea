/** The texts that bind us, used where the server's configuration gives none of its own. */
export const aboutText = (product: string) =>
  `${product} is a marketplace for self-storage properties. Owners list with a broker who knows the trade; buyers see the price, the size and the place at once, and the books under an NDA.`;

export const legalText = (product: string) =>
  `${product} presents properties on behalf of their owners. All information has been obtained from sources believed to be reliable, but its accuracy is not guaranteed, and no warranty or representation is made about it. Every property is offered subject to prior sale, change of price and withdrawal without notice. Prospective buyers should verify all information and consult their own advisers.`;
