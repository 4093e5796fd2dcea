/** What every story is given: where the product is, and a key for properties and images. */
export interface Given {
  url: string;
  key: string;
  /** A PNG file. */
  picture: Blob;
  /** Makes names and keys of one story its own. */
  name: string;
}

/** What every story finds out: the same, whichever client it is written with. */
export interface Facts {
  /** Whether a creation that was sent twice made one record. */
  madeOnce: boolean;
  /** The code of a creation without a name, and of its field. */
  refused: [code: string | undefined, field: string | undefined];
  /** The price after a change under a version, and the code of the next one under the same version. */
  changed: [price: number | null | undefined, code: string | undefined];
  /** The position of the first picture. */
  picture: number | undefined;
  /** What became of each request of a batch. */
  batch: number[] | undefined;
  /** How many listings of the story's name are found, and the name of the dearest. */
  listed: [count: number | undefined, dearest: string | undefined];
  /** What the feed tells of the first listing. */
  heard: string[] | undefined;
}

export const propertyOf = (name: string, price: number) => ({
  name,
  address1: '1200 Wazee St',
  city: 'Denver',
  stateId: 6,
  zipCode: '80202',
  storeTypeId: 1,
  rentableSqft: 40_000,
  price,
});
