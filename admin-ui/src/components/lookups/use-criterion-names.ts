import type { CriterionNames } from '@stowbridge/contract/criteria';
import { nameOf, useLookups } from './use-lookups';

/** What the states and types are called that criteria name. */
export function useCriterionNames(): CriterionNames {
  const { states, storeTypes } = useLookups();
  return { state: (id) => nameOf(states, id), type: (id) => nameOf(storeTypes, id) };
}
