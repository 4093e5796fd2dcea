import countiesUrl from './data/counties.json?url';
import groundUrl from './data/ground.json?url';
import noticesUrl from './data/THIRD-PARTY.txt?url';
import townsUrl from './data/towns.json?url';
import type { Packed, PackedPlaces } from './unpack';

/** Of a state: where its name is written, and the box within which its own places lie (south, north, west, east). */
export interface StateOnMap {
  code: string;
  name: string;
  at: [number, number];
  box: [number, number, number, number];
}

/** What every map is drawn from; made by `site-ui/scripts/map-data.mjs`. */
export interface Ground {
  neighbours: Packed;
  sharedLakes: Packed;
  land: Packed;
  lakes: Packed;
  rivers: Packed;
  borders: Packed;
  states: StateOnMap[];
  cities: PackedPlaces;
}

export interface OwnPlaces {
  towns: PackedPlaces;
  /** Steps from one ZIP code to the next: code, latitude and longitude in hundredths of a degree. */
  zips: number[];
}

const placeUrls = import.meta.glob<string>('./data/places/*.json', { query: '?url', import: 'default', eager: true });

const loaded = new Map<string, Promise<unknown>>();

/** Each file is fetched once; one that could not be had is asked for again at the next need. */
function load<Data>(url: string): Promise<Data> {
  const known = loaded.get(url);
  if (known) {
    return known as Promise<Data>;
  }
  const asked = fetch(url).then((response) => {
    if (!response.ok) {
      throw new Error(`${url}: ${response.status}`);
    }
    return response.json() as Promise<Data>;
  });
  loaded.set(url, asked);
  asked.catch(() => loaded.delete(url));
  return asked;
}

export const loadGround = () => load<Ground>(groundUrl);
/** Towns from 10,000 to 50,000 people. */
export const loadTowns = () => load<{ towns: PackedPlaces }>(townsUrl);
export const loadCounties = () => load<{ counties: Packed }>(countiesUrl);
/** Towns from 1,000 to 10,000 people and the ZIP codes of a state. */
export const loadPlaces = (code: string) => load<OwnPlaces>(placeUrls[`./data/places/${code}.json`] ?? '');

/** The licences of all this. */
export { noticesUrl };
