import { fundsKindWords, type FundsKind, type FundsState } from '@stowbridge/contract/funds';
import { FUNDS_UNTIL } from '../../domains/deals/funds/funds.sql';
import type { MailContext } from '../mail-context';
import type { Person } from '../mail-definition';
import { dollars } from './deal';
import { personSql } from './people';

/** A proof of funds, as the mails about it tell it. */
export interface FundsProofFacts {
  buyer: Person;
  kind: FundsKind;
  amount: number;
  state: FundsState;
  limit: number | null;
  reason: string | null;
  /** MM/DD/YYYY. */
  until: string;
}

const FOUND = `
  select ${personSql('u')} buyer, f.kind, f.amount::float8, f.state, f.shown_limit::float8 "limit", f.reason, ${FUNDS_UNTIL} "until"
  from funds_proofs f join users u on u.id = f.user_id where f.id = $1`;

/** Undefined for one that was deleted meanwhile. */
export async function findFundsProof(
  { fundsProofId }: { fundsProofId: number },
  { read }: MailContext,
): Promise<FundsProofFacts | undefined> {
  const [proof] = await read<FundsProofFacts>(FOUND, [fundsProofId]);
  return proof && { ...proof, until: proof.until.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1') };
}

/** What it is, and up to what and until when offers are covered. */
export const fundsRows = ({ kind, amount, limit, until, reason }: FundsProofFacts): { rows: [string, string][] } => ({
  rows: [
    ['Proof of funds', fundsKindWords[kind]],
    ['Amount', dollars(amount)],
    ...(limit === null
      ? []
      : ([
          ['Approved up to', dollars(limit)],
          ['Holds until', until],
        ] as [string, string][])),
    ...(reason ? [['Reason', reason] as [string, string]] : []),
  ],
});
