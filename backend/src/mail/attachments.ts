import { buffer } from 'node:stream/consumers';
import type { EntityManager } from 'typeorm';
import type { Storage } from '../platform/storage/storage';

/** A larger file stays behind a link: many servers refuse such mails. */
export const ATTACHED_AT_MOST = 10 * 1024 * 1024;

/** Mails that bring the text that was signed. */
const WITH_TEXT = ['nda-signed', 'nda-copy'];

export interface Attachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

const TEXT = `
  select a.file_name, a.actual_file_name, a.content_type from events e join ndas n on n.id = (e.payload->>'ndaId')::int join agreements a on a.id = n.agreement_id
  where e.id = $1 and a.bytes <= $2`;

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
  if (!WITH_TEXT.includes(kind)) {
    return [];
  }
  const [text] = await manager.query<{ file_name: string; actual_file_name: string; content_type: string }[]>(TEXT, [
    eventId,
    ATTACHED_AT_MOST,
  ]);
  if (!text) {
    return [];
  }
  const file = await storage.get('Agreements', text.file_name);
  if (!file) {
    throw new Error(`The agreement ${text.file_name} is not in the storage.`);
  }
  return [{ filename: text.actual_file_name, contentType: text.content_type, content: await buffer(file.stream) }];
}
