import * as L from 'leaflet';
import { LabelLayer } from './label-layer';
import type { Names } from './labels';
import { loadCounties, loadGround, loadPlaces, loadTowns, type Ground, type StateOnMap } from './map-data';
import { unpackLines, unpackPlaces, unpackZips, type Packed, type Place } from './unpack';

interface Drawn {
  shape: L.Path;
  /** The token of `styles/tokens.css` that it is filled or drawn with. */
  fill?: string;
  line?: string;
  /** Zooms between which it is drawn. */
  from: number;
}

/** From these zooms on a map tells more. */
const riversFrom = 6;
const townsFrom = 8;
const placesFrom = 10;

/** A canvas knows no custom properties: what a token is in the present theme, asked of the page. */
function colorOf(map: L.Map, token: string): string {
  const probe = L.DomUtil.create('span', '', map.getContainer());
  probe.style.color = `var(${token})`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

const inView = (map: L.Map, { box: [south, north, west, east] }: StateOnMap) =>
  map.getBounds().intersects([
    [south, west],
    [north, east],
  ]);

/**
 * Land, water, borders and the names of places, drawn from files of ours: it works without any other server. What a
 * zoom needs is fetched when that zoom is first seen.
 */
export class GroundLayer {
  private readonly renderer: L.Canvas;
  private readonly drawn: Drawn[] = [];
  private readonly names: Names = { states: [], cities: [], towns: [], places: [], zips: [] };
  private readonly labels = new LabelLayer(this.names);
  private readonly wanted = new Set<string>();
  private states: StateOnMap[] = [];
  private readonly media = ['(prefers-color-scheme: dark)', 'print'].map((query) => window.matchMedia(query));

  constructor(private readonly map: L.Map) {
    map.createPane('ground').style.zIndex = '100';
    map.createPane('names').style.zIndex = '150';
    this.renderer = L.canvas({ pane: 'ground', padding: 0.25 });
    this.labels.addTo(map);
    map.on('moveend', () => this.update());
    const paint = () => this.paint();
    this.media.forEach((medium) => medium.addEventListener('change', paint));
    map.on('unload', () => this.media.forEach((medium) => medium.removeEventListener('change', paint)));
  }

  /** Fetches and draws what the present view needs. */
  update(): void {
    this.once('ground', async () => this.addGround(await loadGround()));
    const zoom = this.map.getZoom();
    if (zoom >= townsFrom) {
      this.once('towns', async () => this.addNames({ towns: unpackPlaces((await loadTowns()).towns) }));
      this.once('counties', async () => this.add((await loadCounties()).counties, townsFrom, { line: '--map-county' }));
    }
    if (zoom >= placesFrom) {
      for (const state of this.states.filter((one) => inView(this.map, one))) {
        this.once(state.code, () => this.addPlaces(state.code));
      }
    }
    this.show();
  }

  /** A part of the data, unless it is there or on its way; what could not be had is asked for again later. */
  private once(part: string, add: () => Promise<void>): void {
    if (!this.wanted.has(part)) {
      this.wanted.add(part);
      add().catch(() => this.wanted.delete(part));
    }
  }

  private addGround(ground: Ground): void {
    this.add(ground.neighbours, 0, { fill: '--map-beyond' });
    this.add(ground.sharedLakes, 0, { fill: '--map-water' });
    this.add(ground.land, 0, { fill: '--map-land', line: '--map-border' });
    this.add(ground.lakes, 0, { fill: '--map-water' });
    this.add(ground.rivers, riversFrom, { line: '--map-river' });
    this.add(ground.borders, 0, { line: '--map-border' });
    this.states = ground.states;
    this.addNames({ states: ground.states, cities: unpackPlaces(ground.cities) });
    this.update();
  }

  private async addPlaces(code: string): Promise<void> {
    const { towns, zips } = await loadPlaces(code);
    const bySize = (a: Place, b: Place) => b.people - a.people;
    this.addNames({
      places: [...this.names.places, ...unpackPlaces(towns)].sort(bySize),
      zips: [...this.names.zips, ...unpackZips(zips)],
    });
  }

  private addNames(more: Partial<Names>): void {
    Object.assign(this.names, more);
    this.labels.setNames(this.names);
  }

  private add(packed: Packed, from: number, { fill, line }: Pick<Drawn, 'fill' | 'line'>): void {
    const points = unpackLines(packed);
    const options = {
      renderer: this.renderer,
      pane: 'ground',
      interactive: false,
      weight: 1,
      fillOpacity: 1,
      smoothFactor: 0.7,
    };
    this.drawn.push({ shape: fill ? L.polygon(points, options) : L.polyline(points, options), fill, line, from });
    this.show();
    this.paint();
  }

  private show(): void {
    for (const { shape, from } of this.drawn) {
      if (this.map.getZoom() < from) {
        shape.remove();
      } else if (!this.map.hasLayer(shape)) {
        shape.addTo(this.map);
      }
    }
  }

  /** In the colours of the theme, or of paper. */
  private paint(): void {
    for (const { shape, fill, line } of this.drawn) {
      // Countries are drawn a little beyond their shape: our finer border leaves no gap to theirs.
      const stroke = line ?? fill;
      shape.setStyle({
        color: stroke && colorOf(this.map, stroke),
        fillColor: fill && colorOf(this.map, fill),
        fill: Boolean(fill),
        weight: line ? 1 : 2,
      });
    }
    // At once, because paper does not wait for the next frame; before anything is drawn there is no canvas yet.
    if (this.map.hasLayer(this.renderer)) {
      (this.renderer as unknown as { _redraw?: () => void })._redraw?.();
    }
  }
}
