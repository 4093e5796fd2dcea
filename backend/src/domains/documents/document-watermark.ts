import { watermarkState } from '@stowbridge/contract/watermark';
import { invalid } from '../../platform/common/errors';
import type { PropertyDocument } from './document.entity';

const ASKS_FOR_PASSWORD = 'This PDF asks for a password. Please upload it without one.';
const ENDS_SIGNATURE =
  'This PDF holds a digital signature. Stamping ends its validity; the watermark can be switched off for this document.';
const CANNOT_BE_STAMPED =
  'This PDF cannot be stamped. Buyers cannot open it until the watermark is switched off or another file is uploaded.';

/**
 * Of a document whose watermark is on.
 * @throws DomainError('invalid') for a PDF that nobody can stamp, since it opens with a password alone [BEYA-90]
 */
export function requireNoPassword(asksForPassword: boolean, field: string): void {
  if (asksForPassword) {
    throw invalid(ASKS_FOR_PASSWORD, field);
  }
}

/** What the office is told of a document's watermark. */
export function watermarkNotices(
  document: Pick<PropertyDocument, 'watermark' | 'stampable' | 'digitallySigned'>,
): string[] {
  const state = watermarkState(document);
  if (state === 'to prepare') {
    return [CANNOT_BE_STAMPED];
  }
  return state === 'watermarked' && document.digitallySigned ? [ENDS_SIGNATURE] : [];
}
