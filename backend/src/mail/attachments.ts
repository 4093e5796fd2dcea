import { buffer } from 'node:stream/consumers';
import type { EntityManager } from 'typeorm';
import type { Area, Storage } from '../platform/storage/storage';
import { certificateName } from '../domains/ndas/certificate-name';

/** A larger file stays behind a link: many servers refuse such mails. */
export const ATTACHED_AT_MOST = 10 * 1024 * 1024;

/** Mails that bring the text that was signed. */
const WITH_TEXT = ['nda-signed', 'nda-copy'];
/** Mails that bring the certificate of a signature. */
export const WITH_CERTIFICATE = ['nda-certified', 'nda-certified-seller', 'nda-certified-office'];

export interface Attachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

interface Attached {
  area: Area;
  stored: string;
  /** For people. */
  name: string;
  type: string;
}

const TEXT = `
  select 'Agreements' area, a.file_name stored, a.actual_file_name "name", a.content_type "type" from events e join ndas n on n.id = (e.payload->>'ndaId')::int join agreements a on a.id = n.agreement_id
  where e.id = $1 and a.bytes <= $2`;

const CERTIFICATE = `
  select 'Certificates' area, c.file_name stored, n.property_name "propertyName", n.first_name || ' ' || n.last_name signer
  from events e join ndas n on n.id = (e.payload->>'ndaId')::int join nda_certificates c on c.nda_id = n.id where e.id = $1 and c.bytes <= $2`;

/**
 * What goes with a mail of this kind about this event.
 * @throws Error when the file cannot be read just now
 */
export async function attachmentsOf(
  manager: EntityManager,
  storage: Storage,
  kind: string,
  eventId: string,
): Promise<Attachment[]> {
  const values = [eventId, ATTACHED_AT_MOST];
  const attached = WITH_TEXT.includes(kind)
    ? (await manager.query<Attached[]>(TEXT, values))[0]
    : WITH_CERTIFICATE.includes(kind)
      ? await certificateOf(manager, values)
      : undefined;
  if (!attached) {
    return [];
  }
  const { area, stored, name, type } = attached;
  const file = await storage.get(area, stored);
  if (!file) {
    throw new Error(`The file ${stored} of ${area} is not in the storage.`);
  }
  return [{ filename: name, contentType: type, content: await buffer(file.stream) }];
}

async function certificateOf(manager: EntityManager, values: unknown[]): Promise<Attached | undefined> {
  const [found] = await manager.query<(Pick<Attached, 'area' | 'stored'> & { propertyName: string; signer: string })[]>(
    CERTIFICATE,
    values,
  );
  return found && { ...found, name: certificateName(found), type: 'application/pdf' };
}
