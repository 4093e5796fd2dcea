/** What becomes of a document on its way to a buyer, where its watermark is on or off. */

/** Whether the pages of a document can be stamped. */
export const STAMPABLE = ['yes', 'no', 'not a PDF'] as const;
export type Stampable = (typeof STAMPABLE)[number];

/** Buyers get copies with a line of their own, nothing until the office has prepared the document, or the file as it is. */
export const WATERMARK_STATES = ['watermarked', 'to prepare', 'not watermarked'] as const;
export type WatermarkState = (typeof WATERMARK_STATES)[number];

/** @param stampable null for a document that nobody has looked at yet */
export function watermarkState(document: { watermark: boolean; stampable: Stampable | null }): WatermarkState {
  if (!document.watermark || document.stampable === 'not a PDF') {
    return 'not watermarked';
  }
  return document.stampable === 'no' ? 'to prepare' : 'watermarked';
}
