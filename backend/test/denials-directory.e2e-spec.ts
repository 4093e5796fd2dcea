import { ACCOUNT_CASES } from './denials/account-cases';
import { DIRECTORY_CASES } from './denials/directory-cases';
import { driveDenials, gaps } from './denials/drive';
import { BARGAIN_CASES } from './denials/bargain-cases';
import { ROUND_CASES } from './denials/round-cases';
import { PROPERTY_CASES } from './denials/property-cases';

driveDenials('the directory, the team, the lookups and the lists', DIRECTORY_CASES);

describe('the denials as a whole', () => {
  const cases = [...ACCOUNT_CASES, ...PROPERTY_CASES, ...BARGAIN_CASES, ...ROUND_CASES, ...DIRECTORY_CASES];

  it('[SHELL-44] every slot that names a record, of every operation, has a pair or a reason', () => {
    expect(gaps(cases)).toEqual({ slots: [], stale: [] });
  });

  it('no operation stands in two lists', () => {
    expect(new Set(cases.map(([operationId]) => operationId)).size).toBe(cases.length);
  });
});
