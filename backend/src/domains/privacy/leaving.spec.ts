import { Stage, UserStatus } from '@stowbridge/contract/ids';
import { aBuyer, anAdmin, aProperty, aSeller } from '../../../test/builders';
import { aDeal } from '../../../test/deals';
import { differences, stateOf } from '../../../test/denials/snapshot';
import { type Answer, startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';

describe('asking that one’s account is deleted', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    await anAdmin(app.source);
  });
  afterAll(() => app.close());

  const path = '/api/v1/me/privacy-requests';
  const ask = (token: string): Promise<Answer> => app.call('POST', path, { kind: 'delete' }, token);
  const asked = async (token: string): Promise<{ id: number; state: string; receivedAt: string; deletesAt: string }> =>
    (await ask(token)).json();
  const takeBack = (id: number, token: string): Promise<Answer> =>
    app.call('DELETE', `${path}/${id}`, undefined, token);
  const said = ({ status, json }: Answer): [number, string] => [status, json<{ detail: string }>().detail];

  it('waits for seven days, and a second request is refused meanwhile', async () => {
    const token = await tokenOf(app, (await aBuyer(app.source)).id);
    const { state, receivedAt, deletesAt } = await asked(token);
    expect([state, new Date(deletesAt).getTime() - new Date(receivedAt).getTime()]).toEqual([
      'waiting',
      7 * 86_400_000,
    ]);
    expect(said(await ask(token))).toEqual([409, 'Your account is going to be deleted already.']);
    expect((await app.call('POST', path, { kind: 'export' }, token)).status).toBe(201);
  });

  it.each([Stage.Submitted, Stage.InProcess, Stage.Accepted])(
    '[BEYE-67] is refused with an offer at stage %i, and not with one that has come to its end',
    async (stage) => {
      const buyer = await aBuyer(app.source);
      const token = await tokenOf(app, buyer.id);
      const deal = await aDeal(app.source, await aProperty(app.source), buyer.id, stage);
      expect(said(await ask(token))).toEqual([409, 'Please withdraw your offer first, or ask your broker.']);
      await app.source.query('update deals set deal_status_id = $2 where id = $1', [deal.id, Stage.Withdrawn]);
      expect((await ask(token)).status).toBe(201);
    },
  );

  it('[BEYE-76] is refused to a seller with published properties, and not with drafts', async () => {
    const seller = await aSeller(app.source);
    const token = await tokenOf(app, seller.id);
    const { id } = await aProperty(app.source, { seller });
    expect(said(await ask(token))).toEqual([409, 'Please ask your broker to take your listings over first.']);
    await app.source.query('update properties set active = false where id = $1', [id]);
    expect((await ask(token)).status).toBe(201);
  });

  it('[BEYE-75] an administrator’s waits for another administrator, and the last one cannot go', async () => {
    const [first, second] = [await anAdmin(app.source), await anAdmin(app.source)];
    const token = await tokenOf(app, first.id);
    expect((await asked(token)).state).toBe('to decide');
    await app.source.query('update users set status_id = $2 where user_type_id = 1 and id <> $1', [
      second.id,
      UserStatus.Rejected,
    ]);
    expect(said(await ask(await tokenOf(app, second.id)))).toEqual([
      409,
      'The last active administrator cannot be deleted.',
    ]);
    await app.source.query('update users set status_id = $1 where user_type_id = 1', [UserStatus.Approved]);
  });

  it('[BEYE-72] taken back on day 6, everything is as before', async () => {
    const token = await tokenOf(app, (await aBuyer(app.source)).id);
    const before = await stateOf(app);
    const { id } = await asked(token);
    await app.source.query(
      `update privacy_requests set received_at = received_at - interval '6 days', deletes_at = deletes_at - interval '6 days' where id = $1`,
      [id],
    );
    expect((await takeBack(id, token)).status).toBe(204);
    expect(
      differences(before, await stateOf(app))
        .map(String)
        .join(),
    ).not.toMatch(/users|sessions|user_roles/);
    const [{ state }] = (await app.call('GET', path, undefined, token)).json<{ state: string }[]>();
    expect(state).toBe('taken back');
    expect((await takeBack(id, token)).status).toBe(409);
    expect((await ask(token)).status).toBe(201);
  });

  it('[BEYE-80] that of another person is not found, and a copy cannot be taken back', async () => {
    const [mine, other] = [
      await tokenOf(app, (await aBuyer(app.source)).id),
      await tokenOf(app, (await aBuyer(app.source)).id),
    ];
    const { id } = await asked(mine);
    expect(said(await takeBack(id, other))).toEqual([404, 'The request was not found.']);
    const copy = (await app.call('POST', path, { kind: 'export' }, mine)).json<{ id: number }>();
    expect((await takeBack(copy.id, mine)).status).toBe(409);
  });
});
