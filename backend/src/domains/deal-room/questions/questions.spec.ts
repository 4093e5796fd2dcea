import { ANSWER_DAYS } from '@stowbridge/contract/questions';
import type { OfficeDayDto } from '../../../views/analytics/office-dashboard.resource.dto';
import { type Asked, AskingOffice } from '../../../../test/asking-office';
import { aBuyer, aProperty, aSeller } from '../../../../test/builders';
import { changeAccess } from '../../../../test/access';
import { tokenOf } from '../../../../test/tokens';

const dayFrom = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('questions and answers', () => {
  let office: AskingOffice;
  beforeAll(async () => {
    office = await new AskingOffice().open();
  });
  beforeEach(() => office.aProperty());
  afterAll(() => office.app.close());

  const toAnswer = async () => (await office.get('office/day')).json<OfficeDayDto>().questionsToAnswer;
  const ofSeller = async (): Promise<Asked[]> =>
    (await office.get(`me/questions?filter={"propertyId":${office.property.id}}`, office.seller.token)).json<Asked[]>();

  it('[BEYA-102] a question about page 4 of a document is in the pile of the office with document and page', async () => {
    const documentId = await office.aDocument();
    const asker = await office.aBuyer();
    const before = (await toAnswer()).count;
    const answer = await office.ask(asker, { documentId, page: 4 });
    expect([answer.status, answer.json()]).toEqual([
      201,
      expect.objectContaining({
        ...{ documentId, documentName: 'agreement.pdf', documentVersion: 1, page: 4 },
        ...{ question: 'Is the roof new?', yours: true, state: 'open', answer: null },
      }),
    ]);
    const { id } = answer.json<{ id: number }>();
    const pile = await toAnswer();
    expect(pile.count).toBe(before + 1);
    expect(pile.first.find((one) => one.id === id)).toMatchObject({
      ...{ text: 'Is the roof new?', askerName: 'Zephyrine Quill', propertyId: office.property.id },
      ...{ propertyName: office.property.name, documentName: 'agreement.pdf', page: 4 },
    });
    const [{ days }] = await office.app.source.query<{ days: number }[]>(
      'select round(extract(epoch from due_at - created_at) / 86400)::int days from questions where id = $1',
      [id],
    );
    expect(days).toBe(ANSWER_DAYS);
    expect(await office.question(id)).toMatchObject({ documentId, page: 4, askerEmail: asker.email });
    await office.answered(id);
    expect((await toAnswer()).count).toBe(before);
  });

  it('[BEYA-103] a draft of the seller is read by the seller and the office until the office publishes it', async () => {
    const [asker, other] = [await office.aBuyer(), await office.aBuyer()];
    const id = await office.asked(asker);
    const drafted = await office.post(`me/questions/${id}/answers`, { text: 'Since 2019.' }, office.seller.token);
    expect([drafted.status, drafted.json<Asked>().answers]).toEqual([
      201,
      [expect.objectContaining({ version: 1, text: 'Since 2019.', state: 'draft', authorName: 'Leo Marsh' })],
    ]);
    expect((await office.question(id)).answers).toMatchObject([{ text: 'Since 2019.', state: 'draft' }]);
    expect((await ofSeller())[0].answers).toMatchObject([{ text: 'Since 2019.' }]);
    for (const reader of [asker, other]) {
      expect((await office.read(reader)).text).not.toContain('Since 2019.');
    }
    for (const token of [asker.token, office.seller.token]) {
      expect((await office.publish(id, 1, {}, token)).status).toBe(403);
    }
    expect((await office.publish(id, 1)).status).toBe(200);
    expect(await office.questionsOf(asker)).toMatchObject([{ answer: 'Since 2019.' }]);
    expect(await office.questionsOf(other)).toMatchObject([{ answer: 'Since 2019.' }]);
  });

  it('[BEYA-103] another seller can neither read nor draft', async () => {
    const id = await office.asked(await office.aBuyer());
    const token = await tokenOf(office.app, (await aSeller(office.app.source)).id);
    expect((await office.post(`me/questions/${id}/answers`, { text: 'x' }, token)).status).toBe(404);
    expect((await office.get('me/questions', token)).json()).toEqual([]);
    expect((await office.question(id)).answers).toEqual([]);
  });

  it('[BEYA-104] [BEYA-106] all read the wording of the office without asker, the asker reads their own', async () => {
    const [asker, other] = [await office.aBuyer(), await office.aBuyer(1, 'Other')];
    const id = await office.asked(asker, { text: 'I, Zephyrine, ask: is the roof new?' });
    const version = await office.draft(id, 'Ten years.');
    const without = await office.publish(id, version, { question: undefined });
    expect(office.problem(without)).toEqual([422, 'Please enter the question as all read it']);
    expect((await office.publish(id, version)).status).toBe(200);
    expect(await office.questionsOf(asker)).toMatchObject([
      { id, question: 'I, Zephyrine, ask: is the roof new?', yours: true, answer: 'Ten years.' },
    ]);
    const { text } = await office.read(other);
    expect(await office.questionsOf(other)).toMatchObject([
      { id, question: 'How old is the roof?', yours: false, answer: 'Ten years.' },
    ]);
    expect(text).not.toMatch(/Zephyrine|Quill|Ana|Reyes|asker/);
    expect(text).not.toContain(asker.email);
  });

  it('[BEYA-104] what is published to the asker is read by nobody else, and needs no wording', async () => {
    const [asker, other] = [await office.aBuyer(), await office.aBuyer()];
    const id = await office.asked(asker);
    await office.answered(id, 'Yes.', { to: 'asker', question: undefined });
    expect(await office.questionsOf(asker)).toMatchObject([{ answer: 'Yes.', state: 'answered' }]);
    expect(await office.questionsOf(other)).toEqual([]);
    await office.answered(id, 'Yes, for all.');
    expect(await office.questionsOf(other)).toMatchObject([{ answer: 'Yes, for all.' }]);
    const fewer = await office.publish(id, await office.draft(id, 'No.'), { to: 'asker' });
    expect(office.problem(fewer)).toEqual([422, 'This answer was published to all; so is its correction.']);
  });

  it('[BEYA-105] a wording or an answer with the name, company or e-mail of the asker needs to be confirmed', async () => {
    const asker = await office.aBuyer();
    const id = await office.asked(asker);
    const version = await office.draft(id, 'Ten years.');
    const warned: [string, string][] = [
      ['Mr. QUILL asks', 'Quill'],
      ['quillfeather holdings asks', 'Quillfeather Holdings, LLC'],
      [`Write to ${asker.email}`, asker.email],
    ];
    for (const [question, found] of warned) {
      const answer = await office.publish(id, version, { question });
      expect([answer.status, answer.json<{ errors: object[] }>().errors]).toEqual([
        422,
        [{ field: 'confirmed', code: 'invalid', message: expect.stringContaining(found) }],
      ]);
    }
    expect((await office.question(id)).state).toBe('open');
    expect((await office.publish(id, version, { question: 'Mr. Quill asks', confirmed: true })).status).toBe(200);
    const inAnswer = await office.publish(id, await office.draft(id, 'Dear Zephyrine, ten years.'));
    expect(inAnswer.status).toBe(422);
  });

  it('[BEYA-107] a correction is a further version: pages show the newest, the office has all', async () => {
    const [asker, other] = [await office.aBuyer(), await office.aBuyer()];
    const id = await office.asked(asker);
    await office.answered(id, 'Ten years.');
    await office.draft(id, 'Twelve years.');
    expect(await office.questionsOf(other)).toMatchObject([{ answer: 'Ten years.' }]);
    expect((await office.publish(id, 3)).status).toBe(200);
    expect(await office.questionsOf(other)).toMatchObject([{ answer: 'Twelve years.' }]);
    expect(await office.questionsOf(asker)).toMatchObject([{ answer: 'Twelve years.' }]);
    expect((await office.question(id)).answers.map(({ version, text, state }) => [version, text, state])).toEqual([
      [1, 'Ten years.', 'draft'],
      [2, 'Ten years.', 'published'],
      [3, 'Twelve years.', 'draft'],
      [4, 'Twelve years.', 'published'],
    ]);
    await expect(office.app.source.query('update answers set text = $1', ['x'])).rejects.toThrow();
    await expect(office.app.source.query('delete from answers')).rejects.toThrow();
  });

  it('[BEYA-107] of two who publish at once one wins, and who has not read the newest draft is refused', async () => {
    const bea = await office.anAdmin('Bea', 'Stone');
    const id = await office.asked(await office.aBuyer());
    const version = await office.draft(id, 'Ten years.');
    const answers = await Promise.all(
      [office.admin, bea.token, office.admin, bea.token].map((token) => office.publish(id, version, {}, token)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.text).toMatch(
      /(Ana Reyes|Bea Stone) has published this already\./,
    );
    expect((await office.question(id)).answers).toHaveLength(2);
    await office.draft(id, 'Eleven.');
    await office.draft(id, 'Twelve.');
    expect(office.problem(await office.publish(id, 3))).toEqual([
      409,
      'Ana Reyes has written a newer draft. Please read it first.',
    ]);
  });

  it('[BEYA-107] drafts that are written at once get versions of their own', async () => {
    const id = await office.asked(await office.aBuyer());
    await Promise.all(Array.from({ length: 8 }, (_, n) => office.draft(id, `Draft ${n}`)));
    expect((await office.question(id)).answers.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('[BEYA-109] an access that ended closes the view of the asker; the office keeps everything', async () => {
    const asker = await office.aBuyer();
    const id = await office.asked(asker);
    await office.answered(id);
    await changeAccess(office.app, office.property.id, asker.id, { state: 'revoked' });
    const [read, asked] = [await office.read(asker), await office.ask(asker)];
    expect([read.status, asked.status]).toEqual([403, 403]);
    expect(read.text).not.toContain('roof');
    expect(await office.question(id)).toMatchObject({ text: 'Is the roof new?', state: 'answered' });
    await changeAccess(office.app, office.property.id, asker.id, {
      state: 'open',
      expiresAt: new Date(Date.now() - 1000),
    });
    expect((await office.read(asker)).status).toBe(403);
  });

  it('[BEYA-110] the eleventh open question is refused, also of those that are asked at once', async () => {
    const asker = await office.aBuyer();
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, n) => office.ask(asker, { text: `Question ${n}` })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(office.problem(answers.find(({ status }) => status !== 201) ?? answers[0])).toEqual([
      409,
      'Please wait for the answers to your ten open questions.',
    ]);
    expect((await office.read(asker)).json()).toMatchObject({
      closed: 'Please wait for the answers to your ten open questions.',
    });
    const [{ id }] = await office.questionsOf(asker);
    await office.answered(id);
    expect((await office.ask(asker)).status).toBe(201);
    expect((await office.ask(await office.aBuyer())).status).toBe(201);
  });

  it('[BEYA-111] after the last day asking is refused by its date; on that day it is not', async () => {
    await office.aProperty({ questionsUntil: '2026-01-31' });
    const asker = await office.aBuyer();
    expect(office.problem(await office.ask(asker))).toEqual([409, 'Questions could be asked until 01/31/2026.']);
    expect((await office.read(asker)).json()).toEqual({
      questionsUntil: '2026-01-31',
      closed: 'Questions could be asked until 01/31/2026.',
      questions: [],
    });
    await office.app.source.query('update properties set questions_until = $2 where id = $1', [
      office.property.id,
      dayFrom(1),
    ]);
    expect((await office.ask(asker)).status).toBe(201);
    expect((await office.read(asker)).json()).toMatchObject({ questionsUntil: dayFrom(1), closed: null });
  });

  it('[BEYA-112] without access nothing is told but that there is none', async () => {
    const asker = await office.aBuyer();
    const refused = async () => {
      const answers = [];
      for (const tier of [0, 1] as const) {
        const buyer = await office.aBuyer(tier);
        if (tier) {
          await changeAccess(office.app, office.property.id, buyer.id, { state: 'pending' });
        }
        for (const answer of [await office.read(buyer), await office.ask(buyer)]) {
          answers.push(office.problem(answer));
        }
      }
      return answers;
    };
    const without = await refused();
    await office.answered(await office.asked(asker));
    expect(await refused()).toEqual(without);
    expect(without).toEqual(
      Array.from({ length: 4 }, () => [403, 'You need to sign the NDA in order to ask questions.']),
    );
    const stranger = await aBuyer(office.app.source);
    const hidden = await aProperty(office.app.source, { active: false });
    const token = await tokenOf(office.app, stranger.id);
    expect((await office.get(`me/properties/${hidden.id}/questions`, token)).status).toBe(404);
    expect((await office.get(`me/properties/${hidden.id}/questions`, '')).status).toBe(401);
  });

  it('[BEYA-106] the owning seller reads askers as the property says', async () => {
    await office.asked(await office.aBuyer());
    expect(await ofSeller()).toMatchObject([
      { askerName: 'Zephyrine Quill', askerCompany: 'Quillfeather Holdings, LLC' },
    ]);
    await office.app.source.query('update properties set seller_sees_names = false where id = $1', [
      office.property.id,
    ]);
    const [question] = await ofSeller();
    expect(question).toMatchObject({ text: 'Is the roof new?', askerName: null, askerCompany: null });
    expect(JSON.stringify(question)).not.toMatch(/Quill|example\.com/);
  });

  it('a question is declined once, with a reason that its asker alone reads', async () => {
    const [asker, other] = [await office.aBuyer(), await office.aBuyer()];
    const id = await office.asked(asker);
    await office.draft(id, 'Ten years.');
    const declined = await office.post(`questions/${id}/decline`, { reason: 'The seller does not say.' });
    expect([declined.status, declined.json()]).toEqual([
      200,
      expect.objectContaining({ state: 'declined', declineReason: 'The seller does not say.' }),
    ]);
    expect(await office.questionsOf(asker)).toMatchObject([{ state: 'declined', reason: 'The seller does not say.' }]);
    expect(await office.questionsOf(other)).toEqual([]);
    for (const answer of [
      await office.post(`questions/${id}/decline`, {}),
      await office.publish(id, 1),
      await office.post(`questions/${id}/answers`, { text: 'After all' }),
    ]) {
      expect(office.problem(answer)).toEqual([409, 'This question is declined.']);
    }
  });
});
