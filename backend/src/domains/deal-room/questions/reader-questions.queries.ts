import type { TierId } from '@stowbridge/contract/access';
import type { QuestionState } from '@stowbridge/contract/questions';
import { mayReadDocument } from '@stowbridge/contract/visibility';
import type { DataSource, EntityManager } from 'typeorm';
import { sql } from '../../../platform/database/sql';
import type { AccessContext } from '../../deals/access-context.service';
import { DOCUMENT } from './question-rows';

/** A question as a buyer reads it: their own, or one that was answered for all; it never says who asked [BEYA-106]. */
export interface ReaderQuestion {
  id: number;
  documentId: number | null;
  documentName: string | null;
  documentVersion: number | null;
  page: number | null;
  /** As it was asked, to the asker; else as it was published. */
  question: string;
  yours: boolean;
  state: QuestionState;
  createdAt: Date;
  /** The newest version that was published to this reader. */
  answer: string | null;
  answeredAt: Date | null;
  /** Why it was declined. */
  reason: string | null;
}

/** What is published is read by all or by the asker; a correction never goes to fewer people than what it corrects. */
const READ = `
  select q.id, d.id "documentId", q.document_name "documentName", q.version "documentVersion", q.page,
    case when q.asker_id = $2 then q.text else a.published_question end question, q.asker_id = $2 yours, q.state, q.created_at "createdAt",
    a.text answer, a.at "answeredAt", q.decline_reason reason, coalesce(d.tier, q.document_tier) tier
  from questions q ${DOCUMENT} left join lateral (
    select a.text, a.at, a.published_to, a.published_question from answers a
    where a.question_id = q.id and a.state = 'published' order by a.version desc limit 1) a on true
  where q.property_id = $1 and (q.asker_id = $2 or a.published_to = 'all') order by q.id desc`;

/** What one person may read of a property's questions, the newest first; those about documents as far as their tier goes [BEYA-113]. */
export async function readerQuestions(
  database: DataSource | EntityManager,
  { propertyId, state, viewer, tier: reach }: AccessContext,
  userId: number,
): Promise<ReaderQuestion[]> {
  const rows = await sql<ReaderQuestion & { tier: TierId | null }>(database, {
    text: READ,
    values: [propertyId, userId],
  });
  return rows
    .filter(({ tier }) => tier === null || mayReadDocument(state, viewer, reach, tier))
    .map(({ tier: _, ...question }) => question);
}
