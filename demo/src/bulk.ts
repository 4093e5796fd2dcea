import type { Client } from 'pg';
import { chooseTowns, type Town } from './content/cities';
import type { Facts } from './content/descriptions';
import { columnsOf, copyRows } from './copy';
import { coversFor, galleryOf, type Look, type PictureStore, type StoredPicture } from './pictures';
import type { PropertyRow } from './plan';
import { makeLook, makeProperty } from './properties';
import { Random } from './random';
import { propertyColumns, writePrices } from './write-plan';

const PICTURES_EACH = 3;
const TOWNS = 4000;

/**
 * Properties beyond those of the plan, for measurements: generated one at a time and streamed, with three
 * pictures each, and a seller if there are enough people.
 */
export class BulkProperties {
  private readonly chosen: Town[];

  constructor(
    towns: readonly Town[],
    private readonly seed: number,
    private readonly first: number,
    private readonly last: number,
    private readonly anchor: Date,
    private readonly sellerOf: (propertyId: number) => number | null,
  ) {
    this.chosen = chooseTowns(towns, TOWNS, new Random(seed).fork('bulk towns'));
  }

  private one(id: number): { property: PropertyRow; look: Look } {
    const random = new Random(this.seed).fork(`bulk ${id}`);
    const town = random.pick(this.chosen);
    const property = makeProperty(id, town, new Set(), this.last, this.anchor, random, describePlainly);
    property.name = `${property.name} ${id}`;
    property.sellerId = this.sellerOf(id);
    if (property.statusId !== 5) {
      property.statusId = random.weighted([1, 2, 3, 4], [80, 8, 6, 6]);
    }
    if (property.statusId === 4) {
      property.closedAt = property.modifiedAt;
    }
    property.featured &&= random.chance(0.02);
    return { property, look: makeLook(property, town, (place) => id % coversFor(property.storeTypeId, place)) };
  }

  async write(
    client: Client,
    pictures: PictureStore,
    states: ReadonlyMap<string, number>,
    say: (text: string) => void,
  ): Promise<void> {
    const galleries = new Galleries(this.last - this.first + 1);
    await copyRows(client, 'properties', propertyColumns(states), this.properties(galleries, say));
    await writePrices(client, this.first);
    const stored = new Map<string, StoredPicture>();
    for (const name of galleries.pictures()) {
      stored.set(name, await pictures.put(name));
    }
    say(`pictures of ${this.last - this.first + 1} further properties`);
    await copyRows(
      client,
      'property_images',
      columnsOf<ImageRow>(['propertyId', 'position', 'fileName', 'width', 'height', 'color']),
      galleries.rows(this.first, stored),
    );
  }

  private *properties(galleries: Galleries, say: (text: string) => void): Generator<PropertyRow> {
    for (let id = this.first; id <= this.last; id += 1) {
      if (id % 100_000 === 0) {
        say(`${id} properties`);
      }
      const { property, look } = this.one(id);
      galleries.note(id - this.first, look, property.storeTypeId);
      yield property;
    }
  }
}

interface ImageRow extends StoredPicture {
  propertyId: number;
  position: number;
}

/** Which gallery each property has: two bytes a property, so that a million fit beside everything else. */
class Galleries {
  private readonly numbers = new Map<string, number>();
  private readonly kinds: string[][] = [];
  private readonly chosen: Uint16Array;

  constructor(count: number) {
    this.chosen = new Uint16Array(count);
  }

  note(index: number, look: Look, storeTypeId: number): void {
    const key = `${storeTypeId} ${look.place} ${look.variant}`;
    let number = this.numbers.get(key);
    if (number === undefined) {
      number = this.kinds.length;
      this.numbers.set(key, number);
      this.kinds.push(galleryOf(look, storeTypeId).slice(0, PICTURES_EACH));
    }
    this.chosen[index] = number;
  }

  /** Every picture that is used, once. */
  pictures(): Iterable<string> {
    return new Set(this.kinds.flat());
  }

  *rows(first: number, stored: ReadonlyMap<string, StoredPicture>): Generator<ImageRow> {
    for (let i = 0; i < this.chosen.length; i += 1) {
      let position = 0;
      for (const name of this.kinds[this.chosen[i]]) {
        position += 1;
        yield { propertyId: first + i, position, ...(stored.get(name) as StoredPicture) };
      }
    }
  }
}

/** A description for tables that are measured and not read. */
function describePlainly({ type, city, stateName, sqft, units }: Facts): string {
  const size = sqft === null ? 'a site for new storage' : `${sqft} rentable square feet in ${units} units`;
  return `<p>A ${type} property in ${city}, ${stateName}, with ${size}.</p><p>The rent roll and the operating statements are available once the confidentiality agreement has been signed.</p>`;
}
