import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Area, Storage } from '@stowbridge/backend/platform/storage/storage';
import type { Region } from './content/cities';
import { hash, Random } from './random';

const FOLDER = join(__dirname, '..', 'pictures');

/** Colours of a facility's doors and signs; the pictures exist in so many. */
export const BRANDS = 4;

/** How a property looks, and which documents it gets. */
export interface Look {
  propertyId: number;
  brand: number;
  region: Region;
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

/** The surroundings of pictures in which they hardly show. */
const SURROUNDINGS: Record<Region, string> = {
  desert: 'desert',
  plains: 'desert',
  mountains: 'forest',
  coast: 'forest',
  forest: 'forest',
  city: 'city',
};

/** A picture's name without its ending, by what it shows. */
const PICTURES = {
  frontage: ({ brand, region }: Look) => `frontage-${brand}-${region}`,
  pylon: ({ brand, region }: Look) => `pylon-${brand}-${SURROUNDINGS[region]}`,
  arch: ({ brand, region }: Look) => `arch-${brand}-${SURROUNDINGS[region]}`,
  climate: ({ brand, region }: Look) => `climate-${brand}-${SURROUNDINGS[region]}`,
  land: ({ region }: Look) => `land-${region}`,
  rows: ({ brand, region }: Look) => `rows-${brand}-${SURROUNDINGS[region]}`,
  aerial: ({ brand, region }: Look) => `aerial-${brand}-${SURROUNDINGS[region]}`,
  vehicles: ({ region }: Look) => `vehicles-${region}`,
  corridor: ({ brand }: Look) => `corridor-${brand}-1`,
  corridor2: ({ brand }: Look) => `corridor-${brand}-2`,
  doors: ({ brand, propertyId }: Look) => `doors-${brand}-${1 + (propertyId % 2)}`,
  plan: ({ brand, propertyId }: Look) => `plan-${brand}-${1 + (propertyId % 2)}`,
};
type Scene = keyof typeof PICTURES;

/** Covers by store type; where there are several, the property's number picks one, so that a page of cards varies. */
const COVERS: Record<number, readonly Scene[]> = {
  2: ['climate'],
  4: ['climate'],
  5: ['pylon', 'arch'],
  6: ['climate'],
  8: ['land'],
};
const DRIVE_UP_COVERS: readonly Scene[] = ['frontage', 'pylon', 'frontage', 'arch', 'frontage', 'pylon'];

/** What follows the cover, by store type. */
const FOLLOWING: Record<number, readonly Scene[]> = {
  1: ['rows', 'doors', 'aerial', 'vehicles', 'plan'],
  2: ['corridor', 'doors', 'corridor2', 'rows', 'plan'],
  3: ['rows', 'corridor', 'aerial', 'doors', 'plan'],
  4: ['corridor', 'aerial', 'corridor2', 'doors', 'plan'],
  5: ['vehicles', 'aerial', 'rows', 'doors', 'plan'],
  6: ['corridor', 'doors', 'rows', 'corridor2', 'plan'],
  7: ['aerial', 'rows', 'corridor', 'vehicles', 'doors'],
  8: ['plan', 'aerial', 'rows', 'corridor', 'doors'],
  9: ['doors', 'rows', 'corridor', 'aerial', 'plan'],
};

/** The names of a property's six pictures, its cover first; no two are equal. */
export function galleryOf(look: Look, storeTypeId: number): string[] {
  const covers = COVERS[storeTypeId] ?? DRIVE_UP_COVERS;
  const cover = covers[hash(`cover ${look.propertyId}`) % covers.length];
  return [cover, ...FOLLOWING[storeTypeId]].map((scene) => `properties/${PICTURES[scene](look)}`);
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
