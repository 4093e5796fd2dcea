import type { EntityManager } from 'typeorm';
import type { Caller } from '../../platform/access/permissions';
import { formatPhone } from '../../platform/http/rules';
import type { Consent } from './consent';
import { type Ceremony, cleanUserAgent } from './ceremony';
import { SIGNATURE_COUNTS } from './signed';

export interface SignedProperty {
  id: number;
  name: string;
  /** As the public reads it, and whoever signs. */
  publicName: string;
  status_id: number;
  seller_id: number | null;
}

/** Who signs, as they write it. */
export interface Signatory {
  firstName: string;
  lastName: string;
  email: string;
  address1: string;
  address2?: string;
  city: string;
  stateId: number;
  zipCode: string;
  phone: string;
  entity?: string;
}

/** A signature as it is given [PROF-29 to PROF-48]. */
export interface NewSignature {
  propertyId: number;
  /** Of the deal that signing makes; the property's public name without one. */
  dealName?: string;
  signatory: Signatory;
  /** Hex SHA-256 of the text that was shown. */
  sha256?: string | null;
  /** Of the sentence that was shown beside the checkbox. */
  consentVersion?: string | null;
  /** The six digits that were mailed to the account's address. */
  emailCode?: string | null;
  /** Of the time that the text was shown; null for callers that send the documents' fields only. */
  ceremonyId?: string | null;
  isDisclosureAccepted: boolean;
  /** Of the browser, by its IANA name. */
  timeZone?: string | null;
}

export interface TextToSign {
  agreementId: number;
  sha256: string;
}

/** What a person has signed on a property: the newest signature that counts, and whether there is any. */
export async function findSignatures(
  manager: EntityManager,
  userId: number,
  propertyId: number,
): Promise<{ counting: number | null; any: boolean }> {
  const [known] = await manager.query<{ counting: number | null; any: boolean }[]>(
    `select max(n.id) filter (where ${SIGNATURE_COUNTS}) counting, count(*) > 0 "any" from ndas n join properties p on p.id = n.property_id where n.user_id = $1 and n.property_id = $2`,
    [userId, propertyId],
  );
  return known;
}

/**
 * The text that is to be signed. Asked for in a statement of its own, after the property is locked: a document that was
 * added while the lock was waited for is seen by no earlier one.
 */
export async function findText(manager: EntityManager, propertyId: number): Promise<TextToSign | undefined> {
  const [newest] = await manager.query<{ agreementId: number | null; sha256: string }[]>(
    'select agreement_id "agreementId", sha256 from documents where property_id = $1 and document_type_id = 8 order by id desc limit 1',
    [propertyId],
  );
  return newest?.agreementId ? { agreementId: newest.agreementId, sha256: newest.sha256 } : undefined;
}

/** Whether the account's address is known to be its owner's. */
const CONFIRMED = '(select email_confirmed_at is not null from users where id = $3)';

/**
 * Undefined when this person has signed this text.
 * @param shown whether the request names the text that was shown
 * @param address where it comes from
 * @param ceremony when and how it was shown
 */
export async function insertSignature(
  manager: EntityManager,
  caller: Caller,
  property: SignedProperty,
  text: TextToSign,
  consent: Consent,
  { firstName, lastName, email, address1, address2, city, stateId, zipCode, phone, entity }: Signatory,
  {
    shown,
    address,
    ceremony,
    timeZone,
  }: { shown: boolean; address: string; ceremony: Ceremony | undefined; timeZone: string | null },
): Promise<number | undefined> {
  const [made] = await manager.query<{ id: number }[]>(
    // Not now(): that is when the transaction began, maybe before the text was there for which the property was waited for.
    `insert into ndas (property_id, property_name, user_id, first_name, last_name, email, address1, address2, city, state_id, zip_code, phone, entity,
       account_email, account_confirmed, document_sha256, agreement_id, shown, consent_text, consent_version, signed_from, signed_at,
       ceremony_id, user_agent, auth_method, time_zone)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, ${CONFIRMED}, $15, $16, $17, $18, $19, $20, clock_timestamp(), $21, $22, $23, $24)
     on conflict (user_id, property_id, agreement_id) do nothing returning id`,
    [
      property.id,
      property.publicName,
      caller.id,
      firstName,
      lastName,
      email,
      address1,
      address2 || null,
      city,
      stateId,
      zipCode,
      formatPhone(phone),
      entity || null,
      caller.email,
      text.sha256,
      text.agreementId,
      shown ? 'yes' : 'not recorded',
      consent.text,
      consent.version,
      address,
      ceremony?.id ?? null,
      ceremony ? cleanUserAgent(caller.userAgent) : null,
      ceremony?.authMethod ?? null,
      timeZone,
    ],
  );
  return made?.id;
}
