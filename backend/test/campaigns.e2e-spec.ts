import type { DataSource } from 'typeorm';
import { sendCampaigns } from '../src/domains/campaigns/sending';
import { newDataSource } from '../src/platform/database/data-source';
import { aBuyer, anAdmin, aProperty } from './builders';
import { aCampaign, SENDING } from './campaigns';
import { CrashRig, START_MS } from './crash/rig';
import { untilSettled } from './crash/settled';
import { eventually } from './test-worker';

/** `npm run test:long` asks for more. */
const PEOPLE = Number(process.env.DIGEST_PEOPLE ?? 120);
const KILLS = Number(process.env.WORKER_KILLS ?? 1);
const QUIET_MS = 60_000;

describe('a campaign, when a worker is killed', () => {
  const rig = new CrashRig();
  let source: DataSource;
  beforeAll(async () => {
    await rig.start();
    source = await newDataSource(rig.postgres.url, 4, 'stowbridge-test').initialize();
  }, 2 * START_MS);
  afterAll(async () => {
    await source?.destroy();
    await rig.stop();
  });

  const count = async (text: string): Promise<number> =>
    (await source.query<{ n: number }[]>(`select count(*)::int n from ${text}`))[0].n;

  it(
    `[BEYB-75] a worker that is killed ${KILLS} times while it sends, beside another: each of ${PEOPLE} people gets one`,
    async () => {
      const { id: propertyId } = await aProperty(source);
      const template = (await aBuyer(source)).id;
      await source.query(
        `with made as (
           insert into users (first_name, last_name, email, phone_number, user_type_id, status_id)
           select 'R', 'S', 'campaign.' || n || '@example.com', '1', user_type_id, status_id from users, generate_series(1, $2::int) n where id = $1 returning id),
         roles as (insert into user_roles (user_id, role_id) select id, 2 from made)
         insert into favourites (user_id, property_id) select id, $3 from made`,
        [template, PEOPLE, propertyId],
      );
      const madeById = (await anAdmin(source)).id;
      await aCampaign(source, { madeById, propertyId }, { state: 'scheduled' });
      // The test is a second worker, which goes on beside the one that is killed.
      await Promise.all([sendCampaigns(source, SENDING), sendCampaigns(source, SENDING)]);
      for (let kill = 1; kill <= KILLS; kill += 1) {
        const until = Math.floor((PEOPLE * (kill - 1)) / (KILLS + 1));
        await eventually(async () => (await count('mails')) >= until, START_MS);
        await rig.kill(rig.worker);
        rig.startWorker();
        await sendCampaigns(source, SENDING);
      }
      const look = async () => ({
        missing: PEOPLE - (await count(`campaign_mails where state = 'sent'`)),
        open: `${await count('mails')}/${await count(`campaign_mails where state = 'queued'`)}`,
      });
      expect(await untilSettled(look, { quietMs: QUIET_MS, able: () => rig.workerAnswers() })).toBe(true);
      const mails = await source.query<{ recipient: string; message_id: string }[]>(
        `select recipient, message_id from mails where kind = 'campaign'`,
      );
      expect([mails.length, new Set(mails.map(({ recipient }) => recipient)).size]).toEqual([PEOPLE, PEOPLE]);
      const arrived = rig.smtp.received.map(({ mail }) => mail.messageId);
      expect(new Set(arrived)).toEqual(new Set(mails.map(({ message_id }) => message_id)));
    },
    START_MS * (2 + KILLS) + PEOPLE * 100,
  );
});
