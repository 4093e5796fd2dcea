import type { NdaEventKind } from '@stowbridge/contract/log-words';
import { type ApiBodyOptions, ApiProperty } from '@nestjs/swagger';
import { NDA_EVENT_KINDS } from './nda-event.entity';
import type { Shown } from './nda.entity';
import { NdaAccessDto, ndaAccessDto, OwnAccessDto, ownAccessDto } from './nda-access.resource.dto';
import type { ListedNda, OwnNda } from './ndas.service';

/** A signature, for the office [PROF-48, FEVI-05]. */
export class NdaResourceDto {
  id: number;
  propertyId: number;
  /** As it was when it was signed. */
  propertyName: string;
  /** The property was deleted since. */
  propertyGone: boolean;
  /** Whose account signed. */
  userId: number;
  userTypeId: number;
  /** What the account's owner is called today. */
  accountName: string;
  /** The name as it was written. */
  name: string;
  /** The address as it was written. */
  email: string;
  entity: string | null;
  phone: string;
  address1: string;
  address2: string | null;
  city: string;
  state: string;
  zipCode: string;
  /** The address on the network that it was signed from; null when that is not known. */
  signedFrom: string | null;
  /** The account's address when it signed; null when that is not known any more. */
  accountEmail: string | null;
  /** Whether that address was confirmed by then; null when that is not known any more. */
  accountConfirmed: boolean | null;
  /** Whether another address was written than that of the account; null when that is not known any more. */
  emailDiffers: boolean | null;
  /** Hex SHA-256 of the text that was signed. */
  documentSha256: string;
  /** The text was gone before texts were kept. */
  textLost: boolean;
  /** `yes` when it is known that this text was shown. */
  shown: Shown;
  /** The sentence that was agreed to. */
  consentText: string;
  signedAt: Date;
  /** When its certificate was made; null until then. */
  certifiedAt: Date | null;
  /** What the signer may open on the property; null for a property that is gone. */
  @ApiProperty({ type: NdaAccessDto, nullable: true })
  access: NdaAccessDto | null;
}

/** Something that happened with a signature. */
export class NdaEventDto {
  /** Its number in the chain, from 1. */
  seq: number;
  @ApiProperty({ enum: NDA_EVENT_KINDS })
  kind: NdaEventKind;
  at: Date;
  /** Who did it; null for the product. */
  by: string | null;
  /** The address on the network that it came from; null when that is not known. */
  address: string | null;
  /** Hex SHA-256 of this event and the hash of the one before it. */
  hash: string;
}

/** A signature with everything that happened with it. */
export class NdaDetailsDto extends NdaResourceDto {
  events: NdaEventDto[];
}

/** A signature of the caller's own [BEYA-06]. */
export class OwnNdaDto {
  id: number;
  propertyId: number;
  /** As it was when it was signed. */
  propertyName: string;
  /** The property can be opened. */
  isListed: boolean;
  signedAt: Date;
  /** The file that was signed; null when its text was not kept. */
  agreementName: string | null;
  /** When its certificate was made; null until then. */
  certifiedAt: Date | null;
  /** What it opens; null for a property that is gone. */
  @ApiProperty({ type: OwnAccessDto, nullable: true })
  access: OwnAccessDto | null;
}

/** The multipart form of a signature from outside. */
export const OUTSIDE_NDA_SCHEMA: ApiBodyOptions = {
  schema: {
    type: 'object',
    required: ['file', 'userId', 'propertyId', 'signedOn'],
    properties: {
      file: { type: 'string', format: 'binary', description: 'The signed NDA, a PDF file of at most 25 MB.' },
      userId: { type: 'integer', description: 'Who has signed.' },
      propertyId: { type: 'integer' },
      signedOn: { type: 'string', format: 'date', description: 'YYYY-MM-DD, today at the latest.' },
    },
  },
};

export const ndaDetailsDto = ({ nda, events }: { nda: ListedNda; events: NdaEventDto[] }): NdaDetailsDto => ({
  ...ndaResourceDto(nda),
  events,
});

export const ndaResourceDto = (nda: ListedNda): NdaResourceDto => ({
  id: nda.id,
  propertyId: nda.propertyId,
  propertyName: nda.propertyName,
  propertyGone: nda.propertyGone,
  userId: nda.userId,
  userTypeId: nda.user?.userTypeId ?? 0,
  accountName: nda.user ? `${nda.user.firstName} ${nda.user.lastName}` : '',
  name: `${nda.firstName} ${nda.lastName}`,
  email: nda.email,
  entity: nda.entity,
  phone: nda.phone,
  address1: nda.address1,
  address2: nda.address2,
  city: nda.city,
  state: nda.state?.name ?? '',
  zipCode: nda.zipCode,
  signedFrom: nda.signedFrom,
  accountEmail: nda.accountEmail,
  accountConfirmed: nda.accountConfirmed,
  emailDiffers: nda.accountEmail === null ? null : nda.accountEmail.toLowerCase() !== nda.email.toLowerCase(),
  documentSha256: nda.documentSha256,
  textLost: nda.textLost,
  shown: nda.shown,
  consentText: nda.consentText,
  signedAt: nda.signedAt,
  certifiedAt: nda.certifiedAt,
  access: nda.access && ndaAccessDto(nda.access),
});

export const ownNdaDto = ({ access, ...nda }: OwnNda): OwnNdaDto => ({
  ...nda,
  access: access && ownAccessDto(access),
});
