import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { notFound } from '../../platform/common/errors';
import { list } from '../../platform/http/list/list';
import type { Listed, ListQueryDto } from '../../platform/http/list/resource-list';
import { formatPhone } from '../../platform/http/rules';
import { withTransaction, withTransactionOf } from '../../platform/database/transaction';
import { recordEvent } from '../../platform/events/outbox';
import { CrmCopiesService, EnquiryView } from './crm-copies.service';
import { Enquiry, NewEnquiry } from './enquiry.entity';
import { ENQUIRIES } from './enquiries.list';

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
      const { id } = await manager.save(Enquiry, { ...enquiry, phone: formatPhone(enquiry.phone) });
      await recordEvent(manager, 'enquiry.received', { enquiryId: id });
    });
  }

  async list(caller: Caller, request: ListQueryDto): Promise<Listed<EnquiryView>> {
    requireAdmin(caller);
    const listed = await list(this.source, request, ENQUIRIES);
    return { ...listed, rows: await this.copies.withCopies(listed.rows) };
  }

  async get(caller: Caller, id: number): Promise<EnquiryView> {
    requireAdmin(caller);
    const found = await this.source.manager.findOneBy(Enquiry, { id });
    if (!found) {
      throw notFound('The enquiry');
    }
    return (await this.copies.withCopies([found]))[0];
  }

  /** Marks an enquiry as handled, or as not handled after all; what it is already stays untouched. */
  async setHandled(caller: Caller, id: number, handled: boolean): Promise<void> {
    requireAdmin(caller);
    await withTransactionOf(caller, this.source, async (manager) => {
      const enquiry = await manager.findOne(Enquiry, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!enquiry) {
        throw notFound('The enquiry');
      }
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
}
