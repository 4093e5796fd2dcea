import type { RecordKind } from '@stowbridge/contract/log-words';
import type { EntityManager } from 'typeorm';
import { nameSql } from '../platform/audit/record-names';
import type { AnyEvent } from '../platform/events/event-handler';
import type { Mail } from './mail.entity';

type About = Pick<Mail, 'recordType' | 'recordId' | 'recordName'>;

/** Which id of an event says what its mails are about; the first that there is. */
const KEYS: [key: string, kind: RecordKind][] = [
  ['dealId', 'deal'],
  ['propertyId', 'property'],
  ['messageId', 'message'],
  ['enquiryId', 'enquiry'],
  ['keyId', 'api-key'],
  ['campaignId', 'campaign'],
  ['webhookId', 'webhook'],
];

/** What the mails of an event are about, and what that is called now; nothing where it is the account of whom they go to. */
export async function recordOf({ name, payload }: AnyEvent, manager: EntityManager): Promise<About> {
  // Of an NDA only the id is sure to be there.
  if (name === 'nda.signed' || name === 'nda.certified') {
    const [nda] = await manager.query<{ recordId: number; recordName: string }[]>(
      'select property_id "recordId", property_name "recordName" from ndas where id = $1',
      [payload.ndaId],
    );
    if (nda) {
      return { recordType: 'property', ...nda };
    }
  }
  const ids = payload as unknown as { [key: string]: unknown };
  const [key, kind] = KEYS.find(([key]) => typeof ids[key] === 'number') ?? [];
  if (key === undefined || kind === undefined) {
    return { recordType: null, recordId: null, recordName: null };
  }
  const recordId = ids[key] as number;
  const [{ name: recordName }] = await manager.query<{ name: string | null }[]>(
    `select ${nameSql(kind, '$1')} "name"`,
    [recordId],
  );
  return { recordType: kind, recordId, recordName };
}
