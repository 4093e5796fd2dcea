import type { SearchResultDto } from '@stowbridge/api';
import { PropertyStatus } from '@stowbridge/contract/ids';
import { Fragment, useEffect, useState, type MouseEvent } from 'react';
import { Button, ButtonLink } from '../../components/button';
import { ListingCard } from '../../components/listing-card';
import { CardSkeletons } from '../../components/skeleton';
import { useInView } from '../../components/use-in-view';
import { useMounted } from '../../components/use-mounted';
import type { Pages } from '../../components/use-pages';
import { footerId } from '../../layout/footer';
import { FilterChips } from './filter-chips';
import type { FilterFieldProps } from './filter-fields';
import { filterTexts } from './filter-texts';
import { pageAddress } from './filters';
import { resultsId } from './results-id';
import styles from './results.module.css';

export interface ResultsProps extends FilterFieldProps {
  pages: Pages;
  hovered: number | null;
  onHover: (storeId: number | null) => void;
  onClear: () => void;
  /** Searches beyond the part of the map again. */
  onUnbound: () => void;
  onSkipToMap: () => void;
}

/** As many as are found again at a glance. */
const few = 30;

/** [FSITE-26] The place of the first closed property behind open ones; by area they stand among them. */
function closedFrom(listings: SearchResultDto[], sort: string): number {
  const first = listings.findIndex(({ StatusID }) => StatusID === PropertyStatus.Closed);
  return first > 0 && !sort.startsWith('3-') ? first : listings.length;
}

const focusOn = (id: string) => document.getElementById(id)?.focus({ preventScroll: true });

function toTheTop(): void {
  window.scrollTo({ top: 0 });
  focusOn(resultsId);
}

/**
 * [SRCH-18] [SRCH-19] [SRCH-21] The results, growing as they are scrolled; the button is there for those who do not scroll,
 * and links to further pages where no script runs.
 */
export function Results({
  filters,
  lookup,
  onChange,
  pages,
  hovered,
  onHover,
  onClear,
  onUnbound,
  onSkipToMap,
}: ResultsProps) {
  const { listings, firstPage, lastPage, hasMore, loading, error, loadMore } = pages;
  // Under whose focus the list grows, from them it runs away.
  const [below, setBelow] = useState(false);
  const end = useInView<HTMLElement>(hasMore && !loading && !error && !below, loadMore);
  useEffect(() => {
    const look = ({ target }: FocusEvent) =>
      setBelow(
        target instanceof Element &&
          (document.getElementById(footerId)?.contains(target) ||
            (end.current?.contains(target) === true && target.matches(':focus-visible'))),
      );
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [end]);
  const mounted = useMounted();
  const beside = filters.view === 'map';
  const closed = closedFrom(listings, filters.sort);
  const skip = (go: () => void) => (event: MouseEvent) => {
    event.preventDefault();
    go();
  };
  const toTheFooter = () => {
    focusOn(footerId);
    document.getElementById(footerId)?.scrollIntoView();
  };
  return (
    <section id={resultsId} tabIndex={-1} aria-label="Results" className={styles.list}>
      <a className={styles.skip} href="#map" onClick={skip(onSkipToMap)}>
        Skip to the map
      </a>
      <a className={styles.skip} href={`#${footerId}`} onClick={skip(toTheFooter)}>
        Skip to the footer
      </a>
      <div className={styles.head}>
        <h1>{filters.keyword ? `Properties for “${filters.keyword}”` : 'Properties'}</h1>
        {filters.bounds && !filters.area && !beside && (
          <Button look="secondary" small onClick={onUnbound}>
            Remove map boundary
          </Button>
        )}
      </div>
      <FilterChips filters={filters} lookup={lookup} onChange={onChange} />
      {listings.length === 0 ? (
        <NoResults
          filtered={filters.keyword !== '' || filters.bounds !== undefined}
          texts={filterTexts(filters, lookup).map(({ text }) => text)}
          onClear={onClear}
        />
      ) : (
        <div className={styles.grid}>
          {listings.map((listing, index) => (
            <Fragment key={listing.StoreID}>
              {index === closed && <h2 className={styles.closed}>Closed</h2>}
              <div
                data-lifted={listing.StoreID === hovered || undefined}
                onPointerEnter={() => onHover(listing.StoreID)}
                onPointerLeave={() => onHover(null)}
                onFocus={() => onHover(listing.StoreID)}
                onBlur={() => onHover(null)}
              >
                <ListingCard
                  listing={listing}
                  row={beside}
                  headingLevel={index < closed ? 2 : 3}
                  hero={index === 0 && !beside}
                  sizes={
                    beside
                      ? '240px'
                      : '(min-width: 1344px) 410px, (min-width: 1000px) 31vw, (min-width: 600px) 46vw, 92vw'
                  }
                />
              </div>
            </Fragment>
          ))}
          {loading && <CardSkeletons count={3} />}
        </div>
      )}
      {/* A section, which has the focus when the button goes after the last page. */}
      <section ref={end} className={styles.more}>
        {error && <p role="alert">{error}</p>}
        {firstPage > 1 && (
          <ButtonLink look="secondary" rel="prev" to={pageAddress(filters, firstPage - 1)}>
            Previous page
          </ButtonLink>
        )}
        {hasMore && mounted && (
          <Button look="secondary" aria-disabled={loading} onClick={loadMore}>
            Load more
          </Button>
        )}
        {hasMore && !mounted && (
          <ButtonLink look="secondary" rel="next" to={pageAddress(filters, lastPage + 1)}>
            Next page
          </ButtonLink>
        )}
      </section>
      {listings.length > few && (
        <Button small look="secondary" className={styles.top} onClick={toTheTop}>
          Back to top
        </Button>
      )}
    </section>
  );
}

interface NoResultsProps {
  /** By keyword or part of the map. */
  filtered: boolean;
  /** The filters that are set. */
  texts: string[];
  onClear: () => void;
}

function NoResults({ filtered, texts, onClear }: NoResultsProps) {
  const narrowed = filtered || texts.length > 0;
  return (
    <div className={styles.empty}>
      <h2>No results found</h2>
      <p>
        {!narrowed
          ? 'Properties will be listed here as soon as they are for sale.'
          : texts.length > 0
            ? `No property matches all of this at once. Remove one of these or widen its range: ${texts.join('; ')}.`
            : 'No property matches this. Fewer words, a wider map or a neighbouring city may.'}
      </p>
      {narrowed && (
        <Button look="secondary" onClick={onClear}>
          Clear filters
        </Button>
      )}
    </div>
  );
}
