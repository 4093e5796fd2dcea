/** The ids of forms in dialogs, by which a page opens the dialog again in which somebody was typing. */
export const formIds = {
  nda: (propertyId: number) => `nda-${propertyId}`,
  offer: (propertyId: number) => `offer-${propertyId}`,
  compose: 'compose',
  reply: (messageId: number) => `reply-${messageId}`,
  sell: 'sell',
  ask: (propertyId: number) => `ask-${propertyId}`,
  favourite: (propertyId: number) => `favourite-${propertyId}`,
  note: (propertyId: number) => `note-${propertyId}`,
  /** One for each search that is saved. */
  search: (address: string) => `search-${address}`,
  /** One for each page that is asked about from an address. */
  question: (propertyId: number, ...about: unknown[]) => ['question', propertyId, ...about].join('-'),
  draft: (questionId: number) => `draft-${questionId}`,
  counter: (dealId: number) => `counter-${dealId}`,
  withdraw: (dealId: number) => `withdraw-${dealId}`,
  decline: (ndaId: number) => `decline-${ndaId}`,
} as const;
