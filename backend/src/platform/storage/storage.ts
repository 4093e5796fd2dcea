import type { Readable } from 'node:stream';
import type { ByteRange } from './byte-range';

/** Folders of the store; private ones are only handed out by a route that has checked the caller. */
export const AREAS = [
  'StoreImages',
  'StoreDocuments',
  'VendorLogos',
  'TeamImages',
  'Agreements',
  'Certificates',
  'FundsProofs',
  'OfferLetters',
  'Stamped',
] as const;
export type Area = (typeof AREAS)[number];

/** Copies that can be made again: no record keeps them, and a backup leaves them out. */
export type CopiesArea = 'Stamped';
/** Files that records name. */
export const NAMED_AREAS = AREAS.filter((area): area is Exclude<Area, CopiesArea> => area !== 'Stamped');

/** Texts that people have signed stay for good. */
export type RemovableArea = Exclude<Area, 'Agreements'>;

export interface StoredFile {
  stream: Readable;
  /** What the stream brings. */
  bytes: number;
}

/** Where files are kept: a local folder or an S3-compatible bucket. Names are made by us: random, or the hash of the content. */
export abstract class Storage {
  abstract put(area: Area, name: string, content: Buffer, contentType: string): Promise<void>;
  /**
   * Undefined when there is no such file.
   * @param part of it, which must lie within
   */
  abstract get(area: Area, name: string, part?: ByteRange): Promise<StoredFile | undefined>;
  abstract delete(area: RemovableArea, name: string): Promise<void>;
  /** @throws when the store cannot be reached or written to */
  abstract check(): Promise<void>;
}

/** A stored name: 1 to 100 letters, digits, dashes, underscores and one extension; nothing else reaches the store. */
export const isStoredName = (name: string): boolean => /^[A-Za-z0-9_-]{1,90}\.[a-z0-9]{2,5}$/.test(name);
