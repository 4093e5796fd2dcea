import { Property } from '../properties/editing/property.entity';
import { User } from '../accounts/users/user.entity';
import { aBuyer, anAdmin, aProperty } from '../../../test/builders';
import { aText, sign, textOf, uploadNda } from '../../../test/signatures';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { recordNdaEvent } from './nda-events';

interface Row {
  seq: number;
  kind: string;
  actor_id: number | null;
  detail: Record<string, string>;
  previous_hash: string | null;
  hash: string;
  right: boolean;
}

describe('the events of an NDA', () => {
  let app: TestApp;
  let buyer: User;
  let token: string;
  let property: Property;
  beforeAll(async () => {
    app = await startTestApp({ DATABASE_POOL: '12' });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    buyer = await aBuyer(app.source);
    token = await tokenOf(app, buyer.id);
    property = await aProperty(app.source);
    await uploadNda(app, property.id, await tokenOf(app, (await anAdmin(app.source)).id), aText('one'));
  });

  const signed = async (more: object = {}): Promise<number> =>
    (await sign(app, property.id, token, more)).json<{ BuyerStoreNDAID: number }>().BuyerStoreNDAID;
  const chain = (ndaId: number): Promise<Row[]> =>
    app.source.query<Row[]>(
      'select e.*, e.hash = nda_event_hash(e) "right" from nda_events e where nda_id = $1 order by seq',
      [ndaId],
    );
  const isWhole = (rows: Row[]): boolean =>
    rows.every(
      (row, at) => row.right && row.seq === at + 1 && row.previous_hash === (at === 0 ? null : rows[at - 1].hash),
    );

  it('tell what was presented, opened, accepted and signed, in order, each bound to the one before', async () => {
    const { CeremonyID, Url, AgreementSha256, Disclosure } = await textOf(app, property.id, token);
    await app.call('GET', Url);
    const rows = await chain(await signed({ CeremonyID, IsDisclosureAccepted: true }));
    expect(rows.map(({ kind, actor_id, detail }) => [kind, actor_id, detail])).toEqual([
      ['presented', buyer.id, { agreementSha256: AgreementSha256 }],
      ['opened', buyer.id, {}],
      ['disclosure-accepted', buyer.id, { version: Disclosure.Version }],
      ['signed', buyer.id, { agreementSha256: AgreementSha256 }],
      ['access-opened', null, { tier: 1 }],
    ]);
    expect(isWhole(rows)).toBe(true);
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(5);
  });

  it('say no more than is known: nobody opened the file, or nobody noted what was shown', async () => {
    const { CeremonyID } = await textOf(app, property.id, token);
    const kinds = async (ndaId: number) => (await chain(ndaId)).map(({ kind }) => kind);
    expect(await kinds(await signed({ CeremonyID, IsDisclosureAccepted: true }))).toEqual([
      'presented',
      'disclosure-accepted',
      'signed',
      'access-opened',
    ]);
    token = await tokenOf(app, (await aBuyer(app.source)).id);
    expect(await kinds(await signed())).toEqual(['signed', 'access-opened']);
  });

  it('[BEYA-13] a refused signature writes none', async () => {
    const before = await app.source.query('select count(*) from nda_events');
    const { CeremonyID } = await textOf(app, property.id, token);
    expect((await sign(app, property.id, token, { CeremonyID })).status).toBe(400);
    expect(await app.source.query('select count(*) from nda_events')).toEqual(before);
  });

  it('are one chain without a fork when many are added at once', async () => {
    const ndaId = await signed();
    const add = () =>
      app.source.transaction((manager) =>
        recordNdaEvent(manager, ndaId, 'certificate-downloaded', { id: buyer.id, address: '10.0.0.1' }),
      );
    await Promise.all(Array.from({ length: 10 }, add));
    const rows = await chain(ndaId);
    expect([rows.length, isWhole(rows)]).toEqual([12, true]);
  });

  it('show when one of them was changed, although nobody but the owner with triggers off can', async () => {
    const ndaId = await signed();
    for (const change of [
      `update nda_events set address = 'x' where nda_id = ${ndaId}`,
      `delete from nda_events where nda_id = ${ndaId}`,
    ]) {
      await expect(app.asOwner(change)).rejects.toThrow('nda_events is append-only');
    }
    await app.asOwner('alter table nda_events disable trigger nda_events_append_only');
    await app.asOwner(`update nda_events set at = at + interval '1 microsecond' where nda_id = ${ndaId}`);
    await app.asOwner('alter table nda_events enable trigger nda_events_append_only');
    expect(isWhole(await chain(ndaId))).toBe(false);
  });
});
