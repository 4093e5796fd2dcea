import type { Marker } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { browserApi } from '../../api/browser-api';
import type { Listing } from '../../api/listings';
import type { MapCell } from '../../api/map';
import { getPublicProfile } from '../../api/profile';
import type { SearchCriteria } from '../../api/search';
import { Icon } from '../../components/icon';
import { ListingCard } from '../../components/listing-card';
import { formatShortMoney, formatWhole } from '../../format';
import { textPin } from '../../maps/pins';
import { leaflet as L, middleOfTheUs, startZoom } from '../../maps/base-map';
import { useMap } from '../../maps/use-map';
import styles from './search-map.module.css';
import { useMapCells } from './use-map-cells';

export interface SearchMapProps {
  criteria: SearchCriteria;
  /** What the list beside the map shows. */
  listings: Listing[];
  hovered: number | null;
  onHover: (storeId: number | null) => void;
}

/** [SRCH-17] [SRCH-24] [SRCH-25] Every property that the filters leave, in step with the list. */
export default function SearchMap({ criteria, listings, hovered, onHover }: SearchMapProps) {
  const { element, map } = useMap({ center: middleOfTheUs, zoom: startZoom });
  const cells = useMapCells(map, criteria);
  const markers = useRef(new Map<number, Marker>());
  const [chosen, setChosen] = useState<Listing | null>(null);
  const listed = useRef(listings);
  useEffect(() => {
    listed.current = listings;
  }, [listings]);

  useEffect(() => {
    if (!map || !cells) {
      return;
    }
    const layer = L.layerGroup().addTo(map);
    const single = markers.current;
    const choose = async (storeId: number) => {
      const known = listed.current.find((listing) => listing.StoreID === storeId);
      setChosen(known ?? (await findListing(storeId)));
    };
    for (const cell of cells) {
      const [count, latitude, longitude, storeId] = cell;
      const marker = L.marker([latitude, longitude], { icon: iconOf(cell), alt: labelOf(cell), title: labelOf(cell) });
      if (storeId === null) {
        marker.on('click', () => map.flyTo([latitude, longitude], map.getZoom() + (count > 20 ? 2 : 3)));
      } else {
        single.set(storeId, marker);
        marker.on('click', () => void choose(storeId));
        marker.on('mouseover', () => onHover(storeId));
        marker.on('mouseout', () => onHover(null));
      }
      marker.addTo(layer);
    }
    return () => {
      single.clear();
      layer.remove();
    };
  }, [map, cells, onHover]);

  useEffect(() => {
    if (!map || hovered === null) {
      return;
    }
    const marker = markers.current.get(hovered);
    if (marker) {
      marker.getElement()?.classList.add('is-lifted');
      marker.setZIndexOffset(1000);
      return () => {
        marker.getElement()?.classList.remove('is-lifted');
        marker.setZIndexOffset(0);
      };
    }
    // The property stands within a group: point at its place for as long as the card is looked at.
    const listing = listed.current.find(({ StoreID }) => StoreID === hovered);
    if (!listing || listing.Latitude === null || listing.Longitude === null) {
      return;
    }
    const icon = L.divIcon({ className: 'map-pin is-place', iconSize: [0, 0], html: '<span></span>' });
    const point = L.marker([listing.Latitude, listing.Longitude], { icon, interactive: false, keyboard: false, zIndexOffset: 1000 });
    point.addTo(map);
    return () => {
      point.remove();
    };
  }, [map, hovered, cells]);

  return (
    <div className={styles.frame}>
      <div ref={element} className="map-canvas" role="region" aria-label="Map of the results" />
      {!cells && (
        <p className={styles.loading} role="status">
          Placing the properties
        </p>
      )}
      {chosen && (
        <div className={styles.card}>
          <button type="button" className={styles.close} aria-label="Close" onClick={() => setChosen(null)}>
            <Icon name="close" size={18} />
          </button>
          <ListingCard listing={chosen} row sizes="180px" />
        </div>
      )}
    </div>
  );
}

function iconOf([count, , , storeId, price, words]: MapCell) {
  const text = storeId === null ? formatWhole(count) : price ? formatShortMoney(price) : (words ?? 'View');
  const className = storeId === null ? 'map-pin is-cluster' : 'map-pin';
  return textPin(text, className);
}

function labelOf([count, , , storeId, price, words]: MapCell): string {
  if (storeId === null) {
    return `${count} properties, zoom in`;
  }
  return price ? `Property at ${formatShortMoney(price)}` : `Property${words ? `, ${words}` : ''}`;
}

/** A marker outside the loaded pages of the list: its card is made from the profile. */
async function findListing(storeId: number): Promise<Listing | null> {
  try {
    const profile = await getPublicProfile(browserApi, storeId);
    const image = profile.StoreImages[0];
    return {
      ...profile,
      State: profile.StateCode,
      StoreImage: image?.FileName ?? null,
      StoreImageColor: image?.Color ?? null,
    };
  } catch {
    return null;
  }
}
