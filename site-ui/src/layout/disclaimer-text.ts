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
