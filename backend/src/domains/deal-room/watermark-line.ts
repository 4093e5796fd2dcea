import { shownWatermarkCode } from '@stowbridge/contract/watermark-code';

/** Whose copy of a document it is, and of when. */
export interface Reader {
  name: string;
  email: string;
  at: Date;
  /** Of the network; null when it is not known. */
  address: string | null;
  code: string;
}

/** What each page of a reader's copy says: `Nia Hart · nia@example.com · 2026-11-22 05:31 UTC · 203.0.113.7 · K7QF-2M9X`. */
export const watermarkLine = ({ name, email, at, address, code }: Reader): string =>
  [name, email, `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`, address, shownWatermarkCode(code)]
    .filter((part) => part !== null)
    .join(' · ')
    .replace(/\s+/g, ' ');
