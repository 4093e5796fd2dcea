import type { PropertyDocument } from '../documents/document.entity';
import { CONSENT } from '../ndas/consent';

/** An address that opens one file for this session and 5 minutes. */
export class DocumentLinkDto {
  /** Relative to the site. */
  Url: string;
}

/** The NDA of a property, to be read before it is signed. */
export class NdaLinkDto extends DocumentLinkDto {
  ActualFileName: string;
  /** Hex SHA-256 of the text; sent back with the signature, it says which text was read. */
  DocumentSha256: string;
  /** The sentence to be agreed to, beside the checkbox. */
  ConsentText: string;
  /** Of that sentence; sent back with the signature. */
  ConsentVersion: string;
}

export const ndaLinkDto = (
  Url: string,
  { actualFileName, sha256 }: Pick<PropertyDocument, 'actualFileName' | 'sha256'>,
): NdaLinkDto => ({
  Url,
  ActualFileName: actualFileName,
  DocumentSha256: sha256,
  ConsentText: CONSENT.text,
  ConsentVersion: CONSENT.version,
});
