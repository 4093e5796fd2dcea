import * as L from 'leaflet';
import { labelsAt, placeLabels, type Label, type LabelKind, type Names, type PlacedLabel } from './labels';

/** How much of the view beyond each edge is labelled too, so that dragging meets names. */
const beyond = 0.25;

/** What names leave free: a pin, in pixels around its place. */
export interface Kept {
  latitude: number;
  longitude: number;
  width: number;
  height: number;
}

const fonts: Record<LabelKind, string> = { city: '600 13px', town: '500 12px', state: '600 11px', zip: '500 11px' };
const stateSpacing = 0.9;

/** Widths by the letters of the page; asked for again and again, so kept. */
function measurer(family: string): (label: Label) => number {
  const context = document.createElement('canvas').getContext('2d');
  const known = new Map<string, number>();
  return ({ text, kind }) => {
    const key = kind + text;
    let width = known.get(key);
    if (width === undefined) {
      if (context) {
        context.font = `${fonts[kind]} ${family}`;
      }
      const written = kind === 'state' ? text.toUpperCase() : text;
      width =
        (context?.measureText(written).width ?? 8 * text.length) + (kind === 'state' ? stateSpacing * text.length : 0);
      known.set(key, width);
    }
    return width;
  };
}

function elementOf({ text, kind, side, box }: PlacedLabel): HTMLElement {
  const element = document.createElement('span');
  element.className = `map-name is-${kind} is-${side}`;
  element.textContent = text;
  element.style.transform = `translate(${Math.round(box.left)}px, ${Math.round(box.top)}px)`;
  element.style.width = `${Math.ceil(box.right - box.left)}px`;
  return element;
}

/** Lets names make room for pins. */
export const keepFree = (map: L.Map, kept: Kept[]) => map.fire('keepfree', { kept });

/** The names of places, as text of the page: they follow its theme, and print as letters. */
export class LabelLayer extends L.Layer {
  private readonly box = L.DomUtil.create('div', 'map-names leaflet-zoom-hide');
  private widthOf?: (label: Label) => number;
  private kept: Kept[] = [];

  constructor(private names: Names) {
    super({ pane: 'names' });
    this.box.setAttribute('aria-hidden', 'true');
  }

  setNames(names: Names): void {
    this.names = names;
    this.draw();
  }

  override onAdd(map: L.Map): this {
    this.getPane()?.append(this.box);
    this.widthOf = measurer(getComputedStyle(map.getContainer()).fontFamily);
    map.on('moveend resize', this.draw, this);
    map.on('zoom', this.hide, this);
    map.on('keepfree', (event) => {
      this.kept = (event as L.LeafletEvent & { kept: Kept[] }).kept;
      this.draw();
    });
    void document.fonts?.ready.then(() => {
      this.widthOf = measurer(getComputedStyle(map.getContainer()).fontFamily);
      this.draw();
    });
    this.draw();
    return this;
  }

  override onRemove(map: L.Map): this {
    map.off('moveend resize', this.draw, this);
    map.off('zoom', this.hide, this);
    this.box.remove();
    return this;
  }

  private hide(): void {
    this.box.hidden = true;
  }

  private draw(): void {
    const map = this._map as L.Map | null;
    const { widthOf } = this;
    if (!map || !widthOf) {
      return;
    }
    const { x, y } = map.getSize();
    const origin = map.containerPointToLayerPoint([0, 0]);
    const within = {
      left: origin.x - beyond * x,
      top: origin.y - beyond * y,
      right: origin.x + (1 + beyond) * x,
      bottom: origin.y + (1 + beyond) * y,
    };
    const seen = map.getBounds().pad(beyond);
    const labels = labelsAt(map.getZoom(), this.names).filter(({ latitude, longitude }) =>
      seen.contains([latitude, longitude]),
    );
    const at = ({ latitude, longitude }: Label) => map.latLngToLayerPoint([latitude, longitude]);
    const taken = this.kept.map(({ latitude, longitude, width, height }) => {
      const point = map.latLngToLayerPoint([latitude, longitude]);
      return {
        left: point.x - width / 2,
        top: point.y - height / 2,
        right: point.x + width / 2,
        bottom: point.y + height / 2,
      };
    });
    this.box.replaceChildren(...placeLabels(labels, { within, taken, at, widthOf }).map(elementOf));
    this.box.hidden = false;
  }
}
