import { type Config, EXAMPLE_OFFICES } from '../../config';

/**
 * What the office is called by post: the address of the first of its offices. Undefined where it has none, and where it
 * still has the one that is made up for demos, though people reach the product from elsewhere.
 */
export const officePostalAddress = ({
  OFFICES: [first],
  isLocal,
}: Pick<Config, 'OFFICES' | 'isLocal'>): string | undefined =>
  isLocal || !EXAMPLE_OFFICES.includes(first) ? first?.slice(first.indexOf(':') + 1).trim() : undefined;
