import { criteriaOf, noFilters, readFilters, searchAddress, type Filters } from '@stowbridge/contract/search-address';
import { LookupsService } from '@stowbridge/api/services/LookupsService';
import { Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { browserApi } from '../api/browser-api';
import { Head } from '../components/head';
import { useMounted } from '../components/use-mounted';
import { usePages } from '../components/use-pages';
import { FilterBar } from '../features/search/filter-bar';
import { changed, isNarrowed, pageAddress, readPage } from '../features/search/filters';
import { Results } from '../features/search/results';
import styles from '../features/search/results.module.css';
import { useNavigate, usePageData, useUrl } from '../router/hooks';
import type { LoaderArgs } from '../router/page';
import { searchProperties } from '../features/search/search-properties';
import { late } from '../components/late';

const SearchMap = late(() => import('../features/search/search-map'));

/** [SHELL-02] [SHELL-03] */
export async function loader({ api, params, url }: LoaderArgs) {
  const filters = readFilters(params.keyword, url.searchParams);
  const find = (page: number) => searchProperties(api, criteriaOf(filters), page);
  const page = readPage(url.searchParams);
  const [lookup, found] = await Promise.all([new LookupsService(api).property(), find(page)]);
  // An old link may lead behind the last page.
  const first = page > 1 && found.Store.length === 0 ? await find(1) : found;
  return { filters, lookup, first };
}

/** Turning from the list to the map changes the address, not the question. */
export function keepsData(from: URL, to: URL): boolean {
  const question = (url: URL) => {
    const query = new URLSearchParams(url.search);
    query.delete('view');
    return `${url.pathname}?${query}`;
  };
  return question(from) === question(to) && from.search !== to.search;
}

export function Component() {
  const { filters: loaded, lookup, first } = usePageData<typeof loader>();
  const { searchParams } = useUrl();
  const filters = { ...loaded, view: readFilters('', searchParams).view };
  const mounted = useMounted();
  const criteria = useMemo(() => criteriaOf(loaded), [loaded]);
  const load = useCallback((page: number) => searchProperties(browserApi, criteria, page), [criteria]);
  const pages = usePages(pageAddress({ ...loaded, view: 'list' }, first.Pagination.Page), first, load);
  // The map asks anew when a filter changes, not when the part of it does that is searched.
  const everywhere = searchAddress({ ...loaded, bounds: undefined, sort: noFilters.sort, view: 'list' });
  const [mapped, setMapped] = useState({ everywhere, criteria });
  if (mapped.everywhere !== everywhere) {
    setMapped({ everywhere, criteria });
  }
  const [hovered, setHovered] = useState<number | null>(null);
  const [skipping, setSkipping] = useState(false);
  const navigate = useNavigate();
  // A change builds on the one before it, though the answer to that is still on its way.
  const asked = useRef<Filters>(undefined);
  const change = (part: Partial<Filters>) => {
    const next = changed(asked.current ?? filters, part);
    asked.current = next;
    void navigate(searchAddress(next), { keepScroll: true }).finally(() => {
      if (asked.current === next) {
        asked.current = undefined;
      }
    });
  };
  // One moves on and on: only the first part of the map is a step that one can go back to.
  const move = (bounds: string) =>
    void navigate(searchAddress({ ...filters, bounds }), { keepScroll: true, replace: filters.bounds !== undefined });
  const skipToMap = () => {
    setSkipping(true);
    if (filters.view === 'list') {
      change({ view: 'map' });
    }
  };
  const clear = () => void navigate(searchAddress({ ...noFilters, sort: filters.sort, view: filters.view }));
  const results = (
    <Results
      filters={filters}
      lookup={lookup}
      onChange={change}
      pages={pages}
      hovered={hovered}
      onHover={setHovered}
      onClear={clear}
      onUnbound={() => change({ bounds: undefined })}
      onSkipToMap={skipToMap}
    />
  );
  return (
    <>
      <Head
        title={loaded.keyword ? `Properties in ${loaded.keyword}` : 'Property Search'}
        description="Search self-storage properties for sale by location, type, price and rentable square feet."
        canonical={searchAddress({ ...noFilters, keyword: loaded.keyword })}
        noIndex={first.Pagination.TotalRecords === 0}
      />
      <FilterBar filters={filters} lookup={lookup} total={pages.total} onChange={change} />
      {filters.view === 'map' ? (
        <div className={styles.split}>
          {results}
          <div className={styles.map}>
            {mounted && (
              <Suspense>
                <SearchMap
                  criteria={mapped.criteria}
                  narrowed={isNarrowed(loaded)}
                  bounds={filters.bounds}
                  area={filters.area}
                  listings={pages.listings}
                  hovered={hovered}
                  onHover={setHovered}
                  onMove={move}
                  onUnbound={() => change({ bounds: undefined })}
                  onChange={change}
                  skipping={skipping}
                  onSkipped={() => setSkipping(false)}
                />
              </Suspense>
            )}
          </div>
        </div>
      ) : (
        <div className="container">{results}</div>
      )}
    </>
  );
}
