import { aBuyer, anAdmin, aProperty, aSeller } from '../../../test/builders';
import { OFFICE_FILES } from '../../../test/documents-made';
import { openAccess } from '../../../test/ndas';
import { pdfContents } from '../../../test/pdf-contents';
import { aText, uploadNda } from '../../../test/signatures';
import { type Answer, startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { download, field, file, upload } from '../../../test/uploads';
import { sha256Of } from '../documents/agreements';
import type { Property } from '../properties/editing/property.entity';
import type { NdaDetailsDto } from './nda.resource.dto';

const DAY = '2026-03-02';

describe('an NDA from outside', () => {
  let app: TestApp;
  let admin: { id: number; token: string };
  beforeAll(async () => {
    app = await startTestApp();
    const { id } = await anAdmin(app.source, { firstName: 'Olive', lastName: 'Office' });
    admin = { id, token: await tokenOf(app, id) };
  });
  afterAll(() => app.close());

  /** A person who has signed nothing, and who is no buyer yet. */
  async function aPerson(): Promise<{ id: number; token: string }> {
    const { id } = await aBuyer(app.source, { firstName: 'Nia', lastName: 'Hart' });
    await app.source.query('update user_roles set role_id = 3 where user_id = $1', [id]);
    return { id, token: await tokenOf(app, id) };
  }

  const record = (
    given: { userId: number; propertyId: number; signedOn?: string; content?: Buffer; name?: string },
    token: string | undefined = admin.token,
  ): Promise<Answer> =>
    upload(
      app,
      '/api/v1/ndas/outside',
      [
        field('userId', given.userId),
        field('propertyId', given.propertyId),
        field('signedOn', given.signedOn ?? DAY),
        file(given.content ?? aText(`signed by ${given.userId}`), given.name ?? 'Signed NDA.pdf'),
      ],
      token,
    );

  /** All that a signature leaves. */
  const traces = async (userId: number, propertyId: number) =>
    (
      await app.source.query<
        { ndas: number; deals: number[]; roles: number[]; access: object | null; events: string[]; audit: string[] }[]
      >(
        `select (select count(*)::int from ndas where user_id = $1 and property_id = $2) ndas,
           array(select deal_status_id::int from deals where buyer_id = $1 and property_id = $2) deals,
           array(select role_id::int from user_roles where user_id = $1 order by role_id) roles,
           (select to_jsonb(a) from nda_access a where a.user_id = $1 and a.property_id = $2) access,
           array(select name from events where payload @> jsonb_build_object('userId', $1::int, 'propertyId', $2::int) order by id) events,
           array(select action from audit_log where subject_type = 'property' and subject_id = $2 and action like 'nda.%' order by id) audit`,
        [userId, propertyId],
      )
    )[0];

  const aWaitingProperty = (given: Partial<Property> = {}): Promise<Property> =>
    aProperty(app.source, { name: 'Heron Storage', ndaMode: 'manual', ...given });

  it('[BEYA-67] opens access, makes the interest and the role as signing does, and keeps its own agreement', async () => {
    const property = await aWaitingProperty({ accessDays: 20 });
    await uploadNda(app, property.id, admin.token, aText('the text of the property'));
    const person = await aPerson();
    const content = aText('signed on paper');
    const answer = await record({ userId: person.id, propertyId: property.id, content });
    expect(answer.status).toBe(201);
    const nda = answer.json<NdaDetailsDto>();
    expect(nda).toMatchObject({
      userId: person.id,
      propertyId: property.id,
      name: 'Nia Hart',
      email: '',
      address1: '',
      state: '',
      accountEmail: null,
      emailDiffers: null,
      documentSha256: sha256Of(content),
      shown: 'not recorded',
      signedAt: '2026-03-02T07:00:00.000Z',
      access: { state: 'open', tier: 1, source: 'outside', decidedBy: 'Olive Office' },
    });
    expect(nda.events.map(({ kind, by }) => [kind, by])).toEqual([
      ['recorded-outside', 'Olive Office'],
      ['access-opened', 'Olive Office'],
    ]);
    const left = await traces(person.id, property.id);
    expect(left).toMatchObject({
      ndas: 1,
      deals: [4],
      roles: [2, 3],
      events: ['access.granted', 'nda.recorded-outside'],
      audit: ['nda.recorded-outside'],
    });
    const { expires_at: end } = left.access as { expires_at: string };
    expect(Math.round((Date.parse(end) - Date.now()) / 86_400_000)).toBe(20);
    const { url } = (await app.call('GET', `/api/v1/ndas/${nda.id}/agreement`, undefined, person.token)).json<{
      url: string;
    }>();
    expect((await download(app, url, person.token)).bytes.equals(content)).toBe(true);
  });

  it('[BEYA-67] its certificate says that it was signed outside, who recorded it, and what is not known', async () => {
    const property = await aWaitingProperty();
    const person = await aPerson();
    const { id } = (
      await record({ userId: person.id, propertyId: property.id, content: OFFICE_FILES.pdf })
    ).json<NdaDetailsDto>();
    const { status, bytes } = await download(app, `/api/v1/ndas/${id}/certificate`, person.token);
    expect(status).toBe(200);
    const said = (await pdfContents(bytes)).pages
      .map(({ text }) => text)
      .join(' ')
      .replaceAll('\u00a0', ' ')
      .replace(/\s+/g, ' ');
    expect(said).toContain('Signed outside of Stowbridge; recorded by Olive Office');
    for (const label of [
      'Account email',
      'Email typed',
      'Entity',
      'Postal address',
      'Phone',
      'Sentence agreed to',
      'Disclosure accepted',
      'Sign-in method',
      'Network (IP) address',
      'Browser',
    ]) {
      expect(said).toContain(`${label} not recorded`);
    }
    expect(said).not.toMatch(/null|undefined/);
  });

  it('[BEYA-66] [BEYA-67] lets in who waits, was declined or revoked; who is in stays as they are', async () => {
    for (const state of ['pending', 'declined', 'revoked'] as const) {
      const [property, person] = [await aWaitingProperty(), await aPerson()];
      await openAccess(app.source, property.id, person.id, state);
      expect((await record({ userId: person.id, propertyId: property.id })).status).toBe(201);
      expect((await traces(person.id, property.id)).access).toMatchObject({ state: 'open', source: 'outside' });
    }
    const [property, person] = [await aWaitingProperty({ accessDays: 5 }), await aPerson()];
    await openAccess(app.source, property.id, person.id, 'open');
    await app.source.query('update nda_access set tier = 2 where user_id = $1', [person.id]);
    const { access } = await traces(person.id, property.id);
    expect((await record({ userId: person.id, propertyId: property.id })).status).toBe(201);
    expect(await traces(person.id, property.id)).toMatchObject({ access, events: ['nda.recorded-outside'] });
  });

  it('[BEYA-67] the same file is recorded once for a person and property, also by two at the same moment', async () => {
    const [property, person] = [await aWaitingProperty(), await aPerson()];
    const answers = await Promise.all([1, 2, 3].map(() => record({ userId: person.id, propertyId: property.id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await traces(person.id, property.id)).toMatchObject({ ndas: 1, deals: [4] });
  });

  it('[BEYA-72] what is no PDF, and a day that lies ahead or is none, are refused and leave nothing', async () => {
    const [property, person] = [await aWaitingProperty(), await aPerson()];
    const before = await traces(person.id, property.id);
    const given = { userId: person.id, propertyId: property.id };
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    for (const wrong of [
      { content: Buffer.from('no pdf') },
      { content: OFFICE_FILES.docx, name: 'Signed NDA.pdf' },
      { signedOn: tomorrow },
      { signedOn: '2026-02-30' },
      { signedOn: 'yesterday' },
      { userId: 0 },
      { propertyId: 'x' as unknown as number },
      { userId: admin.id },
    ]) {
      expect([wrong, (await record({ ...given, ...wrong })).status]).toEqual([wrong, 422]);
    }
    expect(await traces(person.id, property.id)).toEqual(before);
  });

  it('[BEYA-67] nobody and nothing there is not found, and a draft or a closed property takes none', async () => {
    const [property, person] = [await aWaitingProperty(), await aPerson()];
    expect((await record({ userId: 2_000_000_000, propertyId: property.id })).status).toBe(404);
    expect((await record({ userId: person.id, propertyId: 2_000_000_000 })).status).toBe(404);
    for (const given of [
      { statusId: 5, active: false },
      { statusId: 4, active: true },
    ]) {
      const { id } = await aWaitingProperty(given);
      expect((await record({ userId: person.id, propertyId: id })).status).toBe(409);
    }
    const seller = await aSeller(app.source);
    const own = await aWaitingProperty({ sellerId: seller.id });
    expect((await record({ userId: seller.id, propertyId: own.id })).status).toBe(422);
  });

  it('[BEYA-69] only administrators and keys with the scope record one', async () => {
    const property = await aWaitingProperty();
    const seller = await aSeller(app.source);
    await app.asOwner('update properties set seller_id = $1, seller_decides = true where id = $2', [
      seller.id,
      property.id,
    ]);
    const person = await aPerson();
    const aKey = async (scope: string): Promise<string> =>
      (await app.call('POST', '/api/v1/api-keys', { name: 'Key', scopes: [scope] }, admin.token)).json<{
        secret: string;
      }>().secret;
    const before = await traces(person.id, property.id);
    const refused = async (token: string | undefined): Promise<number> =>
      (
        await upload(
          app,
          '/api/v1/ndas/outside',
          [
            field('userId', person.id),
            field('propertyId', property.id),
            field('signedOn', DAY),
            file(aText('x'), 'x.pdf'),
          ],
          token,
        )
      ).status;
    expect([
      await refused(undefined),
      await refused(person.token),
      await refused(await tokenOf(app, seller.id)),
      await refused(await aKey('ndas:read')),
    ]).toEqual([401, 403, 403, 403]);
    expect(await traces(person.id, property.id)).toEqual(before);
    expect(await refused(await aKey('ndas:write'))).toBe(201);
  });
});
