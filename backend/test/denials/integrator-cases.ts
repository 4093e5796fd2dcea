import { type DenialCase, ofResource } from './cases';

/** What programs of others follow, and are told. */
export const INTEGRATOR_CASES: [string, DenialCase][] = [
  ofResource('Changes_list', () => ({ as: 'admin', query: { after: '0' } })),
];
