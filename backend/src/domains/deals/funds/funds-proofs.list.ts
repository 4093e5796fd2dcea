import type { FundsKind, FundsState } from '@stowbridge/contract/funds';
import { contains, equals, fromMoment, oneOf, untilMoment } from '../../../platform/http/list/filters';
import type { ListRules } from '../../../platform/http/list/rules';
import { PERSON_NAME } from '../../accounts/users/person-name';
import { FUNDS_UNTIL } from './funds.sql';

/** A proof as its buyer reads it. */
export interface OwnFundsProof {
  id: number;
  kind: FundsKind;
  amount: number;
  actualFileName: string;
  bytes: number;
  /** YYYY-MM-DD. */
  asOf: string;
  /** YYYY-MM-DD. */
  until: string;
  expired: boolean;
  state: FundsState;
  limit: number | null;
  reason: string | null;
  decidedAt: Date | null;
  fileForSellers: boolean;
  createdAt: Date;
}

/** The same as the office reads it. */
export interface FundsProofRow extends OwnFundsProof {
  userId: number;
  userTypeId: number;
  userName: string;
  userCompany: string | null;
  userEmail: string;
  decidedById: number | null;
  decidedByName: string | null;
}

/** SQL for the columns of a row `f` that its buyer reads. */
export const OWN_PROOF = `f.id, f.kind, f.amount::float8, f.actual_file_name "actualFileName", f.bytes, to_char(f.as_of, 'YYYY-MM-DD') "asOf", ${FUNDS_UNTIL} "until",
  f.expires_at <= now() expired, f.state, f.shown_limit::float8 "limit", f.reason, f.decided_at "decidedAt", f.file_for_sellers "fileForSellers", f.created_at "createdAt"`;

/** What buyers have sent, the newest first. */
export const FUNDS_PROOFS: ListRules<FundsProofRow> = {
  table: 'funds_proofs',
  as: 'f',
  versioned: true,
  joins: { u: 'join users u on u.id = f.user_id' },
  fields: {
    id: { sql: 'f.id', type: 'int', sort: true, filter: oneOf },
    createdAt: { sql: 'f.created_at', type: 'timestamptz', sort: true },
    modifiedAt: { sql: 'f.modified_at', type: 'timestamptz', sort: true },
    modifiedAt_gte: { sql: 'f.modified_at', type: 'timestamptz', filter: fromMoment },
    modifiedAt_lte: { sql: 'f.modified_at', type: 'timestamptz', filter: untilMoment },
    expiresAt: { sql: 'f.expires_at', type: 'timestamptz', sort: true },
    amount: { sql: 'f.amount', type: 'bigint', sort: true },
    userName: { sql: PERSON_NAME, type: 'text', join: 'u', sort: true },
    userId: { sql: 'f.user_id', type: 'int', filter: equals, index: 'funds_proofs_of' },
    state: { sql: 'f.state', type: 'text', sort: true, filter: equals },
    q: {
      sql: `${PERSON_NAME} || ' ' || coalesce(u.company_name, '')`,
      type: 'text',
      join: 'u',
      filter: contains,
      search: true,
    },
  },
  defaultSort: ['id', 'DESC'],
  rows: `
    select ${OWN_PROOF}, f.user_id "userId", u.user_type_id "userTypeId", ${PERSON_NAME} "userName", u.company_name "userCompany", u.email::text "userEmail",
      f.decided_by_id "decidedById", (select d.first_name || ' ' || d.last_name from users d where d.id = f.decided_by_id) "decidedByName"
    from page join funds_proofs f on f.id = page.id join users u on u.id = f.user_id`,
};
