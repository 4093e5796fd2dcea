/** The ids of forms in dialogs, by which a page opens the dialog again in which somebody was typing. */
export const formIds = {
  nda: (propertyId: number) => `nda-${propertyId}`,
  offer: (propertyId: number) => `offer-${propertyId}`,
  compose: 'compose',
  reply: (messageId: number) => `reply-${messageId}`,
  sell: 'sell',
  decline: (ndaId: number) => `decline-${ndaId}`,
} as const;
