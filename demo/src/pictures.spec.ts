import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { makePlan } from './make-plan';
import { coversFor, galleryOf, type Look, PLACES } from './pictures';
import type { DemoPlan } from './plan';
import { townsOfTests } from '../test/towns';

const FOLDER = join(__dirname, '..', 'pictures');
const files = readdirSync(FOLDER, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.webp'));
let plan: DemoPlan;
beforeAll(async () => {
  plan = makePlan(await townsOfTests(), { seed: 7, now: new Date('2026-05-14T00:00:00Z'), properties: 300 });
});

/** Each kind of look there is. */
function* everyLook(): Generator<{ look: Look; storeTypeId: number }> {
  for (const place of PLACES) {
    for (let storeTypeId = 1; storeTypeId <= 9; storeTypeId += 1) {
      for (let variant = 0; variant < coversFor(storeTypeId, place); variant += 1) {
        yield { look: { ...plan.looks[0], place, variant }, storeTypeId };
      }
    }
  }
}

/** A picture as it looks from far away: 8 by 6 colours. */
const seen = (name: string): Promise<Buffer> =>
  sharp(join(FOLDER, `${name}.webp`))
    .resize(8, 6, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
const difference = (a: Buffer, b: Buffer): number =>
  a.reduce((sum, value, i) => sum + Math.abs(value - b[i]), 0) / a.length;

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

  it('[FSITE-35] differ among any ten neighbours, and among any ten that are featured', () => {
    const covers = plan.properties.map(({ storeTypeId }, i) => galleryOf(plan.looks[i], storeTypeId)[0]);
    const featured = covers.filter((_, i) => plan.properties[i].featured);
    for (const list of [covers, featured]) {
      for (let first = 0; first + 10 <= list.length; first += 1) {
        expect(new Set(list.slice(first, first + 10)).size).toBe(10);
      }
    }
  });

  it('[FSITE-35] are told apart from far away', async () => {
    const covers = [...new Set([...everyLook()].map(({ look, storeTypeId }) => galleryOf(look, storeTypeId)[0]))];
    expect(covers.length).toBeGreaterThan(60);
    const looks = await Promise.all(covers.map(seen));
    const alike = covers.flatMap((cover, i) =>
      covers.slice(0, i).flatMap((other, j) => (difference(looks[i], looks[j]) < 5 ? [`${cover}, ${other}`] : [])),
    );
    expect(alike).toEqual([]);
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
