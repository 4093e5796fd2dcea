import type { EntityManager } from 'typeorm';
import type { Caller } from '../../platform/access/permissions';
import { changedMeanwhile, conflict, invalid, notFound } from '../../platform/common/errors';
import { singleLine } from '../../platform/common/plain-text';
import { sql } from '../../platform/database/sql';
import type { NdaCeremony } from './nda-ceremony.entity';
import type { TextToSign } from './nda-signature';

/** What somebody is told who read a text that the office has replaced since. */
export const REPLACED = 'The agreement has been replaced while you were reading. Please read the new one.';
const TOO_OLD = 'This page is too old. Please open the agreement again.';
const ACCEPT_FIRST = 'Please accept the disclosure first.';

/** Characters of a browser's own description. */
const LONGEST_USER_AGENT = 400;

/** When and how a text was shown, as far as a signature has to know. */
export type Ceremony = Pick<NdaCeremony, 'id' | 'userId' | 'agreementId' | 'disclosureVersion' | 'authMethod'> & {
  expired: boolean;
};

/** What a request says of its browser, on one line; null when it says nothing. */
export const cleanUserAgent = (given: string | undefined): string | null =>
  singleLine(given ?? '').slice(0, LONGEST_USER_AGENT) || null;

/** SQL for when the person `$1` accepted the disclosure of version `$2` within a year. */
export const ACCEPTED =
  "select max(disclosure_accepted_at) at from nda_ceremonies where user_id = $1 and disclosure_version = $2 and disclosure_accepted_at > now() - interval '1 year'";

/** @throws DomainError('not-found') for what was shown to another person, or of another property */
export async function findCeremony(
  manager: EntityManager,
  caller: Caller,
  { id, propertyId }: { id: string; propertyId: number },
): Promise<Ceremony> {
  const [ceremony] = await sql<Ceremony>(manager, {
    text: `select id, user_id "userId", agreement_id "agreementId", disclosure_version "disclosureVersion", auth_method "authMethod", expires_at <= now() expired
       from nda_ceremonies where id = $1 and user_id = $2 and property_id = $3`,
    values: [id, caller.id, propertyId],
  });
  if (!ceremony) {
    throw notFound('The page of the agreement');
  }
  return ceremony;
}

/** @throws DomainError('conflict') when the page has been open for too long, 'changed' when it shows another text than is signed now */
export function requireFresh({ expired, agreementId }: Ceremony, text: TextToSign): void {
  if (expired) {
    throw conflict(TOO_OLD);
  }
  if (agreementId !== text.agreementId) {
    throw changedMeanwhile(REPLACED);
  }
}

/**
 * @returns when the disclosure was accepted within the year before; null when it is now
 * @throws DomainError('invalid') when it is not
 */
export async function requireAccepted(
  manager: EntityManager,
  { userId, disclosureVersion }: Ceremony,
  accepted: boolean,
): Promise<Date | null> {
  if (accepted) {
    return null;
  }
  const [{ at }] = await sql<{ at: Date | null }>(manager, { text: ACCEPTED, values: [userId, disclosureVersion] });
  if (!at) {
    throw invalid(ACCEPT_FIRST, 'isDisclosureAccepted');
  }
  return at;
}
