import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { useSite } from '../lib/site-context';
import { createMap, type View } from './base-map';
import './map.css';

/** A Leaflet map in an element for as long as that is on the page. `view` is where it starts and is read once. */
export function useMap(view: View) {
  const { MapTilesUrl: url, MapTilesAttribution: attribution } = useSite();
  const element = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LeafletMap>();
  const start = useRef(view);
  useEffect(() => {
    let gone = false;
    let made: LeafletMap | undefined;
    if (element.current) {
      void createMap(element.current, url ? { url, attribution } : null, start.current).then((created) => {
        made = created;
        if (gone) {
          created.remove();
        } else {
          setMap(created);
        }
      });
    }
    return () => {
      gone = true;
      made?.remove();
      setMap(undefined);
    };
  }, [url, attribution]);
  return { element, map };
}
