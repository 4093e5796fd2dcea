import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
import { Segments } from '../components/segments';
import styles from './area-map.module.css';
import { leaflet as L } from './base-map';
import { keepFree } from './label-layer';
import { textPin } from './pins';
import { metersPerMile, zoomOfCircle } from './scale';
import { useMap } from './use-map';

export interface AreaMapProps {
  latitude: number;
  longitude: number;
  /** 0 draws no circle. */
  radiusMiles: number;
  label: string;
  /** Further places within the area. */
  places?: { latitude: number; longitude: number; label: string }[];
}

const looks = [
  ['Region', 'Region'],
  ['Radius', 'Radius'],
] as const;
type Look = (typeof looks)[number][0];
const regionZoom = 6.5;
/** The pin of the property, with its shadow. */
const pinSize = 22;

/** The zooms of both looks: the radius fills most of the map's shorter side, the region is what lies around. */
function zoomOf(look: Look, map: LeafletMap, latitude: number, radiusMiles: number): number {
  const { x, y } = map.getSize();
  return look === 'Region'
    ? regionZoom
    : Math.min(map.getMaxZoom(), zoomOfCircle(Math.min(x, y), latitude, radiusMiles));
}

/** A property, and to scale the radius around it that its explorer looks at. [FSITE-24] */
export default function AreaMap({ latitude, longitude, radiusMiles, label, places }: AreaMapProps) {
  const { element, map } = useMap({ center: [latitude, longitude], zoom: regionZoom });
  const [look, setLook] = useState<Look>(radiusMiles > 0 ? 'Radius' : 'Region');
  useEffect(() => {
    if (!map) {
      return;
    }
    const layer = L.layerGroup().addTo(map);
    map.scrollWheelZoom.disable();
    // The circle has a size of its own, which no step of the zoom meets.
    L.setOptions(map, { zoomSnap: 0 });
    if (radiusMiles > 0) {
      L.circle([latitude, longitude], {
        radius: radiusMiles * metersPerMile,
        className: 'map-circle',
        interactive: false,
      }).addTo(layer);
    }
    for (const place of places ?? []) {
      L.marker([place.latitude, place.longitude], {
        icon: textPin(place.label),
        keyboard: false,
        interactive: false,
      }).addTo(layer);
    }
    L.marker([latitude, longitude], {
      icon: L.divIcon({ className: 'map-pin is-place', iconSize: [0, 0], html: '<span></span>' }),
      alt: label,
      keyboard: false,
      interactive: false,
    }).addTo(layer);
    keepFree(map, [{ latitude, longitude, width: pinSize, height: pinSize }]);
    return () => {
      layer.remove();
    };
  }, [map, latitude, longitude, radiusMiles, label, places]);
  useEffect(() => {
    map?.setView([latitude, longitude], zoomOf(look, map, latitude, radiusMiles), { animate: false });
  }, [map, look, latitude, longitude, radiusMiles]);
  return (
    <div className={styles.frame}>
      <div ref={element} className="map-canvas" role="region" aria-label={`Map of ${label}`} />
      {radiusMiles > 0 && (
        <Segments label="Part of the map" choices={looks} chosen={look} onChoose={setLook} className={styles.looks} />
      )}
    </div>
  );
}
