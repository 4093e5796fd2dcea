import type { OpenKind } from '@stowbridge/contract/opens';
import type { DataSource } from 'typeorm';
import type { Client } from '../../platform/access/client';
import type { Caller } from '../../platform/access/permissions';
import type { PropertyDocument } from '../documents/document.entity';
import { cleanUserAgent } from '../ndas/ceremony';

/** First key of the advisory locks under which opens are noted; the second is who opens what. */
const NOTING = 7_203_530;

const NOTE = `
  insert into document_opens (document_id, version, property_id, user_id, session_id, address, user_agent, kind, watermark_code, line_id) select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10
  where not exists (select from document_opens where document_id = $1 and user_id = $4 and session_id = $5 and at > now() - interval '10 minutes')`;

/** What a request says of how the file is opened. */
export interface OpenRequest {
  client: Pick<Client, 'address' | 'userAgent'>;
  /** The header `Sec-Fetch-Dest`, in which a browser says what it wants the file for. */
  destination: string | undefined;
  /** A reader that shows the file itself says so. */
  shown: boolean;
}

/** A page or a tab of a browser, where a file is shown that can be. */
const SHOWN_IN = ['document', 'embed', 'frame', 'iframe', 'object'];

/** Only a PDF is shown; a browser that saves it, and a program, say nothing of a place to show it in. */
const openKind = (
  contentType: string,
  { destination = '', shown }: Pick<OpenRequest, 'destination' | 'shown'>,
): OpenKind => (contentType === 'application/pdf' && (shown || SHOWN_IN.includes(destination)) ? 'view' : 'download');

/**
 * Notes who opened a document, once for all that a session asks of it within ten minutes: a browser that shows a PDF asks
 * for it in parts, several of them at the same moment (FEVI-08, BEYA-75).
 * @param watermarkCode of the copy that the reader got; none of an original
 */
export async function noteOpen(
  source: DataSource,
  caller: Caller,
  { id, lineId, version, propertyId, contentType }: PropertyDocument,
  request: OpenRequest,
  watermarkCode: string | undefined,
): Promise<void> {
  const { address, userAgent } = request.client;
  await source.transaction(async (manager) => {
    await manager.query('select pg_advisory_xact_lock($1, hashtext($2))', [NOTING, `${id} ${caller.sessionId}`]);
    await manager.query(NOTE, [
      id,
      version,
      propertyId,
      caller.id,
      caller.sessionId,
      address,
      cleanUserAgent(userAgent),
      openKind(contentType, request),
      watermarkCode ?? null,
      lineId,
    ]);
  });
}
