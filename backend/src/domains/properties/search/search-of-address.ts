import { criteriaOf, filtersOf, noFilters, searchAddress } from '@stowbridge/contract/search-address';
import { validateSync } from 'class-validator';
import { instanceOf } from '../../../platform/http/dto-rules';
import { PropertySearchDto, searchAsked } from './search.calls.dto';
import type { SearchAsked } from './search';

interface AddressedSearch {
  /** As it is written when nobody types. */
  address: string;
  /** What its page asks, by the same reader and the same rules. */
  asked: SearchAsked;
}

/** The search whose address this is; undefined for the address of something else, and for what the search would refuse. */
export function searchOfAddress(given: string): AddressedSearch | undefined {
  const filters = filtersOf(given);
  if (!filters) {
    return undefined;
  }
  const sent = JSON.parse(JSON.stringify(criteriaOf(filters))) as Record<string, unknown>;
  const request = instanceOf(PropertySearchDto, sent) as PropertySearchDto;
  return validateSync(request).length === 0
    ? { address: searchAddress({ ...filters, view: noFilters.view }), asked: searchAsked(request) }
    : undefined;
}
