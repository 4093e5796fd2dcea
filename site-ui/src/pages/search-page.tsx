import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { browserApi } from '../api/browser-api';
import { getPropertyLookup } from '../api/lookups';
import { searchProperties } from '../api/search';
import { Head } from '../components/head';
import { useMounted } from '../components/use-mounted';
import { usePages } from '../components/use-pages';
import { FilterBar } from '../features/search/filter-bar';
import { criteriaOf, noFilters, readFilters, searchAddress, type Filters } from '../features/search/filters';
import { Results } from '../features/search/results';
import styles from '../features/search/results.module.css';
import { useNavigate, usePageData, useUrl } from '../router/hooks';
import type { LoaderArgs } from '../router/page';

const SearchMap = lazy(() => import('../features/search/search-map'));

/** [SHELL-02] [SHELL-03] */
export async function loader({ api, params, url }: LoaderArgs) {
  const filters = readFilters(params.keyword, url.searchParams);
  const [lookup, first] = await Promise.all([getPropertyLookup(api), searchProperties(api, criteriaOf(filters), 1)]);
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
  const pages = usePages(searchAddress({ ...loaded, view: 'list' }), first, load);
  const [hovered, setHovered] = useState<number | null>(null);
  const navigate = useNavigate();
  const change = (part: Partial<Filters>) =>
    void navigate(searchAddress({ ...filters, ...part }), { keepScroll: true });
  const clear = () => void navigate(searchAddress({ ...noFilters, sort: filters.sort, view: filters.view }));
  const results = <Results filters={filters} pages={pages} onClear={clear} onHover={setHovered} />;
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
                <SearchMap criteria={criteria} listings={pages.listings} hovered={hovered} onHover={setHovered} />
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
