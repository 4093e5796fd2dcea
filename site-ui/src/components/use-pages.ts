import type { SearchAnswerDto, SearchResultDto } from '@stowbridge/api';
import { useCallback, useState } from 'react';
import { textInPlaceOf } from '../api/api';

export interface Pages {
  listings: SearchResultDto[];
  total: number;
  /** Of those that are shown. */
  firstPage: number;
  lastPage: number;
  hasMore: boolean;
  loading: boolean;
  error: string | undefined;
  loadMore: () => void;
}

/** What had been scrolled into view, by address, so that going back finds the list as it was left. */
const remembered = new Map<string, SearchAnswerDto[]>();
const rememberedAtMost = 20;

function remember(key: string, pages: SearchAnswerDto[]): void {
  remembered.delete(key);
  remembered.set(key, pages);
  const oldest = remembered.keys().next();
  if (remembered.size > rememberedAtMost && !oldest.done) {
    remembered.delete(oldest.value);
  }
}

interface State {
  key: string;
  first: SearchAnswerDto;
  pages: SearchAnswerDto[];
  loading: boolean;
  error?: string;
}

function start(key: string, first: SearchAnswerDto): State {
  const before = remembered.get(key) ?? [];
  // A list that has changed since starts over.
  const same = before[0]?.Pagination.TotalRecords === first.Pagination.TotalRecords;
  const later = same ? before.slice(1) : [];
  return { key, first, pages: [first, ...later], loading: false };
}

/**
 * A list that grows page by page. `first` is the page that came with the screen, `key` names the list (its address);
 * a new key starts over.
 */
export function usePages(key: string, first: SearchAnswerDto, load: (page: number) => Promise<SearchAnswerDto>): Pages {
  const [state, setState] = useState<State>(() => start(key, first));
  const current = state.key === key && state.first === first ? state : start(key, first);
  const { pages, loading } = current;
  const last = pages[pages.length - 1] ?? first;
  const hasMore = last.Pagination.Page < last.Pagination.TotalPages && last.Store.length > 0;
  const loadMore = useCallback(() => {
    if (loading || !hasMore) {
      return;
    }
    const settle = (change: Pick<State, 'pages'> & { error?: string }) =>
      setState((now) => (now.key === key ? { key, first, loading: false, ...change } : now));
    setState({ key, first, pages, loading: true });
    load(last.Pagination.Page + 1).then(
      (page) => {
        remember(key, [...pages, page]);
        settle({ pages: [...pages, page] });
      },
      (failure: unknown) => settle({ pages, error: textInPlaceOf(failure) }),
    );
  }, [key, first, pages, last, loading, hasMore, load]);
  return {
    // A property that moved between two pages is shown once.
    listings: [...new Map(pages.flatMap((page) => page.Store).map((listing) => [listing.StoreID, listing])).values()],
    total: first.Pagination.TotalRecords,
    firstPage: first.Pagination.Page,
    lastPage: last.Pagination.Page,
    hasMore,
    loading,
    error: current.error,
    loadMore,
  };
}
