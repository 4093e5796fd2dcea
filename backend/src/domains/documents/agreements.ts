import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Storage } from '../../platform/storage/storage';
import type { Agreement } from './agreement.entity';

/** A file that is to be kept as the text of an NDA. */
export interface NewText extends Pick<
  Agreement,
  'actualFileName' | 'contentType' | 'firstUploadedAt' | 'uploadedById'
> {
  content: Buffer;
  /** Without the dot. */
  extension: string;
}

export type StoredText = Omit<Agreement, 'id' | 'uploadedBy'>;

export const sha256Of = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** Puts a text where it stays for good, under its hash; `recordText` follows in the transaction that names it. */
export async function storeText(storage: Storage, { content, extension, ...given }: NewText): Promise<StoredText> {
  const sha256 = sha256Of(content);
  const fileName = `${sha256}.${extension}`;
  await storage.put('Agreements', fileName, content, given.contentType);
  return { ...given, sha256, fileName, bytes: content.length, pages: await pagesOf(content, given.contentType) };
}

/** @returns the id of the agreement; a text that is kept already stays as it was first uploaded */
export async function recordText(manager: EntityManager, text: StoredText): Promise<number> {
  const [made] = await manager.query<{ id: number }[]>(
    `insert into agreements (sha256, file_name, actual_file_name, content_type, bytes, pages, first_uploaded_at, uploaded_by_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (sha256) do nothing returning id`,
    [
      text.sha256,
      text.fileName,
      text.actualFileName,
      text.contentType,
      text.bytes,
      text.pages,
      text.firstUploadedAt,
      text.uploadedById,
    ],
  );
  if (made) {
    return made.id;
  }
  const [known] = await manager.query<{ id: number }[]>('select id from agreements where sha256 = $1', [text.sha256]);
  return known.id;
}

/** Null for what is no PDF, or one that cannot be read. */
async function pagesOf(content: Buffer, contentType: string): Promise<number | null> {
  if (contentType !== 'application/pdf') {
    return null;
  }
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  try {
    return (await PDFDocument.load(content, { ignoreEncryption: true, updateMetadata: false })).getPageCount();
  } catch {
    return null;
  }
}
