/** The code in the watermark of one person's copy of a document: eight characters of those of certificates. */
import { codeOf } from './certificate-code';

export const WATERMARK_CODE_LENGTH = 8;

/** `K7QF2M9X` for `k7qf-2m9x`; undefined for what is none. */
export const watermarkCodeOf = (typed: string): string | undefined => codeOf(typed, WATERMARK_CODE_LENGTH);

/** As it is printed: `K7QF-2M9X`. */
export const shownWatermarkCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;
