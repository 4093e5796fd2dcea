import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PERSON_NAME } from '../../domains/accounts/users/person-name';
import { goneSql } from '../../platform/audit/record-names';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { notFound } from '../../platform/common/errors';
import { likeText, Listed, ListQueryDto, parseList } from '../../platform/http/list/resource-list';
import { Config } from '../../config';
import type { AuditLogRow } from './audit-log.resource.dto';
import { withRelated } from './audit-related';
import { Conditions, idsOf } from '../../platform/http/list/conditions';

const SORTS: Record<string, string> = {
  id: 'a.id',
  createdAt: 'a.created_at',
  actorId: 'a.actor_id',
  action: 'a.action',
  subjectType: 'a.subject_type',
  subjectId: 'a.subject_id',
};
const FILTERS = [
  'id',
  'actorId',
  'subjectType',
  'subjectId',
  'record',
  'action',
  'address',
  'createdAt_gte',
  'createdAt_lte',
  'q',
];
const FROM = 'from audit_log a left join users u on u.id = a.actor_id';
const SUBJECT = `left join users s on a.subject_type = 'user' and s.id = a.subject_id`;
const COLUMNS = `a.id, a.created_at, a.actor_id, coalesce(a.actor_name, ${PERSON_NAME}) actor_name, u.email::text actor_email, u.user_type_id actor_user_type_id, a.action, a.subject_type,
  a.subject_id, a.subject_name, s.user_type_id subject_user_type_id, ${goneSql('a.subject_type', 'a.subject_id')} subject_gone, a.address, a.detail`;
/** As the trigram index `audit_log_words` has them. */
const WORDS = `(coalesce(a.actor_name, '') || ' ' || coalesce(a.subject_name, ''))`;

/** Reading the audit log; nothing here or elsewhere can change it. */
@Injectable()
export class AuditLogService {
  constructor(
    private readonly source: DataSource,
    private readonly config: Config,
  ) {}

  /** Newest first unless another field is named. */
  async list(caller: Caller, request: ListQueryDto): Promise<Listed<AuditLogRow>> {
    requireAdmin(caller);
    const { first, count, sort, filter } = parseList(request, Object.keys(SORTS), FILTERS, ['createdAt', 'DESC']);
    const conditions = new Conditions();
    if (filter.id !== undefined) {
      conditions.add((at) => `a.id = any(${at}::bigint[])`, idsOf('id', filter.id));
    }
    if (filter.actorId !== undefined) {
      conditions.add((at) => `a.actor_id = any(${at}::int[])`, idsOf('actorId', filter.actorId));
    }
    if (filter.subjectType !== undefined) {
      conditions.add((at) => `a.subject_type = ${at}`, String(filter.subjectType));
    }
    if (filter.subjectId !== undefined) {
      conditions.add((at) => `a.subject_id = any(${at}::int[])`, idsOf('subjectId', filter.subjectId));
    }
    if (filter.record !== undefined) {
      addRecord(conditions, String(filter.record));
    }
    if (filter.action !== undefined) {
      conditions.add((at) => `a.action = ${at}`, String(filter.action));
    }
    if (filter.address !== undefined) {
      conditions.add((at) => `a.address = ${at}`, String(filter.address));
    }
    if (filter.q !== undefined) {
      conditions.add(
        (at) =>
          `(a.action ilike ${at} or ${WORDS} ilike ${at} or ${PERSON_NAME} ilike ${at} or u.email::text ilike ${at})`,
        `%${likeText(String(filter.q))}%`,
      );
    }
    conditions.addDays('a.created_at', filter, this.config.OFFICE_TIME_ZONE);
    const { where, values } = conditions;
    const [[{ total }], rows] = await Promise.all([
      this.source.query<{ total: number }[]>(`select count(*)::int total ${FROM} ${where}`, values),
      this.source.query<AuditLogRow[]>(
        `select ${COLUMNS} ${FROM} ${SUBJECT} ${where} order by ${SORTS[sort.field]} ${sort.order}, a.id ${sort.order} limit ${count} offset ${first}`,
        values,
      ),
    ]);
    return { rows: await withRelated(this.source, rows), total, first };
  }

  /** @throws DomainError('not-found') */
  async get(caller: Caller, id: number): Promise<AuditLogRow> {
    requireAdmin(caller);
    const [row] = await this.source.query<AuditLogRow[]>(`select ${COLUMNS} ${FROM} ${SUBJECT} where a.id = $1`, [id]);
    if (!row) {
      throw notFound('The entry');
    }
    return (await withRelated(this.source, [row]))[0];
  }
}

/** A number is that of a record; any other text a part of its name. */
function addRecord(conditions: Conditions, text: string): void {
  if (/^\d{1,9}$/.test(text)) {
    conditions.add((at) => `a.subject_id = ${at}::int`, text);
  } else {
    conditions.add((at) => `(${WORDS} ilike ${at} and a.subject_name ilike ${at})`, `%${likeText(text)}%`);
  }
}
