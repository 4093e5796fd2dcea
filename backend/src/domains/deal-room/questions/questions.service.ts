import { Injectable } from '@nestjs/common';
import { type AnswerReaders, askerNamedIn, askerNamedText } from '@stowbridge/contract/questions';
import { DataSource, EntityManager } from 'typeorm';
import { type Caller, requireAdmin } from '../../../platform/access/permissions';
import { recordAudit } from '../../../platform/audit/audit';
import { atOtherStage, changedMeanwhile, invalid, notFound } from '../../../platform/common/errors';
import { sql } from '../../../platform/database/sql';
import { withTransactionOf } from '../../../platform/database/transaction';
import { recordEvent } from '../../../platform/events/outbox';
import { list, rowOf } from '../../../platform/http/list/list';
import type { Listed, ListQueryDto } from '../../../platform/http/list/resource-list';
import { PERSON_NAME } from '../../accounts/users/person-name';
import { LISTING_QUESTIONS, type ListingQuestion } from './listing-questions.list';
import { Answer, Question } from './question.entity';
import type { QuestionRow } from './question-rows';
import { QUESTIONS } from './questions.list';

/** What of a draft is published. */
export interface Publication {
  /** Of the draft, as it was read. */
  version: number;
  to: AnswerReaders;
  /** The question as all read it. */
  question?: string;
  /** Although the texts name the asker. */
  confirmed?: boolean;
}

const NEWEST = `
  select a.version, a.text, a.state, ${PERSON_NAME} "authorName",
    exists (select from answers p where p.question_id = a.question_id and p.published_to = 'all') "toAll"
  from answers a join users u on u.id = a.author_id where a.question_id = $1 order by a.version desc limit 1`;

/** The tier is kept as it is now: it counts once the document is gone. */
const ANSWERED = `
  update questions q set state = 'answered', document_tier = coalesce((select d.tier from documents d where d.id = q.document_id), q.document_tier)
  where q.id = $1`;

interface Newest {
  version: number;
  text: string;
  state: Answer['state'];
  authorName: string;
  /** A version before was published to all. */
  toAll: boolean;
}

/** Questions of the deal room and their answers: the office and the owning seller draft, the office publishes. */
@Injectable()
export class QuestionsService {
  constructor(private readonly source: DataSource) {}

  page(caller: Caller, request: ListQueryDto): Promise<Listed<QuestionRow>> {
    requireAdmin(caller);
    return list(this.source, request, QUESTIONS);
  }

  async get(caller: Caller, id: number): Promise<QuestionRow> {
    requireAdmin(caller);
    const question = await rowOf(this.source, id, QUESTIONS);
    if (!question) {
      throw notFound('The question');
    }
    return question;
  }

  /** Adds a version that nobody reads but the office and the owning seller. @throws DomainError('stage') on a declined question */
  async draft(caller: Caller, id: number, text: string): Promise<void> {
    requireAdmin(caller);
    await withTransactionOf(caller, this.source, async (manager) =>
      addDraft(manager, caller, await lockQuestion(manager, id), text),
    );
  }

  /**
   * Shows the newest draft to the asker or to all who have access.
   * @throws DomainError('stage') when it is not the draft that was read: published by somebody else, or followed by
   *   another; 'invalid' when the texts for all name the asker and that is not confirmed
   */
  async publish(caller: Caller, id: number, { version, to, question, confirmed }: Publication): Promise<void> {
    requireAdmin(caller);
    await withTransactionOf(caller, this.source, async (manager) => {
      const asked = await lockQuestion(manager, id);
      const draft = await newestOf(manager, id);
      requireDraft(asked, draft, version);
      if (to === 'asker' && draft.toAll) {
        throw invalid('This answer was published to all; so is its correction.', 'to');
      }
      if (to === 'all' && !question) {
        throw invalid('Please enter the question as all read it', 'question', 'required');
      }
      if (to === 'all' && !confirmed) {
        await this.requireNobodyNamed(manager, asked, `${question}\n${draft.text}`);
      }
      const published = await manager.save(Answer, {
        questionId: id,
        version: version + 1,
        text: draft.text,
        authorId: caller.id,
        state: 'published',
        publishedTo: to,
        publishedQuestion: to === 'all' ? question : null,
      });
      await manager.query(ANSWERED, [id]);
      await recordAudit(manager, {
        actor: caller,
        action: 'question.answered',
        subjectType: 'question',
        subjectId: id,
        detail: { propertyId: asked.propertyId, version: published.version, publishedTo: to },
      });
      await recordEvent(manager, 'question.answered', { questionId: id, propertyId: asked.propertyId });
    });
  }

  /** @throws DomainError('stage') unless it is open */
  async decline(caller: Caller, id: number, reason: string | null): Promise<void> {
    requireAdmin(caller);
    await withTransactionOf(caller, this.source, async (manager) => {
      const { propertyId, state } = await lockQuestion(manager, id);
      if (state !== 'open') {
        throw atOtherStage(`This question is ${state}.`);
      }
      await manager.update(Question, id, { state: 'declined', declinedAt: new Date(), declineReason: reason });
      await recordAudit(manager, {
        actor: caller,
        action: 'question.declined',
        subjectType: 'question',
        subjectId: id,
        detail: { propertyId, ...(reason ? { reason } : {}) },
      });
      await recordEvent(manager, 'question.declined', { questionId: id, propertyId });
    });
  }

  /** Those of the caller's own listings. */
  ofListings(caller: Caller, request: ListQueryDto): Promise<Listed<ListingQuestion>> {
    return list(this.source, request, LISTING_QUESTIONS, { me: caller.id });
  }

  /** @throws DomainError('not-found') for a question about somebody else's listing */
  async ofListing(caller: Caller, id: number): Promise<ListingQuestion> {
    const question = await rowOf(this.source, id, LISTING_QUESTIONS, { me: caller.id });
    if (!question) {
      throw notFound('The question');
    }
    return question;
  }

  /** The same as `draft` by the owning seller. @throws DomainError('not-found') for a question about somebody else's listing */
  async draftOwn(caller: Caller, id: number, text: string): Promise<void> {
    await withTransactionOf(caller, this.source, async (manager) => {
      const question = await lockQuestion(manager, id);
      const [own] = await sql(manager, {
        text: 'select 1 from properties where id = $1 and seller_id = $2 for share',
        values: [question.propertyId, caller.id],
      });
      if (!own) {
        throw notFound('The question');
      }
      await addDraft(manager, caller, question, text);
    });
  }

  private async requireNobodyNamed(manager: EntityManager, { askerId }: Question, text: string): Promise<void> {
    const [asker] = await sql<{ name: string; company: string | null; email: string }>(manager, {
      text: `select ${PERSON_NAME} "name", u.company_name company, u.email from users u where u.id = $1`,
      values: [askerId],
    });
    const found = askerNamedIn(text, asker);
    if (found.length > 0) {
      throw invalid(askerNamedText(found), 'confirmed');
    }
  }
}

/** Those who answer the same question wait for one another. */
async function lockQuestion(manager: EntityManager, id: number): Promise<Question> {
  const question = await manager.findOne(Question, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!question) {
    throw notFound('The question');
  }
  return question;
}

async function newestOf(manager: EntityManager, id: number): Promise<Newest | undefined> {
  const [newest] = await sql<Newest>(manager, { text: NEWEST, values: [id] });
  return newest;
}

async function addDraft(manager: EntityManager, caller: Caller, question: Question, text: string): Promise<void> {
  const { id: questionId, propertyId, state } = question;
  if (state === 'declined') {
    throw atOtherStage('This question is declined.');
  }
  const version = ((await newestOf(manager, questionId))?.version ?? 0) + 1;
  await manager.insert(Answer, { questionId, version, text, authorId: caller.id, state: 'draft' });
  await recordAudit(manager, {
    actor: caller,
    action: 'question.drafted',
    subjectType: 'question',
    subjectId: questionId,
    detail: { propertyId, version },
  });
}

function requireDraft({ state }: Question, newest: Newest | undefined, version: number): asserts newest is Newest {
  if (state === 'declined') {
    throw atOtherStage('This question is declined.');
  }
  if (!newest) {
    throw atOtherStage('There is no answer to this question yet.');
  }
  if (newest.state === 'published') {
    throw atOtherStage(`${newest.authorName} has published this already.`);
  }
  if (newest.version !== version) {
    throw changedMeanwhile(`${newest.authorName} has written a newer draft. Please read it first.`);
  }
}
