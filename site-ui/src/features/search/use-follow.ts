import { areaBounds, parseArea } from '@stowbridge/contract/area';
import { parseBounds, type Bounds } from '@stowbridge/contract/bounds';
import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useRef } from 'react';
import { browserApi } from '../../api/browser-api';
import { middleOfTheUs, startZoom } from '../../maps/base-map';
import { boundsText } from '@stowbridge/contract/search-address';
import { findExtent } from './extent';
import { getMapCells } from './map-cells';
import type { SearchCriteria } from './search-properties';

/** The contiguous states, which a first look shows. */
const contiguous: Bounds = { south: 24.5, west: -124.8, north: 49.4, east: -66.9 };
/** [FSITE-25] What is left free around the results, and how near they are looked at. */
const padding: [number, number] = [72, 40];
const nearest = 12;

const corners = ({ south, west, north, east }: Bounds): [[number, number], [number, number]] => [
  [south, west],
  [north, east],
];

/** What of the world is to be seen. */
export function visibleBounds(map: LeafletMap): Bounds {
  const bounds = map.getBounds();
  const clamp = (value: number, limit: number) => Number(Math.max(-limit, Math.min(limit, value)).toFixed(4));
  return {
    south: clamp(bounds.getSouth(), 90),
    west: clamp(bounds.getWest(), 180),
    north: clamp(bounds.getNorth(), 90),
    east: clamp(bounds.getEast(), 180),
  };
}

export interface Follow {
  criteria: SearchCriteria;
  /** Whether a filter or a keyword is set. */
  narrowed: boolean;
  /** The part of the map that is searched. */
  bounds?: string;
  /** What is drawn, which is searched instead. */
  area?: string;
  /** Whether markers are shown: the map stands still before [SRCH-24]. */
  ready: boolean;
  /** Somebody has moved the map by hand. */
  onMoved: (bounds: string) => void;
}

/**
 * The map follows the search, and says when somebody moves it [FSITE-25]: it fits the results of a filter, shows again
 * what an address names, and stays where it was put by hand until a filter changes.
 */
export function useFollow(
  map: LeafletMap | undefined,
  { criteria, narrowed, bounds, area, ready, onMoved }: Follow,
): void {
  const byHand = useRef(false);
  const own = useRef(false);
  const moved = useRef(onMoved);
  useEffect(() => {
    moved.current = onMoved;
  });

  useEffect(() => {
    if (!map) {
      return;
    }
    let last = { center: map.getCenter(), zoom: map.getZoom() };
    const settled = () => {
      const [center, zoom] = [map.getCenter(), map.getZoom()];
      // A map of another size ends a move, too.
      const same = zoom === last.zoom && center.distanceTo(last.center) < 1;
      last = { center, zoom };
      if (same || own.current) {
        return;
      }
      byHand.current = true;
      moved.current(boundsText(visibleBounds(map)));
    };
    map.on('moveend', settled);
    return () => {
      map.off('moveend', settled);
    };
  }, [map]);

  useEffect(() => {
    byHand.current = false;
  }, [criteria]);

  useEffect(() => {
    const named = bounds && parseBounds(bounds);
    if (!map || !named || area || boundsText(visibleBounds(map)) === bounds) {
      return;
    }
    // A little less than was named: rounding must not cost a step of the zoom.
    own.current = true;
    map.fitBounds(corners(named), { padding: [-2, -2], animate: false });
    own.current = false;
  }, [map, bounds, area]);

  useEffect(() => {
    const drawn = area && parseArea(area);
    if (!map || !drawn || map.getBounds().contains(corners(areaBounds(drawn)))) {
      return;
    }
    own.current = true;
    map.fitBounds(corners(areaBounds(drawn)), { padding, animate: false });
    own.current = false;
  }, [map, area]);

  const bounded = bounds !== undefined || area !== undefined;
  useEffect(() => {
    if (!map || !ready || bounded || byHand.current) {
      return;
    }
    let gone = false;
    const look = (move: () => void) => {
      if (!gone && !byHand.current) {
        own.current = true;
        move();
        own.current = false;
      }
    };
    if (narrowed) {
      void findExtent((box) => getMapCells(browserApi, box, criteria)).then(
        (extent) => extent && look(() => map.fitBounds(corners(extent), { padding, maxZoom: nearest, animate: false })),
        () => undefined,
      );
    } else {
      look(() => {
        map.setView(middleOfTheUs, startZoom, { animate: false });
        if (!map.getBounds().contains(corners(contiguous))) {
          map.fitBounds(corners(contiguous), { animate: false });
        }
      });
    }
    return () => {
      gone = true;
    };
  }, [map, ready, bounded, narrowed, criteria]);
}
