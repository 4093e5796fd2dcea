import { ACCOUNT_CASES } from './denials/account-cases';
import { CLOSING_CASES } from './denials/closing-cases';
import { DEMAND_CASES } from './denials/demand-cases';
import { DIRECTORY_CASES } from './denials/directory-cases';
import { driveDenials, gaps } from './denials/drive';
import { IMPORT_CASES } from './denials/import-cases';
import { BARGAIN_CASES } from './denials/bargain-cases';
import { ROUND_CASES } from './denials/round-cases';
import { DEAL_CASES } from './denials/deal-cases';
import { DEAL_ROOM_CASES } from './denials/deal-room-cases';
import { NDA_CASES } from './denials/nda-cases';
import { SECOND_FACTOR_CASES } from './denials/second-factor-cases';
import { PROPERTY_CASES } from './denials/property-cases';
import { WEBHOOK_CASES } from './denials/webhook-cases';

driveDenials('what people look for', DEMAND_CASES);
driveDenials('the directory, the team, the lookups and the lists', DIRECTORY_CASES);
driveDenials('webhooks', WEBHOOK_CASES);
driveDenials('imports', IMPORT_CASES);

describe('the denials as a whole', () => {
  const cases = [
    ...ACCOUNT_CASES,
    ...SECOND_FACTOR_CASES,
    ...PROPERTY_CASES,
    ...NDA_CASES,
    ...DEAL_ROOM_CASES,
    ...DEAL_CASES,
    ...BARGAIN_CASES,
    ...ROUND_CASES,
    ...CLOSING_CASES,
    ...DEMAND_CASES,
    ...DIRECTORY_CASES,
    ...WEBHOOK_CASES,
    ...IMPORT_CASES,
  ];

  it('[SHELL-44] every slot that names a record, of every operation, has a pair or a reason', () => {
    expect(gaps(cases)).toEqual({ slots: [], stale: [] });
  });

  it('no operation stands in two lists', () => {
    expect(new Set(cases.map(([operationId]) => operationId)).size).toBe(cases.length);
  });
});
