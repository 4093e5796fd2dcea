import type { Client } from 'pg';
import { chooseTowns, readTowns } from './content/cities';
import { columnsOf, copyRows } from './copy';
import type { ImageRow, PictureStore } from './files';
import { galleryOf, pooledCover } from './images/gallery';
import type { Rendered } from './images/render';
import { type Look, type PropertyRow } from './plan';
import { makeLook, makeProperty } from './properties';
import { Random } from './random';
import { propertyColumns } from './write-plan';

const PICTURES_EACH = 3;
const TOWNS = 4000;

/**
 * Properties beyond those of the plan, for measurements: generated one at a time and streamed, with pictures from
 * the shared pool, and nobody who deals in them.
 */
export class BulkProperties {
  private readonly towns = readTowns();
  private readonly chosen = chooseTowns(this.towns, TOWNS, new Random(this.seed).fork('bulk towns'));

  constructor(private readonly seed: number, private readonly first: number, private readonly last: number, private readonly anchor: Date) {}

  private one(id: number): { property: PropertyRow; look: Look } {
    const random = new Random(this.seed).fork(`bulk ${id}`);
    const town = random.pick(this.chosen);
    const property = makeProperty(id, town, new Set(), this.last, this.anchor, random);
    property.name = `${property.name} ${id}`;
    if (property.statusId !== 5) property.statusId = random.weighted([1, 2, 3, 4], [80, 8, 6, 6]);
    if (property.statusId === 4) property.closedAt = property.modifiedAt;
    property.featured &&= random.chance(0.02);
    return { property, look: makeLook(property, town, random) };
  }

  async write(client: Client, pictures: PictureStore, states: ReadonlyMap<string, number>, say: (text: string) => void): Promise<void> {
    const facts = await this.drawPool(pictures);
    await copyRows(client, 'properties', propertyColumns(states), this.properties(say));
    say('pictures of the further properties');
    await copyRows(client, 'property_images', columnsOf<ImageRow>(['propertyId', 'position', 'fileName', 'width', 'height', 'color', 'createdAt']), this.images(facts));
  }

  private *properties(say: (text: string) => void): Generator<PropertyRow> {
    for (let id = this.first; id <= this.last; id += 1) {
      if (id % 100_000 === 0) say(`${id} properties`);
      yield this.one(id).property;
    }
  }

  private gallery(look: Look, storeTypeId: number) {
    return [pooledCover(look, storeTypeId), ...galleryOf(look, '', storeTypeId).slice(1, PICTURES_EACH)];
  }

  /** Every pool picture that any of them may point to; a sample of the properties meets them all. */
  private async drawPool(pictures: PictureStore): Promise<Map<string, Omit<Rendered, 'content'>>> {
    const facts = new Map<string, Omit<Rendered, 'content'>>();
    for (const { property, look } of this.sample()) {
      for (const picture of this.gallery(look, property.storeTypeId)) if (!facts.has(picture.key)) facts.set(picture.key, await pictures.put(picture));
    }
    return facts;
  }

  private *sample(): Generator<{ property: PropertyRow; look: Look }> {
    for (let id = this.first; id <= Math.min(this.last, this.first + 2500); id += 1) yield this.one(id);
  }

  private *images(facts: ReadonlyMap<string, Omit<Rendered, 'content'>>): Generator<ImageRow> {
    for (let id = this.first; id <= this.last; id += 1) {
      const { property, look } = this.one(id);
      let position = 0;
      for (const { key, fileName } of this.gallery(look, property.storeTypeId)) {
        const found = facts.get(key);
        if (!found) continue;
        position += 1;
        yield { propertyId: id, position, fileName, width: found.width, height: found.height, color: found.color, createdAt: property.createdAt };
      }
    }
  }
}
