import { Injectable } from '@nestjs/common';
import { isPast } from '@stowbridge/contract/dates';
import { ANSWER_DAYS, OPEN_QUESTIONS_MAX, questionsClosed, TOO_MANY_QUESTIONS } from '@stowbridge/contract/questions';
import { exists, mayAsk, mayReadDocument, mayReadDocuments } from '@stowbridge/contract/visibility';
import { DataSource, EntityManager } from 'typeorm';
import { Config } from '../../../config';
import type { Caller } from '../../../platform/access/permissions';
import { recordAudit } from '../../../platform/audit/audit';
import { conflict, DomainError, invalid, notFound } from '../../../platform/common/errors';
import { sql } from '../../../platform/database/sql';
import { withTransactionOf } from '../../../platform/database/transaction';
import { recordEvent } from '../../../platform/events/outbox';
import { type AccessContext, AccessContextService } from '../../deals/access-context.service';
import { PropertyDocument } from '../../documents/document.entity';
import { DocumentAccessService } from '../document-access.service';
import { Question } from './question.entity';
import { type ReaderQuestion, readerQuestions } from './reader-questions.queries';

/** What is asked, and about which page of which document. */
export interface NewQuestion {
  text: string;
  documentId?: number | null;
  page?: number | null;
}

/** The questions of a property, as one of its buyers reads them. */
export interface ReaderQuestions {
  /** YYYY-MM-DD. */
  questionsUntil: string | null;
  /** Why nothing can be asked just now. */
  closed: string | null;
  questions: ReaderQuestion[];
}

/** What a person without a signed NDA is told. */
const SIGN_FIRST = 'You need to sign the NDA in order to ask questions.';

/** Those who ask at the same moment wait for one another, and for whoever ends their access. */
const LOCK = 'select 1 from nda_access where user_id = $1 and property_id = $2 for update';
const PROPERTY = `
  select p.name, to_char(p.questions_until, 'YYYY-MM-DD') until,
    (select count(*)::int from questions q where q.property_id = p.id and q.asker_id = $2 and q.state = 'open') "open"
  from properties p where p.id = $1`;

/** What buyers ask in the deal room, and read of what others have asked. */
@Injectable()
export class AskingService {
  constructor(
    private readonly source: DataSource,
    private readonly contexts: AccessContextService,
    private readonly documents: DocumentAccessService,
    private readonly config: Config,
  ) {}

  /** @throws DomainError('forbidden') without access, which says nothing of what there is [BEYA-112] */
  async read(caller: Caller, propertyId: number): Promise<ReaderQuestions> {
    const context = await this.require(caller, propertyId, mayReadDocuments);
    const { until, open } = await this.propertyOf(this.source.manager, context, caller);
    return {
      questionsUntil: until,
      closed: this.closed(until, open),
      questions: await readerQuestions(this.source, context, caller.id),
    };
  }

  /**
   * @throws DomainError('forbidden') without access; 'conflict' after the last day, and for an eleventh open question;
   *   'not-found' for a document above the asker's tier
   */
  ask(caller: Caller, propertyId: number, { text, documentId, page }: NewQuestion): Promise<ReaderQuestion> {
    return withTransactionOf(caller, this.source, async (manager) => {
      await manager.query(LOCK, [caller.id, propertyId]);
      const context = await this.require(caller, propertyId, mayAsk, manager);
      const { name, until, open } = await this.propertyOf(manager, context, caller);
      const closed = this.closed(until, open);
      if (closed) {
        throw conflict(closed);
      }
      if (page && !documentId) {
        throw invalid('Please say of which document the page is.', 'documentId', 'required');
      }
      const document = documentId ? await this.documentOf(manager, context, caller, documentId) : null;
      const { id } = await manager.save(Question, {
        propertyId,
        propertyName: name,
        documentId: document?.id ?? null,
        documentName: document?.actualFileName ?? null,
        documentTier: document?.tier ?? null,
        version: document?.version ?? null,
        page: page ?? null,
        askerId: caller.id,
        text,
        dueAt: new Date(Date.now() + ANSWER_DAYS * 86_400_000),
      });
      await recordAudit(manager, {
        actor: caller,
        action: 'question.asked',
        subjectType: 'question',
        subjectId: id,
        detail: { propertyId },
      });
      await recordEvent(manager, 'question.asked', { questionId: id, propertyId });
      const asked = (await readerQuestions(manager, context, caller.id)).find((question) => question.id === id);
      return asked as ReaderQuestion;
    });
  }

  private closed(until: string | null, open: number): string | null {
    if (until !== null && isPast(until, this.config.OFFICE_TIME_ZONE)) {
      return questionsClosed(until);
    }
    return open >= OPEN_QUESTIONS_MAX ? TOO_MANY_QUESTIONS : null;
  }

  private async require(
    caller: Caller,
    propertyId: number,
    may: typeof mayAsk,
    manager: EntityManager = this.source.manager,
  ): Promise<AccessContext> {
    const context = await this.contexts.of(caller, propertyId, manager);
    if (context && may(context.state, context.viewer)) {
      return context;
    }
    if (!context || !exists('profile', context.state, context.viewer)) {
      throw notFound('The property');
    }
    throw new DomainError('forbidden', await this.contexts.refusal(context, SIGN_FIRST, manager));
  }

  private async propertyOf(
    manager: EntityManager,
    { propertyId }: AccessContext,
    { id }: Caller,
  ): Promise<{ name: string; until: string | null; open: number }> {
    const [property] = await sql<{ name: string; until: string | null; open: number }>(manager, {
      text: PROPERTY,
      values: [propertyId, id],
    });
    if (!property) {
      throw notFound('The property');
    }
    return property;
  }

  /** @throws DomainError('invalid') for a document of another property; 'not-found' for one that the asker may not open */
  private async documentOf(
    manager: EntityManager,
    { propertyId, state, viewer, tier }: AccessContext,
    caller: Caller,
    id: number,
  ): Promise<PropertyDocument> {
    const document = await manager.findOneBy(PropertyDocument, { id, propertyId });
    if (!document) {
      throw invalid('This is no document of this property.', 'documentId');
    }
    const open =
      mayReadDocument(state, viewer, tier, document.tier) &&
      (await this.documents.mayReadVersion(caller, viewer, id, manager));
    if (!open) {
      throw notFound('The document');
    }
    return document;
  }
}
