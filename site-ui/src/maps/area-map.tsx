import { useEffect } from 'react';
import styles from './area-map.module.css';
import { leaflet as L } from './base-map';
import { useMap } from './use-map';

const metersPerMile = 1609.344;

export interface AreaMapProps {
  latitude: number;
  longitude: number;
  /** 0 draws no circle. */
  radiusMiles: number;
  label: string;
  /** Show the radius as large as it fits, instead of the place within its state. */
  close?: boolean;
  /** Further places within the area. */
  places?: { latitude: number; longitude: number; label: string }[];
}

/** A property, and the radius around it that its explorer looks at. */
export default function AreaMap({ latitude, longitude, radiusMiles, label, close, places }: AreaMapProps) {
  const { element, map } = useMap({ center: [latitude, longitude], zoom: 6.5 });
  useEffect(() => {
    if (!map) {
      return;
    }
    const layer = L.layerGroup().addTo(map);
    map.scrollWheelZoom.disable();
    if (radiusMiles > 0) {
      const circle = L.circle([latitude, longitude], {
        radius: radiusMiles * metersPerMile,
        className: 'map-circle',
        interactive: false,
      }).addTo(layer);
      if (close) {
        map.fitBounds(circle.getBounds().pad(0.15), { animate: false });
      }
    }
    for (const place of places ?? []) {
      L.marker([place.latitude, place.longitude], {
        icon: L.divIcon({ className: 'map-pin', iconSize: [0, 0], html: textPin(place.label) }),
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
    return () => {
      layer.remove();
    };
  }, [map, latitude, longitude, radiusMiles, label, close, places]);
  return (
    <>
      <div className={styles.frame}>
        <div ref={element} className="map-canvas" role="region" aria-label={`Map of ${label}`} />
      </div>
      {radiusMiles > 0 && (
        <p className={`${styles.note} figures`}>
          The circle shows {radiusMiles} {radiusMiles === 1 ? 'mile' : 'miles'} around the property.
        </p>
      )}
    </>
  );
}

/** A pin as an element, so that a label is text and never markup. */
export function textPin(text: string): HTMLElement {
  const pin = document.createElement('span');
  pin.textContent = text;
  return pin;
}
