import { leaflet as L } from './base-map';

/** A pin as an element, so that a label is text and never markup. */
export function textPin(text: string, className = 'map-pin') {
  const pin = document.createElement('span');
  pin.textContent = text;
  return L.divIcon({ className, iconSize: [0, 0], html: pin });
}
