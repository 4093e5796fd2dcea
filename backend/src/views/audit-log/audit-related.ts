import { wordsOf, type FieldKind } from '@stowbridge/contract/log-fields';
import type { DataSource } from 'typeorm';
import { PERSON_NAME } from '../../domains/accounts/users/person-name';
import { sql } from '../../platform/database/sql';

/** A record as it is called today. */
interface RecordName {
  type: string;
  id: number;
  name: string;
  /** Of a person; null for anything else. */
  userTypeId: number | null;
}

/** An entry of the log, with what its fields speak of. */
export interface AuditLogRow {
  id: string;
  createdAt: Date;
  actorId: number | null;
  actorName: string | null;
  actorEmail: string | null;
  actorUserTypeId: number | null;
  action: string;
  subjectType: string;
  subjectId: number | null;
  subjectName: string | null;
  subjectUserTypeId: number | null;
  subjectGone: boolean;
  related: RecordName[];
  address: string | null;
  detail: Record<string, unknown> & { before?: Record<string, unknown>; after?: Record<string, unknown> };
}

/** The records that fields of the log name by their ids. */
const QUERIES: Partial<Record<FieldKind, string>> = {
  user: `select 'user' "type", u.id, ${PERSON_NAME} "name", u.user_type_id "userTypeId" from users u where u.id = any($1::int[])`,
  property: `select 'property' "type", id, name, null::int "userTypeId" from properties where id = any($1::int[])`,
  category: `select 'category' "type", id, name, null::int "userTypeId" from categories where id = any($1::int[])`,
  'api-key': `select 'api-key' "type", id, name, null::int "userTypeId" from api_keys where id = any($1::int[])`,
  message: `select 'message' "type", id, mail_subject "name", null::int "userTypeId" from messages where deleted_at is null and id = any($1::int[])`,
};

interface Reference {
  kind: FieldKind;
  id: number;
}

/** Adds to entries of the log the names of what their fields speak of. */
export async function withRelated(source: DataSource, rows: AuditLogRow[]): Promise<AuditLogRow[]> {
  const references = rows.map(referencesOf);
  const wanted = new Map<FieldKind, Set<number>>();
  for (const { kind, id } of references.flat()) {
    wanted.set(kind, (wanted.get(kind) ?? new Set()).add(id));
  }
  const found = await Promise.all(
    [...wanted].map(([kind, ids]) => sql<RecordName>(source, { text: QUERIES[kind] ?? '', values: [[...ids]] })),
  );
  const names = new Map(found.flat().map((one) => [`${one.type} ${one.id}`, one]));
  return rows.map((row, index) => ({
    ...row,
    related: [...new Set(references[index].flatMap(({ kind, id }) => names.get(`${kind} ${id}`) ?? []))],
  }));
}

function referencesOf({ subjectType: type, detail: { before, after, ...detail } }: AuditLogRow): Reference[] {
  return [before ?? {}, after ?? {}, detail].flatMap((values) =>
    Object.entries(values).flatMap(([field, value]) => {
      const kind = wordsOf(type, field)?.[1];
      return kind && QUERIES[kind] ? idsIn(value).map((id) => ({ kind, id })) : [];
    }),
  );
}

/** One id, a list of them, or a list as it was written into a text. */
function idsIn(value: unknown): number[] {
  const parts = typeof value === 'string' ? value.split(',') : [value].flat();
  return parts.map(Number).filter((id) => Number.isInteger(id) && id > 0 && id <= 2_147_483_647);
}
