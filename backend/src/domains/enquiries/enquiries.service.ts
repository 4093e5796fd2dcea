import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { notFound } from '../../platform/common/errors';
import { likeText, list, Listed, ListQueryDto, ListRules } from '../../platform/http/list/resource-list';
import { formatPhone } from '../../platform/http/rules';
import { withTransaction } from '../../platform/database/transaction';
import { recordEvent } from '../../platform/events/outbox';
import { CrmCopiesService } from './crm-copies.service';
import { ContactEnquiryDto, EnquiryDto, SellEnquiryDto } from './enquiries.dto';
import { Enquiry } from './enquiry.entity';

const LIST: ListRules<Enquiry> = {
  sortable: {
    id: 'e.id',
    kind: 'e.kind',
    name: 'e.name',
    email: 'e.email',
    createdAt: 'e.createdAt',
    handledAt: 'e.handledAt',
  },
  defaultSort: ['createdAt', 'DESC'],
  filterable: {
    id: (query, value) => query.andWhere('e.id = any(:ids)', { ids: [value].flat() }),
    state: (query, value) => query.andWhere(`e.handledAt is ${value === 'handled' ? 'not ' : ''}null`),
    kind: (query, value) => query.andWhere('e.kind = :kind', { kind: String(value) }),
    q: (query, value) =>
      query.andWhere('(e.name ilike :q or e.email ilike :q or e.message ilike :q)', {
        q: `%${likeText(String(value))}%`,
      }),
  },
};

/** What visitors write to the office. The mail to it, and the copy to the CRM, follow from the event. */
@Injectable()
export class EnquiriesService {
  constructor(
    private readonly source: DataSource,
    private readonly copies: CrmCopiesService,
  ) {}

  /** [PAGE-61, PAGE-62] */
  async sell(form: SellEnquiryDto): Promise<void> {
    await this.store({
      kind: 'sell',
      name: form.Name,
      phone: formatPhone(form.Phone),
      email: form.Email,
      message: form.Message,
      detail: {},
    });
  }

  /** [PAGE-28] */
  async contact(form: ContactEnquiryDto): Promise<void> {
    const {
      first_name,
      last_name,
      phone,
      email,
      message,
      company,
      option,
      street = '',
      city = '',
      state = '',
      zip = '',
      lead_source,
    } = form;
    const detail = { first_name, last_name, company, option, street, city, state, zip, lead_source };
    await this.store({
      kind: 'contact',
      name: `${first_name} ${last_name}`,
      phone: formatPhone(phone),
      email,
      message,
      detail,
    });
  }

  async list(caller: Caller, request: ListQueryDto): Promise<Listed<EnquiryDto>> {
    requireAdmin(caller);
    const listed = await list(this.source.getRepository(Enquiry).createQueryBuilder('e'), request, LIST);
    return { ...listed, rows: await this.copies.withCopies(listed.rows) };
  }

  async get(caller: Caller, id: number): Promise<EnquiryDto> {
    requireAdmin(caller);
    const found = await this.source.getRepository(Enquiry).findOneBy({ id });
    if (!found) {
      throw notFound('The enquiry');
    }
    return (await this.copies.withCopies([found]))[0];
  }

  /** Marks an enquiry as handled, or as not handled after all; what it is already stays untouched. */
  async setHandled(caller: Caller, id: number, handled: boolean): Promise<void> {
    requireAdmin(caller);
    await withTransaction(this.source, async (manager) => {
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

  private async store(enquiry: Omit<Enquiry, 'id' | 'createdAt' | 'handledAt'>): Promise<void> {
    await withTransaction(this.source, async (manager) => {
      const { id } = await manager.save(manager.create(Enquiry, enquiry));
      await recordEvent(manager, 'enquiry.received', { enquiryId: id });
    });
  }
}
