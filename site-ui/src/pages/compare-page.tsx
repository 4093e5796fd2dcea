import { compareAddress, TOO_MANY_COMPARED } from '@stowbridge/contract/compare';
import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../components/button';
import { removeCompared } from '../components/compare/compared';
import { Head } from '../components/head';
import { Comparison } from '../features/compare/comparison';
import styles from '../features/compare/comparison.module.css';
import { DistanceForm } from '../features/compare/distance-form';
import { loadComparison } from '../features/compare/load-comparison';
import { paths } from '../lib/paths';
import { useNavigate, usePageData, useRouter } from '../router/hooks';
import type { LoaderArgs } from '../router/page';
import { useLikelySession } from '../session/use-session';

/** [BEYB-48] Up to four properties side by side. */
export const loader = ({ api, url }: LoaderArgs) => loadComparison(api, url.searchParams);

export function Component() {
  const { ids, properties, leftOut, tooMany, from, place, viewer } = usePageData<typeof loader>();
  const session = useLikelySession();
  const router = useRouter();
  const navigate = useNavigate();
  const person = session === undefined ? undefined : (session?.id ?? null);
  useEffect(() => {
    // The server drew what anybody sees; who is signed in gets their own view as soon as the browser knows them.
    if (person !== undefined && person !== viewer) {
      void router.reload();
    }
  }, [viewer, person, router]);
  const listed = properties.map(({ StoreID }) => StoreID);
  const gone = ids.filter((id) => !listed.includes(id)).join(',');
  useEffect(() => {
    // What is not listed any more takes no place among the four.
    removeCompared(...gone.split(',').map(Number));
  }, [gone]);
  // A removal builds on the one before it, though the answer to that is still on its way.
  const asked = useRef<number[]>(undefined);
  const remove = (id: number) => {
    const rest = (asked.current ?? listed).filter((one) => one !== id);
    asked.current = rest;
    removeCompared(id);
    void navigate(compareAddress(rest, from), { keepScroll: true }).finally(() => {
      if (asked.current === rest) {
        asked.current = undefined;
      }
    });
  };
  return (
    <div className={`container ${styles.page}`}>
      <Head title="Compare properties" noIndex />
      <header className={styles.head}>
        <h1>Compare properties</h1>
        {properties.length > 0 && (
          <Button small look="secondary" onClick={() => window.print()}>
            Print
          </Button>
        )}
      </header>
      <div className={styles.notes} role="status">
        {tooMany && <p>{TOO_MANY_COMPARED}</p>}
        {leftOut > 0 && (
          <p>
            {leftOut === 1
              ? 'One property is not listed and was left out.'
              : `${leftOut} properties are not listed and were left out.`}
          </p>
        )}
        {properties.length > 1 && <p>≠ marks what differs.</p>}
      </div>
      {properties.length > 0 ? (
        <>
          <DistanceForm ids={listed} from={from} place={place} />
          <Comparison properties={properties} place={place} role={session?.role} onRemove={remove} />
        </>
      ) : (
        <>
          <p>Check Compare on up to four properties to see them side by side.</p>
          <ButtonLink to={paths.search()}>Search properties</ButtonLink>
        </>
      )}
    </div>
  );
}
