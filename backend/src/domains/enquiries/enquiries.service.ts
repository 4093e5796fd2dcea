import { Injectable } from '@nestjs/common';
import { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit';
import { changeOf } from '../../platform/audit/change';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { invalid, notFound } from '../../platform/common/errors';
import { onConstraint } from '../../platform/database/changes';
import { sql } from '../../platform/database/sql';
import { list } from '../../platform/http/list/list';
import type { Listed, ListQueryDto } from '../../platform/http/list/resource-list';
import { formatPhone } from '../../platform/http/rules';
import { withTransaction, withTransactionOf } from '../../platform/database/transaction';
import { recordEvent } from '../../platform/events/outbox';
import { isActiveAdministrator } from '../accounts/users/administrators.service';
import { PERSON_NAME } from '../accounts/users/person-name';
import { liftSuppression } from '../accounts/users/suppressed-addresses';
import { firstAgentSql } from '../properties/people/broker';
import { LISTED } from '../properties/visibility.sql';
import { CopiedEnquiry, CrmCopiesService } from './crm-copies.service';
import { Enquiry, EnquiryReply, NewEnquiry } from './enquiry.entity';
import { ENQUIRIES } from './enquiries.list';

/** An enquiry as the office looks at it; alone, with what was answered. */
export type EnquiryView = CopiedEnquiry & { ownerName: string | null; replies?: ReplyView[] };

export interface ReplyView {
  id: number;
  content: string;
  authorId: number;
  authorName: string;
  createdAt: Date;
}

const REPLIES = `
  select r.id, r.content, r.author_id "authorId", ${PERSON_NAME} "authorName", r.created_at "createdAt"
  from enquiry_replies r join users u on u.id = r.author_id where r.enquiry_id = $1 order by r.id`;

/** What visitors write to the office. The mail to it, and the copy to the CRM, follow from the event. */
@Injectable()
export class EnquiriesService {
  constructor(
    private readonly source: DataSource,
    private readonly copies: CrmCopiesService,
  ) {}

  /** Keeps what a visitor wrote, its phone number as the product writes one. */
  async store(enquiry: NewEnquiry): Promise<void> {
    await withTransaction(this.source, async (manager) => {
      await liftSuppression(manager, enquiry.email);
      const { id } = await manager.save(Enquiry, { ...enquiry, phone: formatPhone(enquiry.phone) });
      await recordEvent(manager, 'enquiry.received', { enquiryId: id });
    });
  }

  /**
   * Keeps what was asked about a listed property: its first listing agent takes care of it.
   * @throws DomainError('not-found')
   */
  async ask(propertyId: number, question: NewEnquiry): Promise<void> {
    await withTransaction(this.source, async (manager) => {
      const [about] = await sql<{ name: string; agentId: number | null }>(manager, {
        text: `select p.name, ${firstAgentSql('p.id')} "agentId" from public_properties p where p.id = $1 and ${LISTED}`,
        values: [propertyId],
      });
      if (!about) {
        throw notFound('The property');
      }
      await liftSuppression(manager, question.email);
      const { id } = await manager
        .save(Enquiry, {
          ...question,
          phone: formatPhone(question.phone),
          ownerId: about.agentId,
          propertyId,
          propertyName: about.name,
        })
        .catch(onConstraint('enquiries_property_id_fk', notFound('The property')));
      await recordEvent(manager, 'enquiry.received', { enquiryId: id });
    });
  }

  async list(caller: Caller, request: ListQueryDto): Promise<Listed<EnquiryView>> {
    requireAdmin(caller);
    const listed = await list(this.source, request, ENQUIRIES);
    return { ...listed, rows: await this.asViews(listed.rows) };
  }

  async get(caller: Caller, id: number): Promise<EnquiryView> {
    requireAdmin(caller);
    const found = await this.source.manager.findOneBy(Enquiry, { id });
    if (!found) {
      throw notFound('The enquiry');
    }
    const [view] = await this.asViews([found]);
    return { ...view, replies: await sql<ReplyView>(this.source, { text: REPLIES, values: [id] }) };
  }

  /** Answers by mail; what was answered is kept. */
  async reply(caller: Caller, id: number, content: string): Promise<void> {
    requireAdmin(caller);
    await withTransactionOf(caller, this.source, async (manager) => {
      await lockEnquiry(manager, id);
      const reply = await manager.save(EnquiryReply, { enquiryId: id, content, authorId: caller.id });
      await recordAudit(manager, {
        actor: caller,
        action: 'enquiry.answered',
        subjectType: 'enquiry',
        subjectId: id,
        detail: { replyId: reply.id },
      });
      await recordEvent(manager, 'enquiry.answered', { enquiryId: id, replyId: reply.id });
    });
  }

  /**
   * Says who takes care of an enquiry; null: nobody in particular.
   * @throws DomainError('invalid') for anybody but an administrator who can sign in
   */
  async assign(caller: Caller, id: number, ownerId: number | null): Promise<void> {
    requireAdmin(caller);
    await withTransactionOf(caller, this.source, async (manager) => {
      const enquiry = await lockEnquiry(manager, id);
      if (enquiry.ownerId === ownerId) {
        return;
      }
      if (ownerId !== null && !(await isActiveAdministrator(manager, ownerId))) {
        throw invalid('Please choose an administrator', 'ownerId');
      }
      await manager.update(Enquiry, id, { ownerId });
      await recordAudit(manager, {
        actor: caller,
        action: 'enquiry.assigned',
        subjectType: 'enquiry',
        subjectId: id,
        change: changeOf<Enquiry>(enquiry, { ownerId }),
      });
    });
  }

  /** Marks an enquiry as handled, or as not handled after all; what it is already stays untouched. */
  async setHandled(caller: Caller, id: number, handled: boolean): Promise<void> {
    requireAdmin(caller);
    await withTransactionOf(caller, this.source, async (manager) => {
      const enquiry = await lockEnquiry(manager, id);
      if ((enquiry.handledAt !== null) === handled) {
        return;
      }
      await manager.update(Enquiry, id, { handledAt: handled ? new Date() : null });
      await recordAudit(manager, {
        actor: caller,
        action: handled ? 'enquiry.handled' : 'enquiry.reopened',
        subjectType: 'enquiry',
        subjectId: id,
      });
    });
  }

  private async asViews(enquiries: Enquiry[]): Promise<EnquiryView[]> {
    const copied = await this.copies.withCopies(enquiries);
    const owners = await sql<{ id: number; name: string }>(this.source, {
      text: `select u.id, ${PERSON_NAME} "name" from users u where u.id = any($1)`,
      values: [copied.flatMap(({ ownerId }) => ownerId ?? [])],
    });
    const nameOf = new Map(owners.map(({ id, name }) => [id, name]));
    return copied.map((enquiry) => ({ ...enquiry, ownerName: nameOf.get(enquiry.ownerId ?? 0) ?? null }));
  }
}

async function lockEnquiry(manager: EntityManager, id: number): Promise<Enquiry> {
  const enquiry = await manager.findOne(Enquiry, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!enquiry) {
    throw notFound('The enquiry');
  }
  return enquiry;
}
