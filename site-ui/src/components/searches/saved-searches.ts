import type { SavedSearchDto } from '@stowbridge/api';
import { MeResourceService } from '@stowbridge/api/services/MeResourceService';
import { FREQUENCIES, frequencyNames, SEARCHES_MAX, searchNameLength } from '@stowbridge/contract/saved-searches';
import { useState } from 'react';
import { ApiError } from '../../api/api';
import { browserApi } from '../../api/browser-api';
import { all, atMost, required } from '../../forms/rules';
import type { Role } from '../../session/session';
import { landingOf } from '../../session/sign-in';

export const frequencyChoices = FREQUENCIES.map((value) => ({ value, label: frequencyNames[value] }));

/** What a saved search is called [BEYB-38]. */
export const searchName = all(required('Name is required'), atMost(searchNameLength, 'Name'));

/** The id of their section on the dashboard. */
export const savedSearchesId = 'saved-searches';
export const savedSearchesOf = (role: Role): string => `${landingOf(role)}#${savedSearchesId}`;

/** All that this person has saved, the newest first. */
export const loadSearches = (): Promise<SavedSearchDto[]> =>
  new MeResourceService(browserApi).savedSearches({ range: `[0,${SEARCHES_MAX - 1}]` });

export type SearchChange = Partial<Pick<SavedSearchDto, 'name' | 'frequency' | 'pausedUntil'>>;

/** Saved searches that are shown and changed. */
export function useSavedSearches(first: SavedSearchDto[]) {
  const [searches, setSearches] = useState(first);
  const api = new MeResourceService(browserApi);
  return {
    searches,
    change: async ({ id }: SavedSearchDto, part: SearchChange) => {
      // The whole of it is sent: a mail's link or another tab may have changed the rest since it was loaded.
      const { name, address, frequency, pausedUntil } = await api.savedSearch({ id });
      const requestBody = { name, address, frequency, pausedUntil, ...part };
      const changed = await api.replaceSavedSearch({ id, requestBody });
      setSearches((before) => before.map((search) => (search.id === id ? changed : search)));
    },
    remove: async ({ id }: SavedSearchDto) => {
      try {
        await api.removeSavedSearch({ id });
      } catch (failure) {
        // Another tab was faster.
        if (!(failure instanceof ApiError && failure.status === 404)) {
          throw failure;
        }
      }
      setSearches((before) => before.filter((search) => search.id !== id));
    },
  };
}

export type SavedSearches = ReturnType<typeof useSavedSearches>;
