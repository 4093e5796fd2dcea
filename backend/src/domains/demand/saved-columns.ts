import { ADDRESS_TOO_LONG, type Frequency, searchAddressLength } from '@stowbridge/contract/saved-searches';
import { invalid } from '../../platform/common/errors';
import { ASKED_NAMES, askedOf, keptKeyword } from '../properties/search/asked';
import { searchOfAddress } from '../properties/search/search-of-address';
import type { SavedSearch } from './saved-search.entity';

/** What somebody says of a search that they save. */
export interface SavedSearchInput {
  name: string;
  address: string;
  frequency?: Frequency;
  pausedUntil?: Date | null;
}

const NOT_ASKED = Object.fromEntries(ASKED_NAMES.map((name) => [name, null]));

/** The columns of what somebody says. @throws DomainError('invalid') for an address that is too long or not that of a search */
export function columnsOf({
  name,
  address: given,
  frequency = 'daily',
  pausedUntil = null,
}: SavedSearchInput): Partial<SavedSearch> {
  const search = searchOfAddress(given);
  if (!search) {
    throw invalid('Address is not that of a search', 'address');
  }
  const {
    address,
    asked: { filter, bounds },
  } = search;
  // Asked of what is kept, which is longer than what was given where that was not encoded.
  if (address.length > searchAddressLength) {
    throw invalid(ADDRESS_TOO_LONG, 'address');
  }
  const keyword = keptKeyword(filter.keyword) ?? null;
  const asked: Partial<SavedSearch> = { ...NOT_ASKED, ...(askedOf(filter, bounds) as Partial<SavedSearch>) };
  return { ...asked, keyword, name, address, frequency, pausedUntil };
}
