import type { SearchResultDto } from '@stowbridge/api';
import type { Map as LeafletMap, Marker } from 'leaflet';
import { useEffect, useRef } from 'react';
import { leaflet as L } from '../../maps/base-map';
import { keepFree } from '../../maps/label-layer';
import { textPin } from '../../maps/pins';
import { pinsOf, type Pin } from './clusters';
import type { MapCell } from './map-cells';

/** From here on a group cannot be taken apart by going nearer. */
const nearest = 16;

const keyOf = ({ storeIds, latitude, longitude }: Pin) =>
  storeIds.join() || `${latitude.toFixed(2)},${longitude.toFixed(2)}`;

function iconOf({ text, count, width, height }: Pin) {
  const icon = textPin(text, count > 1 ? 'map-pin is-cluster' : 'map-pin');
  const label = icon.options.html as HTMLElement;
  label.style.width = `${width}px`;
  label.style.height = `${height}px`;
  label.style.lineHeight = `${height - 2}px`;
  return icon;
}

export interface PinEvents {
  onHover: (storeId: number | null) => void;
  /** Properties whose pin was pressed. */
  onChoose: (storeIds: number[]) => void;
}

/** The results on the map, and the pin of the card that is looked at lifted. */
export function usePins(
  map: LeafletMap | undefined,
  cells: MapCell[] | undefined,
  hovered: number | null,
  listings: SearchResultDto[],
  { onHover, onChoose }: PinEvents,
): void {
  const markers = useRef(new Map<number, Marker>());

  useEffect(() => {
    if (!map || !cells) {
      return;
    }
    const byId = markers.current;
    const focused = document.activeElement?.getAttribute('data-pin');
    const layer = L.layerGroup().addTo(map);
    const toPoint = (latitude: number, longitude: number) => map.latLngToContainerPoint([latitude, longitude]);
    const pins = pinsOf(cells, toPoint);
    keepFree(map, pins);
    for (const pin of pins) {
      const marker = L.marker([pin.latitude, pin.longitude], { icon: iconOf(pin), title: pin.label });
      const [only] = pin.storeIds;
      marker.on('click', () => {
        if (only !== undefined && (pin.count === 1 || map.getZoom() >= nearest)) {
          onChoose(pin.storeIds);
        } else {
          map.flyTo(
            [pin.latitude, pin.longitude],
            Math.min(map.getMaxZoom(), map.getZoom() + (pin.count > 20 ? 2 : 3)),
          );
        }
      });
      if (pin.count === 1 && only !== undefined) {
        marker.on('mouseover', () => onHover(only));
        marker.on('mouseout', () => onHover(null));
      }
      pin.storeIds.forEach((storeId) => byId.set(storeId, marker));
      marker.addTo(layer);
      const element = marker.getElement();
      element?.setAttribute('data-pin', keyOf(pin));
      element?.setAttribute('aria-label', pin.count > 1 && only === undefined ? `${pin.label}, zoom in` : pin.label);
      if (focused === keyOf(pin)) {
        element?.focus({ preventScroll: true });
      }
    }
    if (focused && document.activeElement === document.body) {
      map.getContainer().focus({ preventScroll: true });
    }
    return () => {
      byId.clear();
      layer.remove();
    };
  }, [map, cells, onHover, onChoose]);

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
    const listing = listings.find(({ StoreID }) => StoreID === hovered);
    if (!listing || listing.Latitude === null || listing.Longitude === null) {
      return;
    }
    const icon = L.divIcon({ className: 'map-pin is-place', iconSize: [0, 0], html: '<span></span>' });
    const point = L.marker([listing.Latitude, listing.Longitude], {
      icon,
      interactive: false,
      keyboard: false,
      zIndexOffset: 1000,
    });
    point.addTo(map);
    return () => {
      point.remove();
    };
  }, [map, hovered, cells, listings]);
}
