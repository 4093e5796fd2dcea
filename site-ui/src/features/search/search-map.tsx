import type { SearchResultDto } from '@stowbridge/api';
import type { Filters } from '@stowbridge/contract/search-address';
import { JourneysService } from '@stowbridge/api/services/JourneysService';
import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { browserApi } from '../../api/browser-api';
import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import { ListingCard } from '../../components/listing-card';
import { middleOfTheUs, startZoom } from '../../maps/base-map';
import { useMap } from '../../maps/use-map';
import { AreaTools } from './area/area-tools';
import { useAreaLayer } from './area/use-area-layer';
import { resultsId } from './results-id';
import styles from './search-map.module.css';
import { useFollow } from './use-follow';
import { useMapCells, useMarkerDelay } from './use-map-cells';
import { usePins } from './use-pins';
import { useRemembered } from './use-remembered';
import type { SearchCriteria } from './search-properties';

export interface SearchMapProps {
  criteria: SearchCriteria;
  /** Whether a filter or a keyword is set. */
  narrowed: boolean;
  /** The part of the map that is searched. */
  bounds?: string;
  /** What is drawn on it. */
  area?: string;
  /** What the list beside the map shows. */
  listings: SearchResultDto[];
  hovered: number | null;
  onHover: (storeId: number | null) => void;
  /** The part of the map to search from now on. */
  onMove: (bounds: string) => void;
  onUnbound: () => void;
  onChange: (part: Pick<Filters, 'bounds' | 'area'>) => void;
  /** Whether somebody skips from the list to the map, which takes the focus as soon as it is there. */
  skipping: boolean;
  onSkipped: () => void;
}

/** [SRCH-17] [SRCH-24] [SRCH-25] [FSITE-25] Every property that the filters leave, in step with the list. */
export default function SearchMap({
  criteria,
  narrowed,
  bounds,
  area,
  listings,
  hovered,
  onHover,
  onMove,
  onUnbound,
  onChange,
  skipping,
  onSkipped,
}: SearchMapProps) {
  const { element, map } = useMap({ center: middleOfTheUs, zoom: startZoom });
  const [follows, setFollows] = useRemembered('search-as-the-map-moves');
  const ready = useMarkerDelay(map);
  const cells = useMapCells(map, criteria);
  const [chosen, setChosen] = useState<SearchResultDto[]>([]);
  const listed = useRef(listings);
  useEffect(() => {
    listed.current = listings;
  }, [listings]);
  const choose = useCallback((storeIds: number[]) => {
    const known = (storeId: number) => listed.current.find(({ StoreID }) => StoreID === storeId);
    void Promise.all(storeIds.slice(0, 20).map(async (storeId) => known(storeId) ?? findListing(storeId))).then(
      (found) => setChosen(found.filter((listing) => listing !== null)),
    );
  }, []);
  useFollow(map, {
    criteria,
    narrowed,
    bounds,
    area,
    ready,
    // What is drawn stays what is searched, wherever one looks.
    onMoved: (moved) => follows && !area && onMove(moved),
  });
  useAreaLayer(map, area);
  usePins(map, ready ? cells : undefined, hovered, listings, { onHover, onChoose: choose });

  useEffect(() => {
    if (skipping && map) {
      map.getContainer().focus();
      onSkipped();
    }
  }, [skipping, map, onSkipped]);

  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') {
      return;
    }
    if (chosen.length > 0) {
      setChosen([]);
    } else {
      document.getElementById(resultsId)?.focus();
    }
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape leads out of what is in it
    <div className={styles.frame} onKeyDown={leave}>
      <div ref={element} className="map-canvas" role="region" aria-label="Map of the results" />
      <div className={styles.controls}>
        <label>
          <input type="checkbox" checked={follows} onChange={(event) => setFollows(event.target.checked)} />
          Search as the map moves
        </label>
        {bounds && !area && (
          <Button look="secondary" small onClick={onUnbound}>
            Remove map boundary
          </Button>
        )}
        {map && <AreaTools map={map} area={area} onChange={onChange} />}
      </div>
      {!(ready && cells) && (
        <p className={styles.loading} role="status">
          Placing the properties
        </p>
      )}
      {chosen.length > 0 && (
        <div className={styles.card}>
          <button type="button" className={styles.close} aria-label="Close" onClick={() => setChosen([])}>
            <Icon name="close" size={18} />
          </button>
          {chosen.map((listing) => (
            <ListingCard key={listing.StoreID} listing={listing} row sizes="180px" />
          ))}
        </div>
      )}
    </div>
  );
}

/** A marker outside the loaded pages of the list: its card is made from the profile. */
async function findListing(storeId: number): Promise<SearchResultDto | null> {
  try {
    const profile = await new JourneysService(browserApi).profile({ id: storeId });
    const image = profile.StoreImages[0];
    return {
      ...profile,
      State: profile.StateCode,
      Occupancy: profile.PhysicalOccupancyArea,
      StoreImage: image?.FileName ?? null,
      StoreImageColor: image?.Color ?? null,
    };
  } catch {
    return null;
  }
}
