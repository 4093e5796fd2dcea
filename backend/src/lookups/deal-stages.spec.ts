import { Role, RoleId } from '../auth/permissions';
import { canMove, offeredNext, Stage, STAGES, StageId, TERMINAL_STAGES } from './deal-stages';

const { Accepted, Rejected, InProcess, Interested, Sold, Submitted, Withdrawn } = Stage;
const { Admin, Buyer, Seller } = Role;

/** The table of the decisions, written out a second time so that a slip in either shows. */
const ALLOWED: [StageId, StageId, RoleId[]][] = [
  [Interested, Accepted, [Admin]],
  [Interested, Rejected, [Admin]],
  [Interested, InProcess, [Admin]],
  [Interested, Submitted, [Admin, Buyer]],
  [Interested, Withdrawn, [Admin]],
  [Submitted, Accepted, [Admin, Seller]],
  [Submitted, Rejected, [Admin, Seller]],
  [Submitted, InProcess, [Admin]],
  [Submitted, Submitted, [Admin, Buyer]],
  [Submitted, Withdrawn, [Admin]],
  [InProcess, Accepted, [Admin, Seller]],
  [InProcess, Rejected, [Admin, Seller]],
  [InProcess, Submitted, [Admin, Buyer]],
  [InProcess, Withdrawn, [Admin]],
  [Accepted, Rejected, [Admin]],
  [Accepted, InProcess, [Admin]],
  [Accepted, Sold, [Admin]],
];

describe('deal stages', () => {
  for (const from of STAGES) {
    for (const to of STAGES) {
      const roles = ALLOWED.find(([a, b]) => a === from && b === to)?.[2] ?? [];
      it(`[DEAL-29, DASH-31] ${from} to ${to} is for ${roles.length ? roles.join(', ') : 'nobody'}`, () => {
        for (const role of [Admin, Buyer, Seller]) expect(canMove(from, to, [role])).toBe(roles.includes(role));
      });
    }
  }

  it('[DEAL-29] the dropdown never offers Interested, Submitted or Withdrawn, and nothing where the deal has ended', () => {
    for (const from of STAGES) for (const hidden of [Interested, Submitted, Withdrawn]) expect(offeredNext(from)).not.toContain(hidden);
    for (const from of TERMINAL_STAGES) expect(offeredNext(from)).toEqual([]);
    expect(offeredNext(Accepted)).toEqual([Rejected, InProcess, Sold]);
  });
});
