import { ApiProperty } from '@nestjs/swagger';
import type { WrittenBefore } from '../ndas/ceremonies.service';
import { CONSENT } from '../ndas/consent';
import type { NdaLink } from './reading.service';

/** An address that opens one file for this session and 5 minutes. */
export class DocumentLinkDto {
  /** Relative to the site. */
  Url: string;
}

/** The same for one version of a document. */
export class VersionLinkDto extends DocumentLinkDto {
  /** Which one it opens: the newest, unless another was named. */
  Version: number;
  /** How an earlier version is marked; null for the newest. */
  @ApiProperty({ type: String, nullable: true, example: 'Replaced on 11/24/2026' })
  Replaced: string | null;
}

/** What the reader is told about signing electronically. */
export class DisclosureDto {
  @ApiProperty({ example: '3f2a9c0d41be' })
  Version: string;
  @ApiProperty({ example: 'You may have this agreement on paper: write to office@stowbridge.example.' })
  Text: string;
  /** When the reader accepted this version within the last year; null when they have to. */
  AcceptedAt: Date | null;
}

/** What the caller wrote in their last signature, by the names of the fields of the next one. */
export class LastSignatureDto {
  NDAName: string;
  NDALastName: string;
  NDAEmail: string;
  NDAPhone: string;
  NDAEntity: string | null;
  NDAAddress: string;
  NDAAddress2: string | null;
  NDACity: string;
  NDAStateID: number;
  NDAZipCode: string;
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
  /** Hex SHA-256 of the agreement, the same as `DocumentSha256`. */
  AgreementSha256: string;
  /** When the office uploaded it. */
  AgreementDate: Date;
  /** Of a PDF; null for others. */
  AgreementPages: number | null;
  /** Sent back with the signature within 24 hours, it says when and how the text was shown; null for those who have nothing to sign. */
  CeremonyID: string | null;
  Disclosure: DisclosureDto;
  /** Null before the first. */
  LastSignature: LastSignatureDto | null;
}

export const ndaLinkDto = ({
  url,
  text,
  pages,
  uploadedAt,
  ceremonyId,
  disclosure,
  writtenBefore,
}: NdaLink): NdaLinkDto => ({
  Url: url,
  ActualFileName: text.actualFileName,
  DocumentSha256: text.sha256,
  ConsentText: CONSENT.text,
  ConsentVersion: CONSENT.version,
  AgreementSha256: text.sha256,
  AgreementDate: uploadedAt,
  AgreementPages: pages,
  CeremonyID: ceremonyId,
  Disclosure: { Version: disclosure.version, Text: disclosure.text, AcceptedAt: disclosure.acceptedAt },
  LastSignature: writtenBefore ? lastSignatureDto(writtenBefore) : null,
});

const lastSignatureDto = (written: WrittenBefore): LastSignatureDto => ({
  NDAName: written.firstName,
  NDALastName: written.lastName,
  NDAEmail: written.email,
  NDAPhone: written.phone,
  NDAEntity: written.entity,
  NDAAddress: written.address1,
  NDAAddress2: written.address2,
  NDACity: written.city,
  NDAStateID: written.stateId,
  NDAZipCode: written.zipCode,
});
