import { anAdmin, aProperty } from '../../../test/builders';
import { aCampaign } from '../../../test/campaigns';
import { startTestApp, TestApp } from '../../../test/test-app';
import { noteGivenUp, noteSent } from './outcomes';

describe('what became of the mails of a campaign', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('[BEYB-82] the fiftieth mail stops it when the refused ones came first', async () => {
    const { manager } = app.source;
    const madeById = (await anAdmin(app.source)).id;
    const propertyId = (await aProperty(app.source)).id;
    const id = await aCampaign(app.source, { madeById, propertyId }, { state: 'sending' });
    await manager.query(
      `with made as (
         insert into users (first_name, last_name, email, phone_number, user_type_id, status_id)
         select 'R', 'S', n || '@example.com', '1', user_type_id, status_id from users, generate_series(1, 60) n where id = $1 returning id)
       insert into campaign_mails (campaign_id, user_id, source, state, mail_id)
       select $2, id, 'favourite', 'queued', row_number() over (order by id) from made`,
      [madeById, id],
    );
    const state = async () =>
      (await manager.query<{ state: string }[]>('select state from campaigns where id = $1', [id]))[0].state;
    for (const mailId of [1, 2, 3]) {
      await noteGivenUp(manager, mailId, { error: '550 no such user', isPermanent: true });
    }
    for (let mailId = 4; mailId < 50; mailId += 1) {
      await noteSent(manager, mailId);
    }
    expect(await state()).toBe('sending');
    await noteSent(manager, 50);
    expect(await state()).toBe('stopped');
  });
});
