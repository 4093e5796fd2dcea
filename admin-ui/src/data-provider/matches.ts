import type { MatchDto } from '@stowbridge/api';

/** The resources of matches, as react-admin lists them: the order is the server's. */
export const matchingBuyersOf = (propertyId: number): string => `properties/${propertyId}/matching-buyers`;
export const matchingPropertiesOf = (userId: number): string => `users/${userId}/matching-properties`;

/** A buyer and a property that fit. */
export type Match = MatchDto;
