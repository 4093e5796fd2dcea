/**
 * SQL for what names a buyer, as the seller of a row `p` of `properties` reads it: null where the office keeps the names of buyers
 * from its seller [BEYA-95].
 */
export const namedToSeller = (value: string): string => `case when p.seller_sees_names then ${value} end`;
