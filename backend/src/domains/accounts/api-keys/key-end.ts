import { KEY_DAYS } from '@stowbridge/contract/rules';

/** The latest end of a key that is made now. */
export const latestEnd = (): Date => new Date(Date.now() + KEY_DAYS * 86_400_000);
