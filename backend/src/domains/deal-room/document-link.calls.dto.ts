import { CONSENT } from '../ndas/consent';
import type { NdaLink } from './reading.service';

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

export const ndaLinkDto = ({ url, text }: NdaLink): NdaLinkDto => ({
  Url: url,
  ActualFileName: text.actualFileName,
  DocumentSha256: text.sha256,
  ConsentText: CONSENT.text,
  ConsentVersion: CONSENT.version,
});
