import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Area, Storage } from '@stowbridge/backend/platform/storage/storage';
import type { Region } from './content/cities';
import { hash, Random } from './random';

const FOLDER = join(__dirname, '..', 'pictures');

/** Where a facility stands. */
export const PLACES = ['forest', 'desert', 'city'] as const;
export type Place = (typeof PLACES)[number];

/** How a property looks, and which documents it gets. */
export interface Look {
  propertyId: number;
  place: Place;
  /** Which of the covers for such a property it has. */
  variant: number;
  /** Has the NDA document, without which buyers see nothing. */
  hasNda: boolean;
  /** Has its own memorandum, rent roll and T-12. */
  hasFinancials: boolean;
}

/** A picture in the store, as the row of an image names it. `color`: its mean, as #rrggbb. */
export interface StoredPicture {
  fileName: string;
  width: number;
  height: number;
  color: string;
}

const SURROUNDINGS: Record<Region, Place> = {
  desert: 'desert',
  plains: 'desert',
  mountains: 'forest',
  coast: 'forest',
  forest: 'forest',
  city: 'city',
};
export const placeOf = (region: Region): Place => SURROUNDINGS[region];

/** How many pictures of a kind there are in each place, as `demo/draw/main.mjs` has drawn them. */
const DRAWN = {
  'drive-up': { forest: 12, desert: 9, city: 6 },
  'multi-storey': { forest: 6, desert: 5, city: 4 },
  works: { forest: 2, desert: 2, city: 1 },
  vehicles: { forest: 4, desert: 3, city: 2 },
  land: { forest: 3, desert: 2, city: 2 },
  aerial: { forest: 2, desert: 1, city: 1 },
  aisle: { forest: 3, desert: 2, city: 2 },
};
type Kind = keyof typeof DRAWN;

const COVERS: Record<number, Kind> = {
  1: 'drive-up',
  2: 'multi-storey',
  3: 'drive-up',
  4: 'multi-storey',
  5: 'vehicles',
  6: 'works',
  7: 'drive-up',
  8: 'land',
  9: 'drive-up',
};

const one =
  (kind: Kind, further = 0) =>
  ({ place, variant }: Look): string =>
    `${kind}-${place}-${(variant + further) % DRAWN[kind][place]}`;
const corridor = (side: 0 | 1) => (look: Look) => `corridor-${look.variant % 3}-${side}`;
const plan = (sheet: 0 | 1) => (look: Look) =>
  `plan-${look.variant % 4}-${1 + ((Math.floor(look.variant / 4) + sheet) % 2)}`;

/** What follows the cover, by store type. */
const FOLLOWING: Record<number, readonly ((look: Look) => string)[]> = {
  1: [one('aisle'), one('aerial'), one('aisle', 1), one('vehicles'), plan(0)],
  2: [corridor(0), one('aisle'), corridor(1), one('aerial'), plan(0)],
  3: [one('aisle'), corridor(0), one('aerial'), one('aisle', 1), plan(0)],
  4: [corridor(0), one('aerial'), corridor(1), one('aisle'), plan(0)],
  5: [one('vehicles', 1), one('aerial'), one('aisle'), one('aisle', 1), plan(0)],
  6: [corridor(0), one('aisle'), corridor(1), one('aerial'), plan(0)],
  7: [one('aerial'), one('aisle'), corridor(0), one('vehicles'), one('aisle', 1)],
  8: [one('land', 1), plan(0), one('aerial'), plan(1), one('aisle')],
  9: [one('aisle'), one('aisle', 1), corridor(0), one('aerial'), plan(0)],
};

/** How many covers there are for a property. */
export const coversFor = (storeTypeId: number, place: Place): number => DRAWN[COVERS[storeTypeId]][place];

/** The names of a property's six pictures, its cover first; no two are equal. */
export function galleryOf(look: Look, storeTypeId: number): string[] {
  return [one(COVERS[storeTypeId]), ...FOLLOWING[storeTypeId]].map((name) => `properties/${name(look)}`);
}

/**
 * Deals out the covers, so that neighbours in a list are told apart: each property gets the one that was seen longest
 * ago, by those before it and, where it is featured, by the featured ones before it.
 */
export class CoverDealer {
  private readonly all: string[] = [];
  private readonly featured: string[] = [];

  variantFor(storeTypeId: number, place: Place, isFeatured: boolean): number {
    const lists = isFeatured ? [this.featured, this.all] : [this.all];
    const coverOf = (variant: number) => `${COVERS[storeTypeId]} ${place} ${variant}`;
    const ageIn = (list: string[], cover: string) =>
      list.includes(cover) ? list.length - list.lastIndexOf(cover) : Infinity;
    const ages = Array.from({ length: coversFor(storeTypeId, place) }, (_, variant) =>
      Math.min(...lists.map((list) => ageIn(list, coverOf(variant)))),
    );
    const variant = ages.indexOf(Math.max(...ages));
    lists.forEach((list) => list.push(coverOf(variant)));
    return variant;
  }
}

/** Puts the pictures of `demo/pictures` into the file store, each once. */
export class PictureStore {
  private readonly stored = new Map<string, Promise<StoredPicture>>();

  constructor(private readonly storage: Storage) {}

  put(name: string, area: Area = 'StoreImages'): Promise<StoredPicture> {
    const stored = this.stored.get(name) ?? this.copy(name, area);
    this.stored.set(name, stored);
    return stored;
  }

  private async copy(name: string, area: Area): Promise<StoredPicture> {
    const content = await readFile(fileOf(name));
    const fileName = `${new Random(hash(name)).hex32()}.webp`;
    await this.storage.put(area, fileName, content, 'image/webp');
    const { width, height } = await sharp(content).metadata();
    const mean = await sharp(content).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
    return { fileName, width, height, color: `#${mean.toString('hex')}` };
  }
}

/** A picture as a JPEG, which PDF files can hold. */
export const jpegOf = (name: string): Promise<Buffer> =>
  sharp(fileOf(name)).resize(1000, 750).jpeg({ quality: 76 }).toBuffer();

const fileOf = (name: string): string => join(FOLDER, `${name}.webp`);
