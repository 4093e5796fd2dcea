import { number } from '../components/format';

/** The server counts no further. */
const counted = 1000;

/** A count as it is shown: from where the server stops, `1,000+`. */
export const countOf = (count: number) => (count >= counted ? `${number(counted)}+` : number(count));
