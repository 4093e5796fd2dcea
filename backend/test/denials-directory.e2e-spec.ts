import { CASES } from './denials/all-cases';
import { DEMAND_CASES } from './denials/demand-cases';
import { DIRECTORY_CASES } from './denials/directory-cases';
import { driveDenials, gaps } from './denials/drive';
import { IMPORT_CASES } from './denials/import-cases';
import { WEBHOOK_CASES } from './denials/webhook-cases';

driveDenials('what people look for', DEMAND_CASES);
driveDenials('the directory, the team, the lookups and the lists', DIRECTORY_CASES);
driveDenials('webhooks', WEBHOOK_CASES);
driveDenials('imports', IMPORT_CASES);

describe('the denials as a whole', () => {
  it('[SHELL-44] every slot that names a record, of every operation, has a pair or a reason', () => {
    expect(gaps(CASES)).toEqual({ slots: [], stale: [] });
  });

  it('no operation stands in two lists', () => {
    expect(new Set(CASES.map(([operationId]) => operationId)).size).toBe(CASES.length);
  });
});
