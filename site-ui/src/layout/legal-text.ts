/** The texts that bind us, used where the server's configuration gives none of its own. */
export const aboutText = (product: string) =>
  `${product} is a marketplace for self-storage properties. Owners list with a broker who knows the trade; buyers see the price, the size and the place at once, and the books as soon as they have signed an NDA.`;

export const legalText = (product: string) =>
  `${product} presents properties on behalf of their owners. All information has been obtained from sources believed to be reliable, but its accuracy is not guaranteed, and no warranty or representation is made about it. Every property is offered subject to prior sale, change of price and withdrawal without notice. Prospective buyers should verify all information and consult their own advisers.`;

export const disclaimerSections = (product: string): { heading: string; paragraphs: string[] }[] => [
  {
    heading: 'Investment information',
    paragraphs: [
      `The material on ${product} is provided for information only. It is neither an offer to sell nor a solicitation of an offer to buy a security, and it is not investment, legal or tax advice. Financial figures are supplied by owners and brokers and have not been audited.`,
      'An investment in real estate carries risk, including the loss of the amount invested. Past occupancy, income and growth say nothing certain about the future. Examine the property, its records and its market yourself, with professionals of your own choosing, before you commit.',
    ],
  },
  {
    heading: 'Forward-looking statements',
    paragraphs: [
      'Some statements describe what may happen: projected income, occupancy, rents, expansion and market growth. They rest on assumptions that may prove wrong and on circumstances outside anybody’s control, such as interest rates, competition, construction cost and regulation. Actual results may differ materially.',
      `${product} takes on no duty to update such statements, and nobody should rely on them as a promise.`,
    ],
  },
];
