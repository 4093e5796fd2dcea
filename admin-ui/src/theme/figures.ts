/** Digits of one width, which line up below each other: for cells of numbers and dates, where nothing else is written [FOFF-34]. */
export const figures = { fontVariantNumeric: 'tabular-nums' } as const;
