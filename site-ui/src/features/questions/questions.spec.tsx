import type { PropertyProfileDto, ReaderQuestionDto, ReaderQuestionsDto } from '@stowbridge/api';
import { TOO_MANY_QUESTIONS } from '@stowbridge/contract/questions';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve, type Replies } from '../../../test/api-double';
import { aDocument, aProfile, signedInAs } from '../../../test/fixtures';
import { renderAt } from '../../../test/render-page';
import { Toast } from '../../components/toast';
import { PropertyScreen } from '../../pages/property-screen';
import { openFormThere } from '../../session/left-page';

const QUESTIONS = 'GET /api/v1/me/properties/7/questions';
const ASK = 'POST /api/v1/me/properties/7/questions';
const theirs: ReaderQuestionDto = {
  id: 3,
  documentId: 1,
  documentName: 'Rent roll 1.pdf',
  documentVersion: 2,
  page: 4,
  question: 'Is the roof still under warranty?',
  yours: false,
  state: 'answered',
  createdAt: '2026-11-20T12:00:00Z',
  answer: 'Yes, until 2031.',
  answeredAt: '2026-11-21T12:00:00Z',
  reason: null,
};
const own: ReaderQuestionDto = {
  ...theirs,
  id: 4,
  documentId: null,
  documentName: null,
  page: null,
  question: 'Who pays the taxes?',
  yours: true,
  state: 'open',
  answer: null,
  answeredAt: null,
};
const read = (questions: ReaderQuestionDto[] = [], change: Partial<ReaderQuestionsDto> = {}): ReaderQuestionsDto => ({
  questionsUntil: null,
  closed: null,
  questions,
  ...change,
});
const problem = (status: number, detail: string) => ({
  status,
  body: { title: 'Refused', status, detail },
  type: 'application/problem+json',
});

const reader: Partial<PropertyProfileDto> = { BuyerStoreNDAID: 77, Documents: [aDocument(1), aDocument(2)] };

function show(answer: ReaderQuestionsDto, { more = {} as Replies, path = '/property/7/x/', change = reader } = {}) {
  signedInAs('Buyer');
  const calls = serve({ [QUESTIONS]: { body: answer }, ...more });
  const page = (
    <>
      <PropertyScreen loaded={{ profile: aProfile(change), offices: [], viewer: 9 }} />
      <Toast />
    </>
  );
  return { calls, ...renderAt(page, { path }) };
}
const section = () => within(screen.getByRole('region', { name: 'Questions' }));
const openForm = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Ask a question' }));
  return within(screen.getByRole('dialog', { name: 'Ask a question' }));
};

describe('questions about a property', () => {
  it('[BEYA-106] shows what was answered for all without a name, and one’s own as yours with their state', async () => {
    show(read([own, theirs]));
    await screen.findByText('Who pays the taxes?');
    expect(
      section()
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Openyours11/20/2026Who pays the taxes?',
      'Rent roll 1.pdf, page 411/20/2026Is the roof still under warranty?Answer11/21/2026Yes, until 2031.',
    ]);
  });

  it('says why one’s own was declined', async () => {
    show(read([{ ...own, state: 'declined', reason: 'The seller does not share this.' }]));
    expect(await section().findByRole('listitem')).toHaveTextContent(
      'Declinedyours11/20/2026Who pays the taxes?ReasonThe seller does not share this.',
    );
  });

  it('[BEYA-115] shows HTML in a question and its answer as text', async () => {
    const html = '<img src=x onerror="alert(1)"><b>bold</b>';
    show(read([{ ...theirs, question: html, answer: `${html}!`, documentName: '<i>Rent</i>.pdf' }]));
    expect(await screen.findByText(html)).toBeInTheDocument();
    expect(screen.getByText(`${html}!`)).toBeInTheDocument();
    expect(screen.getByText('<i>Rent</i>.pdf, page 4')).toBeInTheDocument();
    expect(section().queryByRole('img')).not.toBeInTheDocument();
  });

  it('shows ten at a time', async () => {
    show(read(Array.from({ length: 13 }, (_, index) => ({ ...theirs, id: index + 1 }))));
    await waitFor(() => expect(section().getAllByRole('listitem')).toHaveLength(10));
    await userEvent.click(section().getByRole('button', { name: 'Page 2' }));
    expect(section().getAllByRole('listitem')).toHaveLength(3);
  });

  it('says that it is loading, that there are none, and what went wrong, with another try', async () => {
    let fails = true;
    const { calls } = show(read(), {
      more: { [QUESTIONS]: () => (fails ? problem(503, 'Not now.') : { body: read() }) },
    });
    expect(section().getByRole('status')).toHaveTextContent('Loading');
    expect(await section().findByRole('alert')).toHaveTextContent('Not now.');
    fails = false;
    await userEvent.click(section().getByRole('button', { name: 'Try again' }));
    expect(await section().findByText(/^Your questions stand here/)).toBeInTheDocument();
    expect(calls.filter(({ path }) => path.includes('/questions'))).toHaveLength(2);
  });

  it.each([
    ['has not signed', {}],
    ['waits for a decision', { ...reader, Access: 'pending' as const }],
    ['has lost access', { ...reader, Access: 'ended' as const }],
  ])('[BEYA-109, BEYA-112] is not there for who %s, and asks the server nothing', (_who, change) => {
    const { calls } = show(read([theirs]), { change });
    expect(screen.getByRole('region', { name: 'Documents' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Questions' })).not.toBeInTheDocument();
    expect(calls.filter(({ path }) => path.includes('questions'))).toEqual([]);
  });

  it.each(['Seller', 'Admin'] as const)('[BEYA-112] is not there for the %s of the property', (role) => {
    signedInAs(role);
    const calls = serve({});
    renderAt(<PropertyScreen loaded={{ profile: aProfile({ SellerID: 9 }), offices: [], viewer: 9 }} />);
    expect(screen.queryByRole('region', { name: 'Questions' })).not.toBeInTheDocument();
    expect(calls.filter(({ path }) => path.includes('questions'))).toEqual([]);
  });

  it('[BEYA-102] asks about a page of a document, and shows the question without another page', async () => {
    const stored: ReaderQuestionDto[] = [];
    const { calls, reloads } = show(read(), {
      more: {
        [QUESTIONS]: () => ({ body: read([...stored]) }),
        [ASK]: () => {
          stored.push({ ...own, documentName: 'Rent roll 2.pdf', page: 4 });
          return { status: 201, body: stored[0] };
        },
      },
    });
    const form = await openForm();
    expect(form.queryByLabelText(/^Page/)).not.toBeInTheDocument();
    await userEvent.selectOptions(form.getByLabelText('About'), 'Rent roll 2.pdf');
    await userEvent.type(form.getByLabelText(/^Page/), '4');
    await userEvent.type(form.getByLabelText('Question'), 'Who pays the taxes?');
    await userEvent.click(form.getByRole('button', { name: 'Send question' }));
    expect(await screen.findByText('Your question was sent.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(section().getByRole('listitem')).toHaveTextContent('OpenyoursRent roll 2.pdf, page 4');
    const [asked] = calls.filter(({ method }) => method === 'POST');
    expect(asked?.body).toEqual({ text: 'Who pays the taxes?', documentId: 2, page: 4 });
    expect(asked?.key).toBeTruthy();
    expect(reloads()).toBe(0);
  });

  it('asks about the property without a document', async () => {
    const { calls } = show(read(), { more: { [ASK]: { status: 201, body: own } } });
    const form = await openForm();
    await userEvent.type(form.getByLabelText('Question'), 'New?');
    await userEvent.click(form.getByRole('button', { name: 'Send question' }));
    await screen.findByText('Your question was sent.');
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ text: 'New?' });
  });

  it('[BEYA-114] sends neither nothing nor a page that is none, and counts up to 2,000 characters', async () => {
    const { calls } = show(read());
    const form = await openForm();
    const question = form.getByLabelText('Question');
    expect(question).toHaveAttribute('maxLength', '2000');
    expect(form.getByText('0 of 2,000 characters')).toHaveAttribute('aria-live', 'off');
    await userEvent.selectOptions(form.getByLabelText('About'), 'Rent roll 1.pdf');
    for (const page of ['0', 'iv', '100001']) {
      await userEvent.clear(form.getByLabelText(/^Page/));
      await userEvent.type(form.getByLabelText(/^Page/), page);
      await userEvent.click(form.getByRole('button', { name: 'Send question' }));
      expect(form.getByLabelText(/^Page/)).toHaveAccessibleDescription('The page is a number from 1');
      expect(question).toHaveAccessibleDescription(/Please enter your question$/);
    }
    fireEvent.input(question, { target: { value: 'x'.repeat(2001) } });
    expect(form.getByText('2,001 of 2,000 characters')).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(form.getByRole('button', { name: 'Send question' }));
    expect(question).toHaveAccessibleDescription(/Question must be at most 2000 characters$/);
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it.each([
    ['BEYA-110', 409, TOO_MANY_QUESTIONS, 'Question'],
    ['BEYA-111', 409, 'Questions could be asked until 11/25/2026.', 'Question'],
    ['BEYA-113', 404, 'The document was not found.', 'About'],
  ])('[%s] a refusal with %i stands at its field, and what was typed stays', async (_id, status, text, field) => {
    show(read(), { more: { [ASK]: problem(status, text) } });
    const form = await openForm();
    await userEvent.type(form.getByLabelText('Question'), 'Is the roof new?');
    await userEvent.click(form.getByRole('button', { name: 'Send question' }));
    expect(await form.findByRole('alert')).toHaveTextContent(text);
    expect(form.getByLabelText(field)).toBeInvalid();
    expect(form.getByLabelText(field)).toHaveAccessibleDescription(new RegExp(`${text}$`));
    expect(form.getByLabelText('Question')).toHaveValue('Is the roof new?');
  });

  it('[BEYA-111] names the last day, and is closed after it', async () => {
    show(read([], { questionsUntil: '2026-12-01' }));
    expect(await screen.findByText('Questions can be asked until 12/01/2026.')).toBeInTheDocument();
    cleanup();
    const closed = 'Questions could be asked until 12/01/2026.';
    show(read([theirs], { questionsUntil: '2026-12-01', closed }), { path: '/property/7/x/?ask=1' });
    expect(await screen.findByText(closed)).toBeInTheDocument();
    expect(section().getByText(theirs.question)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ask a question' })).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['?ask=2&page=4', 'Rent roll 2.pdf', '4'],
    ['?ask=2&page=0', 'Rent roll 2.pdf', ''],
    ['?ask=99&page=4', 'The property', null],
    ['?ask=property', 'The property', null],
  ])('[BEYA-102] an address with %s opens the form about %s', async (query, about, page) => {
    const { visited } = show(read(), { path: `/property/7/x/${query}#questions` });
    const form = within(await screen.findByRole('dialog', { name: 'Ask a question' }));
    expect(form.getByLabelText('About')).toHaveDisplayValue(about);
    expect(form.queryByLabelText<HTMLInputElement>(/^Page/)?.value ?? null).toBe(page);
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(visited).toEqual(['http://localhost/property/7/x/#questions']);
  });

  it('[BEYA-134] leads back to the page of the reader, and to the questions once one is sent', async () => {
    const path = '/property/7/x/?document=2&page=4&ask=2';
    const { visited } = show(read(), { path });
    const form = within(await screen.findByRole('dialog', { name: 'Ask a question' }));
    expect(form.getByLabelText(/^Page/)).toHaveValue('4');
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    expect(visited).toEqual(['http://localhost/property/7/x/?document=2&page=4']);
    cleanup();

    const asked = show(read(), { path, more: { [ASK]: { status: 201, body: own } } });
    const again = within(await screen.findByRole('dialog', { name: 'Ask a question' }));
    await userEvent.type(again.getByLabelText('Question'), 'New?');
    await userEvent.click(again.getByRole('button', { name: 'Send question' }));
    expect(await screen.findByText('Your question was sent.')).toBeInTheDocument();
    expect(asked.visited).toEqual(['http://localhost/property/7/x/#questions']);
  });

  it('[FSITE-04] opens the form again in which somebody was typing, with what they typed and its count', async () => {
    show(read());
    const form = await openForm();
    await userEvent.selectOptions(form.getByLabelText('About'), 'Rent roll 1.pdf');
    await userEvent.type(form.getByLabelText(/^Page/), '12');
    await userEvent.type(form.getByLabelText('Question'), 'Is it dry?');
    cleanup();
    openFormThere('question-7');
    show(read());
    const again = within(await screen.findByRole('dialog', { name: 'Ask a question' }));
    expect(again.getByLabelText('Question')).toHaveValue('Is it dry?');
    expect(again.getByText('10 of 2,000 characters')).toBeInTheDocument();
    await waitFor(() => expect(again.getByLabelText(/^Page/)).toHaveValue('12'));
  });
});
