import { type NdaEventKind, ndaEvents } from '@stowbridge/contract/log-words';
import type { EntityManager } from 'typeorm';
import { sql } from '../../platform/database/sql';
import type { CertificateFacts } from './certificate/certificate-facts';

/** By what a session was begun. */
const METHODS: Record<string, string> = { password: 'Password' };

interface Row {
  propertyId: number;
  propertyName: string;
  agreementFile: string | null;
  agreement: CertificateFacts['agreement'];
  documentSha256: string;
  name: string;
  typedEmail: string;
  accountEmail: string | null;
  confirmed: boolean | null;
  confirmedAt: Date | null;
  entity: string | null;
  address1: string;
  address2: string | null;
  place: string | null;
  phone: string;
  consentText: string;
  consentVersion: string | null;
  disclosureText: string | null;
  disclosureVersion: string | null;
  acceptedAt: Date | null;
  authMethod: string | null;
  signedInAt: Date | null;
  address: string | null;
  userAgent: string | null;
  timeZone: string | null;
  signedAt: Date;
  recordedBy: string | null;
}

/** What is known of the confirmation of an address goes with the account's own: another that it has by now says nothing of it. */
const FACTS = `
  select n.property_id "propertyId", n.property_name "propertyName", a.file_name "agreementFile",
    case when a.id is not null then json_build_object('fileName', a.actual_file_name, 'pages', a.pages, 'sha256', a.sha256, 'contentType', a.content_type) end agreement,
    n.document_sha256 "documentSha256", n.first_name || ' ' || n.last_name name, n.email "typedEmail", n.account_email "accountEmail", n.account_confirmed confirmed,
    u.email_confirmed_at "confirmedAt",
    n.entity, n.address1, n.address2, n.city || ', ' || s.code || ' ' || n.zip_code place, n.phone, n.consent_text "consentText", n.consent_version "consentVersion",
    d.text "disclosureText", d.version "disclosureVersion", c.disclosure_accepted_at "acceptedAt", n.auth_method "authMethod", c.signed_in_at "signedInAt",
    n.signed_from address, n.user_agent "userAgent", n.time_zone "timeZone", n.signed_at "signedAt",
    (select r.first_name || ' ' || r.last_name from nda_events e join users r on r.id = e.actor_id where e.nda_id = n.id and e.kind = 'recorded-outside') "recordedBy"
  from ndas n left join states s on s.id = n.state_id left join agreements a on a.id = n.agreement_id left join nda_ceremonies c on c.id = n.ceremony_id
    left join disclosures d on d.version = c.disclosure_version
    left join users u on u.id = n.user_id and u.email = n.account_email and u.email_confirmed_at <= n.signed_at
  where n.id = $1`;

/** What a certificate says beyond the signature itself. */
export interface Naming {
  product: string;
  verifyUrl: string;
  code: string;
}

export interface FactsAndFile {
  facts: CertificateFacts;
  /** The stored name of the agreement; null when its text was lost. */
  agreementFile: string | null;
}

/** What is known of a signature at this moment; undefined when there is none of this id. */
export async function findFacts(
  manager: EntityManager,
  ndaId: number,
  naming: Naming,
): Promise<FactsAndFile | undefined> {
  const [row] = await sql<Row>(manager, { text: FACTS, values: [ndaId] });
  if (!row) {
    return undefined;
  }
  const events = await sql<{ at: Date; kind: NdaEventKind; hash: string }>(manager, {
    text: 'select at, kind, hash from nda_events where nda_id = $1 order by seq',
    values: [ndaId],
  });
  const signed = events.some(({ kind }) => kind === 'signed') ? [] : [{ at: row.signedAt, what: ndaEvents.signed }];
  const facts: CertificateFacts = {
    ...naming,
    propertyId: row.propertyId,
    propertyName: row.propertyName,
    agreement: row.agreement,
    textLost: row.agreement === null,
    documentSha256: row.documentSha256,
    signer: {
      name: row.name,
      typedEmail: row.typedEmail,
      accountEmail: row.accountEmail,
      accountConfirmed: confirmation(row),
      entity: row.entity,
      postalAddress: [row.address1, row.address2, row.place].filter((line): line is string => Boolean(line)),
      phone: row.phone,
    },
    consent: { text: row.consentText, version: row.consentVersion },
    disclosure:
      row.disclosureText && row.disclosureVersion
        ? { text: row.disclosureText, version: row.disclosureVersion, acceptedAt: row.acceptedAt }
        : null,
    authMethod: row.authMethod && (METHODS[row.authMethod] ?? row.authMethod),
    signedInAt: row.signedInAt,
    address: row.address,
    userAgent: row.userAgent,
    timeZone: row.timeZone,
    signedAt: row.signedAt,
    events: [...signed, ...events.map(({ at, kind }) => ({ at, what: ndaEvents[kind] }))],
    chainHead: events.at(-1)?.hash ?? null,
    outside: row.recordedBy === null ? null : { recordedBy: row.recordedBy },
  };
  return { facts, agreementFile: row.agreementFile };
}

/** A moment as the certificate writes all of them. */
const utc = (at: Date): string => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** Whatever the way was, a secret that was mailed to the address came back. */
function confirmation({ confirmed, confirmedAt }: Row): string | null {
  if (confirmed === null) {
    return null;
  }
  if (!confirmed) {
    return 'Not confirmed when the agreement was signed.';
  }
  if (!confirmedAt) {
    return 'Confirmed before the agreement was signed.';
  }
  return `Confirmed on ${utc(confirmedAt)}: a secret that was mailed to it came back.`;
}
