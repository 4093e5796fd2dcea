import { ACCESS_STATES, type AccessSource, type AccessState, type AccessTier } from '@stowbridge/contract/access';
import { invalid } from '../../platform/common/errors';
import type { Filter } from '../../platform/http/list/rules';

/** An access as it is read. */
export interface Access {
  id: number;
  state: AccessState;
  /** Open, and its end has come. */
  ended: boolean;
  tier: AccessTier;
  tierBefore: AccessTier | null;
  expiresAt: Date | null;
  reason: string | null;
  /** The name of who decided last; null for the product. */
  decidedBy: string | null;
  decidedAt: Date | null;
  source: AccessSource;
  /** Null unless it is pending. */
  waitingSince: Date | null;
}

/** As JSON has it. */
export type AccessJson = { [Field in keyof Access]: Access[Field] extends Date | null ? string | null : Access[Field] };

/** SQL for whether a row `a` of `nda_access` is past its end, which an accepted offer outlasts: that has raised the tier. */
const ENDED = `(a.state = 'open' and a.tier_before is null and coalesce(a.expires_at <= now(), false))`;

/** SQL for whether a row `a` of `nda_access` opens something now. */
export const OPEN_NOW = `a.state = 'open' and not ${ENDED}`;

/** SQL for a row `a` of `nda_access` as one value; null where a left join has found none. */
export const ACCESS = `case when a.id is not null then json_build_object('id', a.id, 'state', a.state, 'ended', ${ENDED}, 'tier', a.tier, 'tierBefore', a.tier_before,
  'expiresAt', a.expires_at, 'reason', a.reason, 'decidedBy', (select d.first_name || ' ' || d.last_name from users d where d.id = a.decided_by_id),
  'decidedAt', a.decided_at, 'source', a.source, 'waitingSince', case when a.state = 'pending' then a.created_at end) end`;

const moment = (text: string | null): Date | null => (text === null ? null : new Date(text));

export const accessOf = (json: AccessJson): Access => ({
  ...json,
  expiresAt: moment(json.expiresAt),
  decidedAt: moment(json.decidedAt),
  waitingSince: moment(json.waitingSince),
});

/** What a list of accesses can be narrowed to: `open` leaves out those that have ended. */
const STATES = [...ACCESS_STATES, 'ended'] as const;

/** Rows whose access `a` is in this state. */
export const inState: Filter = (value, at) => {
  const state = STATES.find((one) => one === value);
  if (!state) {
    throw invalid(`state is one of ${STATES.join(', ')}.`, 'filter');
  }
  if (state === 'ended') {
    return ENDED;
  }
  return state === 'open' ? OPEN_NOW : `a.state = ${at(state)}`;
};
