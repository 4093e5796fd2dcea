import { Role, type RoleId, Stage, type StageId } from './ids';
import {
  canMove,
  hiddenInTracker,
  isLive,
  canBeAnswered,
  isSettled,
  isTerminal,
  offeredInDropdown,
  STAGES,
} from './stages';

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
  [Submitted, Withdrawn, [Admin, Buyer]],
  [InProcess, Accepted, [Admin, Seller]],
  [InProcess, Rejected, [Admin, Seller]],
  [InProcess, Submitted, [Admin, Buyer]],
  [InProcess, Withdrawn, [Admin, Buyer]],
  [Accepted, Rejected, [Admin]],
  [Accepted, InProcess, [Admin]],
  [Accepted, Sold, [Admin]],
];

describe('deal stages', () => {
  for (const from of STAGES) {
    for (const to of STAGES) {
      const roles = ALLOWED.find(([a, b]) => a === from && b === to)?.[2] ?? [];
      it(`[DEAL-29, DASH-31] ${from} to ${to} is for ${roles.length ? roles.join(', ') : 'nobody'}`, () => {
        for (const role of [Admin, Buyer, Seller]) {
          expect(canMove(from, to, [role])).toBe(roles.includes(role));
        }
      });
    }
  }

  it('[DEAL-29] the dropdown never offers Interested, Submitted or Withdrawn, and nothing where the deal has ended', () => {
    expect(STAGES.map((from) => [from, offeredInDropdown(from)])).toEqual([
      [Accepted, [Rejected, InProcess, Sold]],
      [Rejected, []],
      [InProcess, [Accepted, Rejected]],
      [Interested, [Accepted, Rejected, InProcess]],
      [Sold, []],
      [Submitted, [Accepted, Rejected, InProcess]],
      [Withdrawn, []],
    ]);
  });

  it('[DEAL-35] the office may submit terms for a deal of interest or with an open offer', () => {
    expect(STAGES.filter((from) => canMove(from, Submitted, [Admin]))).toEqual([InProcess, Interested, Submitted]);
  });

  it.each([
    ['[DEAL-29] at their end, with no stage to choose', isTerminal, [Rejected, Sold, Withdrawn]],
    ['live', isLive, [Accepted, InProcess, Interested, Submitted]],
    ['[DASH-33] open to the answer of the seller', canBeAnswered, [InProcess, Submitted]],
    ['[DEAL-31] settled', isSettled, [Accepted, Rejected, Sold, Withdrawn]],
    ['[DEAL-08] hidden in the tracker', hiddenInTracker, [Interested, Withdrawn]],
  ])('says which are %s', (_, holds, expected) => {
    expect(STAGES.filter(holds)).toEqual(expected);
  });
});
