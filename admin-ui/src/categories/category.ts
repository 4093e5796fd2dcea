import type { CategoryResourceDto } from '@stowbridge/api';

/** A category of the vendor directory: primary, or the child of a primary one [CAT-18]. */
export type Category = CategoryResourceDto;

/** The levels of categories [CONST-11]. */
export const categoryLevel = { primary: 1, child: 2 } as const;
