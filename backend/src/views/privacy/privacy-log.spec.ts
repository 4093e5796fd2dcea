import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aBuyer } from '../../../test/builders';
import { openTestDatabase, type OpenTestDatabase } from '../../../test/test-database';
import { startTestWorker, testConfig } from '../../../test/test-worker';
import { startTestApp } from '../../../test/test-app';
import { AppModule } from '../../app.module';
import { loadConfig } from '../../config';
import { User } from '../../domains/accounts/users/user.entity';
import { withTransaction } from '../../platform/database/transaction';
import { createHttpApp } from '../../platform/http/http-app';
import { appendToPrivacyLog, readPrivacyLog } from './privacy-log';
import { removePerson } from './removal';
import { RemovalsAgain } from './removals-again';

describe('the log of removals', () => {
  let database: OpenTestDatabase;
  let folder: string;
  let PRIVACY_LOG: string;
  beforeAll(async () => {
    database = await openTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'stowbridge-privacy-'));
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });
  let files = 0;
  beforeEach(() => (PRIVACY_LOG = join(folder, `${(files += 1)}.log`)));

  const nameOf = async ({ id }: User): Promise<string> => {
    const { firstName, lastName } = await database.source.manager.findOneByOrFail(User, { id });
    return `${firstName} ${lastName}`;
  };
  const start = (): Promise<void> =>
    new RemovalsAgain(database.source, testConfig({ DATABASE_URL: 'postgres://unused', PRIVACY_LOG })).onModuleInit();

  it('is written a line for each, and goes on behind a line that was torn', async () => {
    const at = new Date('2026-11-28T10:00:00Z');
    expect(await appendToPrivacyLog({ PRIVACY_LOG }, 7, at)).toBe(true);
    await appendFile(PRIVACY_LOG, '{"userId":8,"a');
    await appendToPrivacyLog({ PRIVACY_LOG }, 9, at);
    expect(await readFile(PRIVACY_LOG, 'utf8')).toBe(
      '{"userId":7,"at":"2026-11-28T10:00:00.000Z"}\n{"userId":8,"a\n{"userId":9,"at":"2026-11-28T10:00:00.000Z"}\n',
    );
    expect(await readPrivacyLog({ PRIVACY_LOG })).toEqual([
      { userId: 7, at },
      { userId: 9, at },
    ]);
  });

  it('is nothing where no file is named, or none is there yet', async () => {
    expect(await appendToPrivacyLog({}, 7, new Date())).toBe(false);
    expect([await readPrivacyLog({}), await readPrivacyLog({ PRIVACY_LOG })]).toEqual([[], []]);
  });

  it('[BEYE-73] removes again whom a restore has brought back, once, and nobody who came later under their id', async () => {
    const { source } = database;
    const [back, later, kept] = [await aBuyer(source), await aBuyer(source), await aBuyer(source)];
    await withTransaction(source, (manager) => removePerson(manager, { userId: kept.id, email: kept.email }));
    const before = await nameOf(kept);
    for (const { id } of [back, back, kept, { id: 999_999 }]) {
      await appendToPrivacyLog({ PRIVACY_LOG }, id, new Date());
    }
    await appendToPrivacyLog({ PRIVACY_LOG }, later.id, new Date(later.createdAt.getTime() - 1000));
    await Promise.all([start(), start()]);
    expect([await nameOf(back), await nameOf(later), await nameOf(kept)]).toEqual([
      `Former buyer ${back.id}`,
      `${later.firstName} ${later.lastName}`,
      before,
    ]);
    const entries = () => source.query(`select subject_id from audit_log where action = 'person.removed' order by id`);
    expect(await entries()).toEqual([{ subject_id: kept.id }, { subject_id: back.id }]);
    await start();
    expect(await entries()).toHaveLength(2);
  });

  it('[BEYE-73] is carried out before the API answers, and before the worker works', async () => {
    const app = await startTestApp();
    const { manager } = app.source;
    const loggedBuyer = async (): Promise<number> => {
      const { id } = await aBuyer(app.source, { firstName: 'Zebulon' });
      await appendToPrivacyLog({ PRIVACY_LOG }, id, new Date());
      return id;
    };
    const nameNow = async (id: number): Promise<string> => (await manager.findOneByOrFail(User, { id })).firstName;
    const names: string[] = [];
    try {
      const first = await loggedBuyer();
      const worker = await startTestWorker(testConfig({ DATABASE_URL: process.env.DATABASE_URL ?? '', PRIVACY_LOG }));
      names.push(await nameNow(first));
      await worker.close();
      const second = await loggedBuyer();
      process.env.PRIVACY_LOG = PRIVACY_LOG;
      const api = await createHttpApp(AppModule, loadConfig(), { logger: false });
      names.push(await nameNow(second));
      await api.init();
      names.push(await nameNow(second));
      await api.close();
    } finally {
      delete process.env.PRIVACY_LOG;
      await app.close();
    }
    expect(names).toEqual(['Former', 'Zebulon', 'Former']);
  });
});
