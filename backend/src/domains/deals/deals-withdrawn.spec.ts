import { Stage, type StageId } from '@stowbridge/contract/ids';
import { reasonLength } from '@stowbridge/contract/fields';
import type { DealResourceDto } from './deals.resource.dto';
import { draftsOf } from '../../mail/mails';
import { contextOf } from '../../mail/mail-context';
import { Config } from '../../config';
import { aBuyer, anAdmin, aProperty, aSeller } from '../../../test/builders';
import { aDeal, someTerms } from '../../../test/deals';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';

describe('withdrawing for a buyer', () => {
  let app: TestApp;
  let admin: { id: number; token: string };
  beforeAll(async () => {
    app = await startTestApp();
    const { id } = await anAdmin(app.source, { firstName: 'Ada', lastName: 'Office' });
    admin = { id, token: await tokenOf(app, id) };
  });
  afterAll(() => app.close());

  async function aDealAt(stage: StageId) {
    const [seller, buyer] = [await aSeller(app.source), await aBuyer(app.source)];
    const property = await aProperty(app.source, { sellerId: seller.id });
    const { id } = await aDeal(app.source, property, buyer.id, stage);
    if (stage !== Stage.Interested) {
      await someTerms(app.source, id, buyer.id);
    }
    return { id, property, seller, buyer };
  }
  const get = async (id: number) => app.call('GET', `/api/v1/deals/${id}`, undefined, admin.token);
  const withdraw = (id: number, body: object = {}, headers: Record<string, string> = {}) =>
    app.call('POST', `/api/v1/deals/${id}/move`, { statusId: Stage.Withdrawn, ...body }, admin.token, headers);
  const listed = async (filter: object): Promise<number[]> =>
    (
      await app.call(
        'GET',
        `/api/v1/deals?filter=${encodeURIComponent(JSON.stringify(filter))}`,
        undefined,
        admin.token,
      )
    )
      .json<{ id: number }[]>()
      .map(({ id }) => id);

  it.each([Stage.Interested, Stage.Submitted, Stage.InProcess])(
    '[FOFF-12] at stage %i it leaves history with its reason, audit and a mail to the seller',
    async (stage) => {
      const { id, property, seller, buyer } = await aDealAt(stage);
      const read = await get(id);
      const answer = await withdraw(id, { reason: ' The bank said no. ' }, { 'if-match': String(read.headers.etag) });
      expect([answer.status, answer.json<DealResourceDto>().statusId]).toEqual([200, Stage.Withdrawn]);
      expect(answer.json<DealResourceDto>().history?.at(-1)).toMatchObject({
        fromStatusId: stage,
        toStatusId: Stage.Withdrawn,
        actorName: 'Ada Office',
        reason: 'The bank said no.',
      });
      expect(
        await app.source.query(`select detail from audit_log where action = 'deal.moved' and subject_id = $1`, [id]),
      ).toEqual([{ detail: { from: stage, to: Stage.Withdrawn } }]);
      const events = await app.source.query<{ payload: unknown }[]>(
        `select payload from events where name = 'deal.moved' and (payload->>'dealId')::int = $1`,
        [id],
      );
      expect(events).toHaveLength(1);
      const mails = await draftsOf('deal.moved', events[0].payload, contextOf(app.source.manager, app.app.get(Config)));
      const kind = stage === Stage.Interested ? 'deal-interest-withdrawn' : 'deal-withdrawn';
      expect(mails.map((mail) => `${mail.kind} ${mail.to.email}`)).toEqual([
        `${kind} ${buyer.email}`,
        `${kind}-seller ${seller.email}`,
      ]);
      expect(JSON.stringify(mails)).not.toContain('The bank said no.');
      expect(await listed({ propertyId: property.id, tracker: true })).toEqual([]);
      expect(await listed({ propertyId: property.id })).toEqual([id]);
      expect(await listed({ buyerId: buyer.id })).toEqual([id]);
    },
  );

  it('[FOFF-12] needs no reason, and takes none that is too long', async () => {
    const { id } = await aDealAt(Stage.Submitted);
    const long = await withdraw(id, { reason: 'x'.repeat(reasonLength + 1) });
    expect([long.status, (await get(id)).json<DealResourceDto>().statusId]).toEqual([422, Stage.Submitted]);
    expect((await withdraw(id, { reason: '' })).json<DealResourceDto>().history?.at(-1)?.reason).toBeNull();
  });

  it('[FOFF-12] is refused when somebody has changed the deal since it was read, and at an end', async () => {
    const { id } = await aDealAt(Stage.Submitted);
    const { etag } = (await get(id)).headers;
    await app.call('POST', `/api/v1/deals/${id}/move`, { statusId: Stage.InProcess }, admin.token);
    expect((await withdraw(id, {}, { 'if-match': String(etag) })).status).toBe(412);
    expect((await get(id)).json<DealResourceDto>().statusId).toBe(Stage.InProcess);
    await app.call('POST', `/api/v1/deals/${id}/move`, { statusId: Stage.Rejected }, admin.token);
    expect((await withdraw(id)).status).toBe(409);
  });
});
