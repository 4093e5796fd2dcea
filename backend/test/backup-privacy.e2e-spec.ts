import { join } from 'node:path';
import { makeBackup } from '@stowbridge/tools/backup/make-backup';
import { Progress } from '@stowbridge/tools/backup/progress';
import { restoreBackup } from '@stowbridge/tools/backup/restore';
import { User } from '../src/domains/accounts/users/user.entity';
import { withTransaction } from '../src/platform/database/transaction';
import { appendToPrivacyLog } from '../src/views/privacy/privacy-log';
import { removePerson } from '../src/views/privacy/removal';
import { RemovalsAgain } from '../src/views/privacy/removals-again';
import { BackupWorld, type Opened, silent, storeOf } from './backup/world';
import { aBuyer } from './builders';
import { testConfig } from './test-worker';

jest.setTimeout(120_000);

describe('a backup that is older than a deletion', () => {
  const world = new BackupWorld();
  afterAll(() => world.close());

  const nameIn = async ({ source }: Opened, id: number): Promise<string> => {
    const { firstName, lastName } = await source.manager.findOneByOrFail(User, { id });
    return `${firstName} ${lastName}`;
  };

  it('[BEYE-73] brings the person back, and PRIVACY_LOG has them removed again as the product starts', async () => {
    const progress = new Progress(silent);
    const [old, place] = [await world.open('old'), join(world.folder, 'new')];
    const { id, email } = await aBuyer(old.source, { firstName: 'Zebulon', lastName: 'Quill' });
    const backup = await makeBackup(
      {
        databaseUrl: old.url,
        dataFolder: old.dataFolder,
        store: storeOf(old.dataFolder),
        to: join(world.folder, 'backups'),
      },
      progress,
    );
    const PRIVACY_LOG = join(world.folder, 'privacy.log');
    await withTransaction(old.source, (manager) => removePerson(manager, { userId: id, email }));
    await appendToPrivacyLog({ PRIVACY_LOG }, id, new Date());

    await restoreBackup({ from: backup, dataFolder: place, store: storeOf(place), force: false }, progress);
    const fresh = await world.open('new');
    expect(await nameIn(fresh, id)).toBe('Zebulon Quill');
    await new RemovalsAgain(fresh.source, testConfig({ DATABASE_URL: fresh.appUrl, PRIVACY_LOG })).onModuleInit();
    expect(await nameIn(fresh, id)).toBe(`Former buyer ${id}`);
    expect(await fresh.source.query('select from suppressed_addresses')).toHaveLength(1);
  });
});
