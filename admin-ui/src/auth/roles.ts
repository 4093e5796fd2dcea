/** User types and roles share their ids [CONST-01]. */
export const userTypes = { Admin: 1, Buyer: 2, Seller: 3 } as const;

export type UserType = (typeof userTypes)[keyof typeof userTypes];
