import { anAdmin, aProperty } from '../../../test/builders';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { Config } from '../../config';
import { contextOf } from '../../mail/mail-context';
import { draftsOf } from '../../mail/mails';
import type { EnquiryDto } from './enquiries.resource.dto';
import { Enquiry } from './enquiry.entity';

const QUESTION = {
  name: 'Ida Moss',
  email: 'ida@example.com',
  phone: '(303) 555-0144',
  message: 'Is the roof new?\nAnd the doors?',
};

describe('questions of visitors about a property', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
  });
  beforeEach(() => app.source.query('delete from rate_counters'));
  afterAll(() => app.close());

  const ask = (propertyId: number | string, change: object = {}, token?: string) =>
    app.call('POST', `/api/v1/listings/${propertyId}/enquiries`, { ...QUESTION, ...change }, token);
  const newest = async () => (await app.source.getRepository(Enquiry).find({ order: { id: 'DESC' }, take: 1 }))[0];
  const found = async (id: number) =>
    (await app.call('GET', `/api/v1/enquiries/${id}`, undefined, admin)).json<EnquiryDto>();
  const agentOf = (propertyId: number, userId: number, position: number) =>
    app.source.query('insert into property_agents (property_id, user_id, position) values ($1, $2, $3)', [
      propertyId,
      userId,
      position,
    ]);
  const mailOf = async (name: 'enquiry.received' | 'enquiry.answered', enquiryId: number) => {
    const [{ payload }] = await app.source.query<{ payload: { enquiryId: number; replyId: number } }[]>(
      `select payload from events where name = $1 and payload->>'enquiryId' = $2`,
      [name, String(enquiryId)],
    );
    const drafts = await draftsOf(name, payload, contextOf(app.source.manager, app.app.get(Config)));
    expect(drafts).toHaveLength(1);
    return { to: drafts[0].to.email, text: JSON.stringify(drafts[0].content) };
  };

  it('[BEYB-86] are enquiries that name it, go to its first listing agent, and are answered by mail', async () => {
    const property = await aProperty(app.source);
    const [first, second] = [
      await anAdmin(app.source, { firstName: 'Sam', lastName: 'Carter' }),
      await anAdmin(app.source),
    ];
    await agentOf(property.id, second.id, 2);
    await agentOf(property.id, first.id, 1);
    expect((await ask(property.id)).status).toBe(204);
    const { id } = await newest();
    expect(await found(id)).toMatchObject({
      kind: 'property',
      name: 'Ida Moss',
      phone: '303-555-0144',
      email: 'ida@example.com',
      message: QUESTION.message,
      ownerId: first.id,
      ownerName: 'Sam Carter',
      propertyId: property.id,
      propertyName: property.name,
      crmCopy: 'none',
      handledAt: null,
    });
    const told = await mailOf('enquiry.received', id);
    expect(told.to).toBe(first.email);
    for (const text of [`Ida Moss asks about ${property.name}`, 'Is the roof new?', `/admin/enquiries/${id}`]) {
      expect(told.text).toContain(text);
    }
    const answer = { content: 'It was replaced in 2021.' };
    expect((await app.call('POST', `/api/v1/enquiries/${id}/replies`, answer, admin)).status).toBe(201);
    const reply = await mailOf('enquiry.answered', id);
    expect(reply.to).toBe('ida@example.com');
    expect(reply.text).toContain('It was replaced in 2021.');
    expect(reply.text).toContain(`This is what you wrote to us about ${property.name}:`);
    const filter = encodeURIComponent('{"kind":"property"}');
    const listed = await app.call('GET', `/api/v1/enquiries?filter=${filter}`, undefined, admin);
    expect(listed.json<EnquiryDto[]>().map((one) => one.id)).toContain(id);
  });

  it('[BEYB-86] go to the office where the property has no agent, or none who may sign in', async () => {
    const property = await aProperty(app.source);
    await agentOf(property.id, (await anAdmin(app.source, { statusId: 3 })).id, 1);
    expect((await ask(property.id, {}, admin)).status).toBe(204);
    const { id, ownerId } = await newest();
    expect([ownerId, (await mailOf('enquiry.received', id)).to]).toEqual([null, app.app.get(Config).CONTACT_EMAIL]);
  });

  it('[BEYB-86] name a confidential property to the office alone', async () => {
    const property = await aProperty(app.source, { confidential: true, teaserName: 'A facility near Denver' });
    await ask(property.id);
    const { id } = await newest();
    expect(await found(id)).toMatchObject({ propertyId: property.id, propertyName: 'A facility near Denver' });
    expect((await mailOf('enquiry.received', id)).text).toContain(property.name);
    await app.call('POST', `/api/v1/enquiries/${id}/replies`, { content: 'Please sign the NDA.' }, admin);
    const { text } = await mailOf('enquiry.answered', id);
    expect(text).toContain('A facility near Denver');
    expect(text).not.toContain(property.name);
  });

  it('[BEYB-86] stay with its name when it is deleted for good', async () => {
    const property = await aProperty(app.source);
    await ask(property.id);
    const { id } = await newest();
    expect((await app.call('DELETE', `/api/v1/properties/${property.id}`, undefined, admin)).status).toBe(200);
    expect(await found(id)).toMatchObject({ kind: 'property', propertyId: null, propertyName: property.name });
  });

  it.each([
    [{ name: ' ' }, 'name', 'Name is required'],
    [{ name: 'x'.repeat(201) }, 'name', 'Name must be at most 200 characters'],
    [{ email: 'ida@' }, 'email', 'Email is invalid'],
    [{ email: '' }, 'email', 'Email is required'],
    [{ phone: '555-0144' }, 'phone', 'Phone is invalid'],
    [{ phone: undefined }, 'phone', 'Phone is required'],
    [{ message: '\n' }, 'message', 'Message is required'],
    [{ message: 'x'.repeat(4001) }, 'message', 'Message must be at most 4000 characters'],
    [{ kind: 'sell' }, 'kind', expect.any(String)],
  ])('[BEYB-86] with %j are refused, and nothing is kept', async (change, field, message) => {
    const { id } = await aProperty(app.source);
    const before = await newest();
    const answer = await ask(id, change);
    expect([answer.status, answer.json<{ errors: object[] }>().errors]).toEqual([
      422,
      [{ field, code: expect.any(String) as string, message }],
    ]);
    expect(await newest()).toEqual(before);
  });

  it('[BEYB-86] about what is not listed are 404, and nothing is kept', async () => {
    const { id } = await aProperty(app.source, { active: false });
    const before = await newest();
    for (const unknown of [id, 2_000_000_000]) {
      expect((await ask(unknown)).status).toBe(404);
    }
    expect(await newest()).toEqual(before);
  });
});
