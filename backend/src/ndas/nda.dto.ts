import type { Nda, Shown } from './nda.entity';

/** A signature, for the office [PROF-48, FEVI-05]. */
export class NdaResourceDto {
  id: number;
  propertyId: number;
  /** As it was when it was signed. */
  propertyName: string;
  /** Whose account signed. */
  userId: number;
  /** The name as it was written. */
  name: string;
  /** The address as it was written. */
  email: string;
  entity: string | null;
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
}

export const ndaResourceDto = (nda: Nda): NdaResourceDto => ({
  id: nda.id,
  propertyId: nda.propertyId,
  propertyName: nda.propertyName,
  userId: nda.userId,
  name: `${nda.firstName} ${nda.lastName}`,
  email: nda.email,
  entity: nda.entity,
  accountEmail: nda.accountEmail,
  accountConfirmed: nda.accountConfirmed,
  emailDiffers: nda.accountEmail === null ? null : nda.accountEmail.toLowerCase() !== nda.email.toLowerCase(),
  documentSha256: nda.documentSha256,
  textLost: nda.textLost,
  shown: nda.shown,
  consentText: nda.consentText,
  signedAt: nda.signedAt,
});
