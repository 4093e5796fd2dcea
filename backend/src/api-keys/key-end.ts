/** How long a key works at most, and where nothing else is asked for. */
export const KEY_DAYS = 366;

export const endAfter = (days: number): Date => new Date(Date.now() + days * 86_400_000);
