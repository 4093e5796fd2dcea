import { WATERMARK_CODE_LENGTH } from '@stowbridge/contract/watermark-code';
import type { DataSource } from 'typeorm';
import { Watermark } from '../src/domains/deal-room/watermark.entity';
import { newCode } from '../src/domains/ndas/certificate-code';
import { aDocument } from './builders';

/** The code of this person's copy of a document, which was never made. */
export async function aWatermark(source: DataSource, propertyId: number, userId: number): Promise<string> {
  const { id: documentId } = await aDocument(source, propertyId, 1);
  const code = newCode(WATERMARK_CODE_LENGTH);
  await source.getRepository(Watermark).insert({
    code,
    documentId,
    propertyId,
    documentName: 'Memo.pdf',
    version: 1,
    userId,
    day: '2026-11-03',
    text: `Nia Hart · ${code}`,
    madeAt: new Date(),
    sha256: 'a'.repeat(64),
    bytes: 3,
  });
  return code;
}
