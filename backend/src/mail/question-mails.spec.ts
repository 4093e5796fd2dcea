import { aBuyer, aDocument, anAdmin, aProperty } from '../../test/builders';
import { MailWorld } from '../../test/mail-world';
import { aSignedNda } from '../../test/ndas';
import { eventually } from '../../test/test-worker';
import type { User } from '../domains/accounts/users/user.entity';
import { tellOfAnswers } from '../domains/deal-room/questions/question-digests';
import type { Property } from '../domains/properties/editing/property.entity';

const ZONE = 'America/Denver';
const DAY = 86_400_000;
/** Eight in the morning of the second next day: the days before are over. */
const MORNING = new Date('2030-03-06T15:00:00Z');

describe('the mails about questions', () => {
  let world: MailWorld;
  let agent: User;
  let property: Property;
  beforeAll(async () => {
    world = await MailWorld.start();
    agent = await anAdmin(world.source, { firstName: 'Ana', lastName: 'Reyes' });
  });
  beforeEach(async () => {
    property = await aListing();
  });
  afterAll(() => world.close());

  async function aListing(): Promise<Property> {
    const listing = await aProperty(world.source, { name: `Kestrel ${Math.random()}` });
    await world.source.query('insert into property_agents (property_id, user_id) values ($1, $2)', [
      listing.id,
      agent.id,
    ]);
    return listing;
  }
  async function aSigner(listing = property): Promise<User> {
    const buyer = await aBuyer(world.source, {
      firstName: 'Zephyrine',
      lastName: 'Quill',
      companyName: 'Quillfeather',
    });
    await aSignedNda(world.source, listing, buyer.id);
    await world.source.query(`update nda_access set created_at = '2030-01-01' where user_id = $1`, [buyer.id]);
    return buyer;
  }
  const idOf = async (text: string, values: unknown[]): Promise<number> =>
    (await world.source.query<{ id: number }[]>(`${text} returning id`, values))[0].id;
  const aQuestion = (
    asker: User,
    { text = 'Is the roof new?', state = 'open', tier = null as number | null, listing = property } = {},
  ): Promise<number> =>
    idOf(
      `insert into questions (property_id, property_name, asker_id, text, state, due_at, declined_at, decline_reason, document_id, document_name, document_tier, version, page)
       values ($1, $2, $3, $4, $5, now(), case when $5 = 'declined' then now() end, case when $5 = 'declined' then 'Nobody knows' end,
         case when $6::int is not null then 2000000000 end, case when $6::int is not null then 'Rent roll.pdf' end, $6, case when $6::int is not null then 2 end, case when $6::int is not null then 4 end)`,
      [listing.id, listing.name, asker.id, text, state, tier],
    );
  const publish = async (
    questionId: number,
    text: string,
    { to = 'all', at = '2030-03-05T18:00:00Z' as string, wording = 'How old is the roof?' } = {},
  ): Promise<void> => {
    await world.source.query(`update questions set state = 'answered' where id = $1`, [questionId]);
    await world.source.query(
      `insert into answers (question_id, version, text, author_id, state, published_to, published_question, at)
       values ($1, (select coalesce(max(version), 0) + 1 from answers where question_id = $1), $2, $3, 'published', $4, $5, $6)`,
      [questionId, text, agent.id, to, to === 'all' ? wording : null, at],
    );
  };
  interface Row {
    kind: string;
    subject: string;
    text: string;
    status: string;
  }
  const settled = (): Promise<boolean> =>
    eventually(async () => {
      const [{ waiting }] = await world.source.query<{ waiting: number }[]>(
        `select ((select count(*) from events where relayed_at is null) + (select count(*) from event_parts where done_at is null) + (select count(*) from mails where status = 'queued'))::int waiting`,
      );
      return waiting === 0;
    }, 40_000);
  /** Once nothing moves any more: the mails to this person. */
  async function mailsTo({ email }: User): Promise<Row[]> {
    await settled();
    return world.source.query<Row[]>(
      'select kind, subject, preview_text "text", status from mails where recipient = $1 order by id desc',
      [email],
    );
  }
  const kindsTo = async (person: User): Promise<string[]> => (await mailsTo(person)).map(({ kind }) => kind);
  const tell = (name: 'question.asked' | 'question.answered' | 'question.declined', questionId: number) =>
    world.tell(name, { questionId, propertyId: property.id });

  it('[BEYA-102] a question is told to the listing agent with document and page, and no more once it is answered', async () => {
    const asker = await aSigner();
    await tell('question.asked', await aQuestion(asker, { tier: 1 }));
    const [mail] = await mailsTo(agent);
    expect(mail).toMatchObject({
      ...{ kind: 'question-asked', subject: `Zephyrine Quill asks about ${property.name}`, status: 'sent' },
      text: expect.stringContaining('Rent roll.pdf, version 2, page 4'),
    });
    expect(mail.text).toContain('Is the roof new?');
    const before = (await mailsTo(agent)).length;
    await tell('question.asked', await aQuestion(asker, { state: 'answered' }));
    expect((await mailsTo(agent)).length).toBe(before);
    const [{ place }] = await world.source.query<{ place: string }[]>(
      'select place from messages where to_user_id = $1 and property_id = $2',
      [agent.id, property.id],
    );
    expect(place).toBe('questions');
  });

  it('an answer, its correction and a refusal are told to the asker', async () => {
    const asker = await aSigner();
    const id = await aQuestion(asker);
    await publish(id, 'Ten years.', { to: 'asker' });
    await tell('question.answered', id);
    expect(await mailsTo(asker)).toMatchObject([
      { kind: 'question-answered', subject: `Your question about ${property.name} was answered` },
    ]);
    expect((await mailsTo(asker))[0].text).toContain('Ten years.');
    await publish(id, 'Twelve years.');
    await tell('question.answered', id);
    const [corrected] = await mailsTo(asker);
    expect(corrected.subject).toBe(`The answer to your question about ${property.name} was corrected`);
    expect([corrected.text.includes('Twelve years.'), corrected.text.includes('Ten years.')]).toEqual([true, false]);
    await tell('question.declined', await aQuestion(asker, { state: 'declined' }));
    const [declined] = await mailsTo(asker);
    expect(declined.subject).toBe(`Your question about ${property.name} was declined`);
    expect(declined.text).toContain('Nobody knows');
    expect(await mailsTo(asker)).toHaveLength(3);
  });

  it('[BEYA-109] nothing is told to an asker whose access has ended', async () => {
    const asker = await aSigner();
    const id = await aQuestion(asker);
    await publish(id, 'Ten years.');
    await world.source.query(`update nda_access set state = 'revoked' where user_id = $1`, [asker.id]);
    await tell('question.answered', id);
    expect(await mailsTo(asker)).toEqual([]);
  });

  it('[BEYA-106] a day of answers is one mail to each signer, without who asked', async () => {
    const [asker, signer] = [await aSigner(), await aSigner()];
    const elsewhere = await aListing();
    await aSignedNda(world.source, elsewhere, signer.id);
    await world.source.query(`update nda_access set created_at = '2030-01-01' where user_id = $1`, [signer.id]);
    for (const [listing, answer] of [
      [property, 'Ten years.'],
      [property, 'No.'],
      [elsewhere, 'Perhaps.'],
    ] as const) {
      await publish(await aQuestion(asker, { text: 'I, Zephyrine, ask', listing }), answer);
    }
    await publish(await aQuestion(asker), 'For the asker alone', { to: 'asker' });
    await Promise.all([1, 2, 3].map(() => tellOfAnswers(world.source, ZONE, MORNING)));
    await tellOfAnswers(world.source, ZONE, MORNING);
    const mails = await mailsTo(signer);
    expect(mails.map(({ kind, subject, status }) => [kind, subject, status])).toEqual([
      ['questions-published', 'New answers in the deal room', 'sent'],
    ]);
    for (const text of ['Ten years.', 'No.', 'Perhaps.', 'How old is the roof?', property.name, elsewhere.name]) {
      expect([text, mails[0].text.includes(text)]).toEqual([text, true]);
    }
    // The reader is called the same; nothing else names anybody.
    expect(mails[0].text.replace('Hello Zephyrine Quill,', '')).not.toMatch(/Zephyrine|Quill|Reyes|asker alone/);
    expect(mails[0].text).not.toContain(asker.email);
    expect(await mailsTo(asker)).toEqual([]);
  });

  it('[BEYA-106] a day is told once it is over, and the next day again', async () => {
    const [asker, signer] = [await aSigner(), await aSigner()];
    const id = await aQuestion(asker);
    await publish(id, 'Ten years.', { at: '2030-03-05T18:00:00Z' });
    // Still the same day in Denver, then before seven on the next.
    for (const early of ['2030-03-06T06:00:00Z', '2030-03-06T13:59:00Z']) {
      await tellOfAnswers(world.source, ZONE, new Date(early));
      expect(await mailsTo(signer)).toEqual([]);
    }
    await tellOfAnswers(world.source, ZONE, MORNING);
    expect(await kindsTo(signer)).toEqual(['questions-published']);
    await publish(id, 'Twelve years.', { at: '2030-03-06T18:00:00Z' });
    await tellOfAnswers(world.source, ZONE, MORNING);
    expect(await kindsTo(signer)).toHaveLength(1);
    await tellOfAnswers(world.source, ZONE, new Date(MORNING.getTime() + DAY));
    const [mail] = await mailsTo(signer);
    expect([mail.text.includes('Twelve years.'), mail.text.includes('Ten years.')]).toEqual([true, false]);
    expect(await kindsTo(signer)).toHaveLength(2);
    // Whoever was away for long is told of nothing old.
    const late = await aSigner();
    await tellOfAnswers(world.source, ZONE, new Date(MORNING.getTime() + 30 * DAY));
    expect(await mailsTo(late)).toEqual([]);
  });

  it('[BEYA-113] it goes to those alone who read the answers now', async () => {
    const asker = await aSigner();
    const documentId = (await aDocument(world.source, property.id, 1)).id;
    await world.source.query('update documents set tier = 2 where id = $1', [documentId]);
    const id = await aQuestion(asker, { tier: 1 });
    await world.source.query('update questions set document_id = $2 where id = $1', [id, documentId]);
    await publish(id, 'Ten years.');
    const people: Record<string, User> = {};
    const changes = {
      qualified: 'tier = 2',
      signed: 'tier = 1',
      pending: `tier = 2, state = 'pending'`,
      declined: `tier = 2, state = 'declined'`,
      revoked: `tier = 2, state = 'revoked'`,
      ended: 'tier = 2, expires_at = now()',
      later: `tier = 2, created_at = '2030-03-05T19:00:00Z'`,
    };
    for (const [name, change] of Object.entries(changes)) {
      people[name] = await aSigner();
      await world.source.query(`update nda_access set ${change} where user_id = $1`, [people[name].id]);
    }
    await tellOfAnswers(world.source, ZONE, MORNING);
    const told: string[] = [];
    for (const [name, person] of Object.entries(people)) {
      told.push(...(await kindsTo(person)).map((kind) => `${name}: ${kind}`));
    }
    expect(told).toEqual(['qualified: questions-published']);
  });

  it('[BEYA-109] what is told is looked at again when it is mailed', async () => {
    const [asker, signer] = [await aSigner(), await aSigner()];
    await publish(await aQuestion(asker), 'Ten years.');
    const digestId = await idOf(`insert into question_digests (user_id, day) values ($1, '2030-03-05')`, [signer.id]);
    await world.source.query('update properties set active = false where id = $1', [property.id]);
    await world.tell('questions.published', { digestId, userId: signer.id });
    expect(await mailsTo(signer)).toEqual([]);
    await world.source.query('update properties set active = true where id = $1', [property.id]);
    await world.tell('questions.published', { digestId, userId: signer.id });
    expect(await kindsTo(signer)).toEqual(['questions-published']);
  });

  it('more answers than a mail shows are counted in it', async () => {
    const [asker, signer] = [await aSigner(), await aSigner()];
    for (let n = 1; n <= 12; n += 1) {
      await publish(await aQuestion(asker), `Answer ${n}.`);
    }
    await tellOfAnswers(world.source, ZONE, MORNING);
    const [{ text }] = await mailsTo(signer);
    expect([text.includes('12 questions were'), text.includes('Answer 10.'), text.includes('Answer 11.')]).toEqual([
      ...[true, true],
      false,
    ]);
    expect(text).toContain('2 more are on the pages of the properties.');
  });
});
