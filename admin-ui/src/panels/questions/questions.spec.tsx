import type { QuestionDto } from '@stowbridge/api';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toasts } from '../../layout/toasts';
import type { Property } from '../../records/property';
import { fakeApi, type Call } from '../../test/fake-api';
import { lookups } from '../../test/lookups';
import { aProperty } from '../../test/properties';
import { anAnswer, aPublished, aQuestion } from '../../test/questions';
import { Screen } from '../../test/screen';
import { QuestionsPanel } from './questions-panel';

interface Given {
  /** The address below that of the property. */
  at?: string;
  property?: Partial<Property>;
  /** What the question has become after the first thing that was done. */
  after?: QuestionDto;
  /** In the place of that. */
  refused?: { status: number; detail: string };
  listed?: QuestionDto[];
  /** Of the answer to a download. */
  files?: number;
}

/** The panel of property 31; question 3 is the first of those that are listed. */
function open(
  question: QuestionDto,
  { at = '', property = {}, after, refused, listed = [question], files = 200 }: Given = {},
): Call[] {
  let stands = question;
  const calls = fakeApi([
    [/GET .*v1\/lookups/, () => ({ json: lookups })],
    [/GET .*v1\/questions\/3$/, () => ({ json: stands })],
    [/GET .*v1\/questions\/\d+$/, () => ({ status: 404, json: { title: 'Not Found', detail: 'No such question.' } })],
    [
      /GET .*v1\/questions\?/,
      () => ({ json: [stands, ...listed.slice(1)], headers: { 'content-range': `questions 0-9/${listed.length}` } }),
    ],
    [
      /POST .*v1\/questions\/3\//,
      () => {
        stands = after ?? stands;
        return refused
          ? { status: refused.status, json: { title: 'Refused', ...refused } }
          : { status: 201, json: stands };
      },
    ],
    [
      /GET .*v1\/properties\/31\/questions\/(spreadsheet|pdf)$/,
      () => ({ status: files, text: 'Try again in an hour.' }),
    ],
    [/GET .*home\/document\/link\/41$/, () => ({ json: { Url: '/StoreDocuments/a1.pdf?token=t' } })],
  ]);
  render(
    <Screen at={`/admin/property/31${at}`}>
      <QuestionsPanel property={aProperty(31, property)} />
      <Toasts />
    </Screen>,
  );
  return calls;
}

const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const record = async () => within(await screen.findByRole('dialog', { name: 'Question of Nia Hart' }));
const press = async (scope: Pick<typeof screen, 'findByRole'>, name: string) =>
  userEvent.click(await scope.findByRole('button', { name }));
const sent = (calls: Call[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path.replace('/api/v1/', ''), body]);
const refetched = (calls: Call[]) => {
  const last = calls.findLastIndex(({ method }) => method === 'POST');
  return calls.slice(last).some(({ path }) => path.endsWith('/questions/3'));
};

const draft = aQuestion({ answers: [anAnswer(1)] });
const answered = aQuestion({ state: 'answered', answers: [anAnswer(1), aPublished(2)] });

describe('the questions about a property', () => {
  it('[BEYA-102] are listed with who asked, document and page, due and state', async () => {
    const calls = open(draft, {
      listed: [
        draft,
        aQuestion({ id: 4, text: 'Old one', dueAt: '2026-10-04T18:00:00Z', documentName: null, documentId: null }),
        aQuestion({ id: 5, text: 'Gone', documentId: null, state: 'answered', askerCompany: null, page: null }),
      ],
    });
    const cells = async (name: RegExp) => (await row(name)).getAllByRole('cell').map(({ textContent }) => textContent);
    expect(await cells(/is the roof new/)).toEqual([
      'Nia Hart asks: is the roof new?Survey.pdf, page 4',
      'Nia HartHartwell Storage, LLC',
      '10/2/26',
      '10/4/99',
      'OpenDraft by Leo Marsh',
    ]);
    expect(await cells(/Old one/)).toEqual([
      'Old one',
      'Nia HartHartwell Storage, LLC',
      '10/2/26',
      '10/4/26overdue',
      'Open',
    ]);
    expect(await cells(/Gone/)).toEqual(['GoneSurvey.pdf deleted', 'Nia Hart', '10/2/26', '–', 'Answered']);
    expect(screen.getByRole('region', { name: 'Questions (3)' })).not.toHaveTextContent(/until/);
    expect(screen.getAllByRole('link', { name: 'Nia Hart' })[0]).toHaveAttribute('href', '/viewbuyer/20');

    const tab = { location: { href: '' }, close: jest.fn() };
    jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    await press(await row(/is the roof new/), 'View Survey.pdf, page 4 in a new tab');
    await waitFor(() => expect(tab.location.href).toBe('/StoreDocuments/a1.pdf?token=t#page=4'));

    await userEvent.click(screen.getByRole('combobox', { name: 'State of the questions' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Declined' }));
    await waitFor(() =>
      expect(decodeURIComponent(calls.findLast(({ path }) => path.includes('/questions?'))?.path ?? '')).toContain(
        'filter={"propertyId":31,"state":"declined"}',
      ),
    );
  });

  it('say until when buyers can ask, and what will be here', async () => {
    open(draft, { listed: [], property: { questionsUntil: '2099-12-01' } });
    expect(await screen.findByText('Buyers can ask until Dec 1, 2099.')).toBeInTheDocument();
  });

  it('[BEYA-111] say that nothing can be asked any more', async () => {
    open(draft, { property: { questionsUntil: '2020-12-01' } });
    expect(await screen.findByText('Questions could be asked until 12/01/2020.')).toBeInTheDocument();
  });

  it('open by an address; one that is not there says so', async () => {
    open(draft, { at: '/questions/9' });
    expect(
      await within(await screen.findByRole('dialog')).findByText('This question could not be opened.'),
    ).toBeInTheDocument();
  });
});

describe('the files of all questions', () => {
  it.each([
    ['Excel', 'spreadsheet', 'questions.xlsx'],
    ['PDF', 'pdf', 'questions.pdf'],
  ])('[BEYA-108] %s is saved', async (button, path, name) => {
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:1';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const calls = open(draft);
    await press(screen, button);
    await waitFor(() => expect(saved).toEqual([name]));
    expect(calls.map((call) => call.path)).toContain(`/api/v1/properties/31/questions/${path}`);
  });

  it('[ERR-04] says why there is none', async () => {
    open(draft, { files: 429 });
    await press(screen, 'PDF');
    expect(await screen.findByText('Try again in an hour.')).toBeInTheDocument();
  });
});

describe('a question', () => {
  it.each<[string, QuestionDto, string[], string[]]>([
    [
      'open',
      aQuestion(),
      ['Nobody has written an answer yet.', 'CompanyHartwell Storage, LLC', 'Version read1'],
      ['Write answer', 'Decline'],
    ],
    [
      'drafted',
      draft,
      ['Version 1, draftLeo Marsh, Oct 3, 2026', 'Ten years.'],
      ['Publish to all', 'Publish to asker', 'Edit draft', 'Decline'],
    ],
    [
      'answered',
      answered,
      ['Version 2, published to: All signersLeo Marsh', 'How old is the roof?Ten years.Version 1, draft'],
      ['Correct answer'],
    ],
    [
      'being corrected',
      { ...answered, answers: [...answered.answers, anAnswer(3)] },
      ['Version 3, draft'],
      ['Publish to all', 'Edit draft'],
    ],
    [
      'declined',
      aQuestion({ state: 'declined', declinedAt: '2026-10-05T18:00:00Z', declineReason: 'Not ours.' }),
      ['DeclinedOct 5, 2026', 'ReasonNot ours.'],
      [],
    ],
  ])('[BEYA-107] is shown with its versions and what can be done: %s', async (_case, question, texts, acts) => {
    open(question, { at: '/questions/3' });
    const dialog = await record();
    const content = screen.getByRole('dialog');
    for (const text of texts) {
      expect(content).toHaveTextContent(text);
    }
    expect(
      dialog
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
        .filter((text) => text && !/Survey/.test(text)),
    ).toEqual(acts);
  });

  it('[BEYA-115] is shown as it was written, markup included', async () => {
    open(aQuestion({ text: '<b>Bold</b> & <script>x</script>' }), { at: '/questions/3' });
    expect((await record()).getByText('<b>Bold</b> & <script>x</script>')).toBeInTheDocument();
  });

  it('[BEYA-103] gets a draft, which can be published then', async () => {
    const calls = open(aQuestion(), { after: draft });
    await press(await row(/is the roof new/), 'Nia Hart asks: is the roof new?');
    await press(await record(), 'Write answer');
    const form = within(await screen.findByRole('dialog', { name: 'Answer' }));
    await press(form, 'Save draft');
    expect(await form.findByText('Please enter the answer')).toBeInTheDocument();
    await userEvent.type(form.getByLabelText(/^Answer/), ' Ten years. ');
    await press(form, 'Save draft');
    expect(await screen.findByText('The draft is saved. It can be published now.')).toBeInTheDocument();
    expect(sent(calls)).toEqual([['questions/3/answers', { text: 'Ten years.' }]]);
    expect(await (await record()).findByRole('button', { name: 'Publish to all' })).toBeInTheDocument();
  });

  it('[BEYA-107] is corrected from what is published', async () => {
    open(answered, { at: '/questions/3/answer' });
    const form = within(await screen.findByRole('dialog', { name: 'Correct answer' }));
    expect(form.getByLabelText(/^Answer/)).toHaveValue('Ten years.');
  });

  it('[BEYA-104] [BEYA-105] is published to all in a wording that is asked for first, and again where it tells who asked', async () => {
    const calls = open(draft, { at: '/questions/3', after: answered });
    await press(await record(), 'Publish to all');
    const form = within(await screen.findByRole('dialog', { name: 'Publish to all' }));
    const wording = form.getByLabelText(/^The question as all read it/);
    expect(wording).toHaveValue('Nia Hart asks: is the roof new?');
    await press(form, 'Publish');
    const warning = within(await screen.findByRole('alertdialog', { name: 'Publish to all' }));
    expect(
      warning.getByText('This would tell who asked: Nia, Hart. Please confirm, or change the wording.'),
    ).toBeInTheDocument();
    await press(warning, 'Cancel');
    expect(sent(calls)).toEqual([]);

    await userEvent.clear(wording);
    await userEvent.type(wording, 'How old is the roof?');
    await press(form, 'Publish');
    expect(await screen.findByText('The answer is published to all.')).toBeInTheDocument();
    expect(sent(calls)).toEqual([
      ['questions/3/publish', { version: 1, to: 'all', question: 'How old is the roof?', confirmed: false }],
    ]);
    expect(await (await record()).findByRole('button', { name: 'Correct answer' })).toBeInTheDocument();
  });

  it.each([
    ['the wording', draft, ' Does Hartwell Storage get it? '],
    ['the answer', aQuestion({ answers: [anAnswer(1, { text: 'As we wrote to nia@example.com.' })] }), 'And the roof?'],
  ])('[BEYA-105] is published although %s tells who asked, when that is confirmed', async (_what, question, typed) => {
    const calls = open(question, { at: '/questions/3/publish' });
    const form = within(await screen.findByRole('dialog', { name: 'Publish to all' }));
    const wording = await form.findByLabelText(/^The question as all read it/);
    await userEvent.clear(wording);
    await userEvent.type(wording, typed);
    await press(form, 'Publish');
    await press(within(await screen.findByRole('alertdialog')), 'Publish anyway');
    await waitFor(() =>
      expect(sent(calls)).toEqual([
        ['questions/3/publish', { version: 1, to: 'all', question: typed.trim(), confirmed: true }],
      ]),
    );
  });

  it('[BEYA-104] needs a wording', async () => {
    open(draft, { at: '/questions/3/publish' });
    const form = within(await screen.findByRole('dialog', { name: 'Publish to all' }));
    await userEvent.clear(await form.findByLabelText(/^The question as all read it/));
    await press(form, 'Publish');
    expect(await form.findByText('Please enter the question as all read it')).toBeInTheDocument();
  });

  it('[BEYA-107] is corrected in the wording that all read', async () => {
    open({ ...answered, answers: [...answered.answers, anAnswer(3)] }, { at: '/questions/3/publish' });
    const form = within(await screen.findByRole('dialog', { name: 'Publish to all' }));
    expect(await form.findByLabelText(/^The question as all read it/)).toHaveValue('How old is the roof?');
  });

  it('is answered to the asker alone', async () => {
    const calls = open(draft, { at: '/questions/3', after: answered });
    await press(await record(), 'Publish to asker');
    const asked = within(await screen.findByRole('alertdialog', { name: 'Publish to asker' }));
    expect(asked.getByText('Ten years.')).toBeInTheDocument();
    await press(asked, 'Publish');
    expect(await screen.findByText('The answer is published to Nia Hart.')).toBeInTheDocument();
    expect(sent(calls)).toEqual([['questions/3/publish', { version: 1, to: 'asker' }]]);
  });

  it('is declined with a reason', async () => {
    const calls = open(aQuestion(), { at: '/questions/3', after: aQuestion({ state: 'declined' }) });
    await press(await record(), 'Decline');
    const asked = within(await screen.findByRole('alertdialog', { name: 'Decline question' }));
    await userEvent.type(asked.getByLabelText('Reason (optional)'), ' The seller does not share this. ');
    await press(asked, 'Decline');
    expect(await screen.findByText('The question is declined.')).toBeInTheDocument();
    expect(sent(calls)).toEqual([['questions/3/decline', { reason: 'The seller does not share this.' }]]);
    await waitFor(async () =>
      expect((await record()).queryByRole('button', { name: 'Decline' })).not.toBeInTheDocument(),
    );
  });

  it.each([
    ['all', 'Publish to all', 'dialog', 'Publish to all'],
    ['the asker', 'Publish to asker', 'alertdialog', 'Publish to asker'],
  ])('shows to whoever publishes to %s too late what is there now', async (_to, button, role, name) => {
    const newer = aQuestion({
      text: 'Is the roof new?',
      answers: [anAnswer(1), anAnswer(2, { authorName: 'Ana Reyes', text: 'Eleven years.' })],
    });
    const detail = 'Ana Reyes has written a newer draft. Please read it first.';
    const calls = open(
      { ...draft, text: 'Is the roof new?' },
      { at: '/questions/3', after: newer, refused: { status: 409, detail } },
    );
    await press(await record(), button);
    const dialog = within(await screen.findByRole(role, { name }));
    await press(dialog, 'Publish');
    expect(await dialog.findByText(detail)).toBeInTheDocument();
    expect(await dialog.findByText('Eleven years.')).toBeInTheDocument();
    expect(refetched(calls)).toBe(true);
    await press(dialog, 'Publish');
    await waitFor(() => expect(sent(calls)).toHaveLength(2));
    expect(sent(calls)[1]).toEqual(['questions/3/publish', expect.objectContaining({ version: 2 })]);
  });

  it('keeps what was typed of an answer that comes too late', async () => {
    const declined = aQuestion({ state: 'declined' });
    const calls = open(aQuestion(), {
      at: '/questions/3/answer',
      after: declined,
      refused: { status: 409, detail: 'This question is declined.' },
    });
    const form = within(await screen.findByRole('dialog', { name: 'Answer' }));
    await userEvent.type(await form.findByLabelText(/^Answer/), 'Ten years.');
    await press(form, 'Save draft');
    expect(await form.findByText('This question is declined.')).toBeInTheDocument();
    expect(form.getByLabelText(/^Answer/)).toHaveValue('Ten years.');
    await waitFor(() => expect(refetched(calls)).toBe(true));
  });

  it('[ERR-08] says why a dialog has nothing to show', async () => {
    open(draft, { at: '/questions/9/publish' });
    const form = within(await screen.findByRole('dialog', { name: 'Publish to all' }));
    expect(await form.findByText('No such question.')).toBeInTheDocument();
    expect(form.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
