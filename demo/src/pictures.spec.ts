import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Region } from './content/cities';
import { makePlan } from './make-plan';
import { BRANDS, galleryOf, type Look } from './pictures';
import type { DemoPlan } from './plan';
import { townsOfTests } from '../test/towns';

const REGIONS: readonly Region[] = ['desert', 'mountains', 'plains', 'coast', 'forest', 'city'];
const FOLDER = join(__dirname, '..', 'pictures');
const files = readdirSync(FOLDER, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.webp'));
let plan: DemoPlan;
beforeAll(async () => {
  plan = makePlan(await townsOfTests(), { seed: 7, now: new Date('2026-05-14T00:00:00Z'), properties: 300 });
});

/** Each kind of look, with enough properties of it that every cover is picked once. */
function* everyLook(): Generator<{ look: Look; storeTypeId: number }> {
  for (const region of REGIONS) {
    for (let brand = 0; brand < BRANDS; brand += 1) {
      for (let storeTypeId = 1; storeTypeId <= 9; storeTypeId += 1) {
        for (let propertyId = 1; propertyId <= 30; propertyId += 1) {
          yield { look: { ...plan.looks[0], propertyId, brand, region }, storeTypeId };
        }
      }
    }
  }
}

describe('the pictures of properties', () => {
  it('are six different ones each; all of them exist and no other', () => {
    const used = new Set<string>();
    for (const { look, storeTypeId } of everyLook()) {
      const gallery = galleryOf(look, storeTypeId);
      expect(new Set(gallery).size).toBe(6);
      gallery.forEach((name) => used.add(`${name}.webp`));
    }
    expect([...used].sort()).toEqual(files.filter((file) => file.startsWith('properties/')).sort());
  });

  it('vary on a page of cards', () => {
    const covers = plan.properties.map(({ storeTypeId }, i) => galleryOf(plan.looks[i], storeTypeId)[0]);
    for (let first = 0; first < covers.length; first += 10) {
      expect(new Set(covers.slice(first, first + 10)).size).toBeGreaterThanOrEqual(6);
    }
  });

  it('[DOC-10] are WebP of 1600 by 1200, small enough for a repository', async () => {
    for (const file of files.filter((name) => name.startsWith('properties/'))) {
      const { format, width, height } = await sharp(join(FOLDER, file)).metadata();
      expect([file, format, width, height]).toEqual([file, 'webp', 1600, 1200]);
    }
    expect(files.reduce((bytes, file) => bytes + statSync(join(FOLDER, file)).size, 0)).toBeLessThan(6_000_000);
  });

  it('[DOC-11] [DOC-12] stand beside a logo for each vendor and a portrait for each member of the team', () => {
    expect(files.filter((file) => file.startsWith('logos/'))).toHaveLength(plan.vendors.length);
    expect(files.filter((file) => file.startsWith('team/'))).toHaveLength(plan.team.length);
  });
});
