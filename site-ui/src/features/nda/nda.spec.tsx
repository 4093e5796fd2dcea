import { CODE_WRONG, CONFIRM_FIRST } from '@stowbridge/contract/email-code';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve, type Replies } from '../../../test/api-double';
import { aProfile, signedInAs } from '../../../test/fixtures';
import { renderAt } from '../../../test/render-page';
import { Toast } from '../../components/toast';
import type { Values } from '../../forms/rules';
import { readSession } from '../../session/session';
import NdaDialog from './nda-dialog';
import { ndaRules, type NdaField } from './nda-rules';
import { openPdf, type Pdf } from './pdf';

jest.mock('./pdf', () => ({ openPdf: jest.fn() }));

const aPdf = (words: string): Pdf => ({
  pages: [
    {
      number: 1,
      width: 612,
      height: 792,
      lines: [{ text: words, size: 10, y: 700 }],
      draw: () => ({ done: Promise.resolve(), cancel: () => undefined }),
      layText: async (container) => container.append(words),
    },
  ],
  bodySize: 10,
  close: () => undefined,
});
const readable = { body: '%PDF-', type: 'application/pdf' };
URL.createObjectURL = () => 'blob:agreement';
URL.revokeObjectURL = () => undefined;
beforeEach(() => {
  jest.mocked(openPdf).mockReset().mockResolvedValue(aPdf('The words of the agreement.'));
});

const none = {} as Values<NdaField>;
const aText = (name: string) => ({
  Url: `/StoreDocuments/${name}.pdf?token=1`,
  ActualFileName: 'NDA.pdf',
  DocumentSha256: `hash of ${name}`,
  ConsentText: `I have read ${name} and agree.`,
  ConsentVersion: '7',
});
const replies: Replies = {
  'GET /api/buyer/store/nda/7': { body: aText('x') },
  'GET /StoreDocuments/x.pdf?token=1': readable,
  'GET /StoreDocuments/y.pdf?token=1': readable,
  'GET /api/lookup/state': { body: [{ ID: 6, Name: 'Colorado' }] },
  'GET /api/account/profile': {
    body: {
      FirstName: 'Maya',
      LastName: 'Okafor',
      Email: 'maya@okafor.example',
      EmailConfirmed: false,
      PendingEmail: null,
      PhoneNumber: '303-555-0199',
      CompanyName: 'Okafor Capital',
      StateId: 6,
      State: 'Colorado',
      PositionID: 2,
      Position: null,
      City: 'Denver',
    },
  },
};

describe('the rules of the NDA', () => {
  it.each([
    ['[PROF-29]', 'Agreement', '', 'NDA is required'],
    ['[PROF-30]', 'NDAName', '', 'First Name is required'],
    ['[PROF-31]', 'NDAName', 'x'.repeat(201), 'First Name must be at most 200 characters'],
    ['[PROF-32]', 'NDALastName', '', 'Last Name is required'],
    ['[PROF-33]', 'NDALastName', 'x'.repeat(51), 'Last Name must be at most 50 characters'],
    ['[PROF-34]', 'NDAEmail', '', 'Email is required'],
    ['[PROF-35]', 'NDAEmail', `${'x'.repeat(100)}@a.co`, 'Email must be at most 100 characters'],
    ['[PROF-36]', 'NDAAddress', '', 'Address is required'],
    ['[PROF-37]', 'NDAAddress', 'x'.repeat(301), 'Address must be at most 300 characters'],
    ['[PROF-38]', 'NDAAddress2', 'x'.repeat(101), 'Address2 must be at most 100 characters'],
    ['[PROF-39]', 'NDACity', '', 'City is required'],
    ['[PROF-40]', 'NDACity', 'x'.repeat(101), 'City must be at most 100 characters'],
    ['[PROF-41]', 'NDAStateID', '', 'State is required'],
    ['[PROF-42]', 'NDAZipCode', '', 'Zip is required'],
    ['[PROF-43]', 'NDAZipCode', '1'.repeat(51), 'Zip must be at most 50 characters'],
    ['[PROF-44]', 'NDAPhone', '', 'Phone is required'],
    ['[PROF-45]', 'NDAPhone', '12345', 'Phone is invalid'],
    ['[PROF-46]', 'NDAEntity', 'x'.repeat(1001), 'Entity must be at most 1000 characters'],
    ['[PROF-38]', 'NDAAddress2', '', undefined],
    ['[PROF-46]', 'NDAEntity', '', undefined],
  ] as const)('%s answers %s with %s', (_id, field, value, text) => {
    expect(ndaRules[field](value, none)).toBe(text);
  });
});

describe('signing the NDA', () => {
  const open = () => {
    const signed = jest.fn(async () => undefined);
    const closed = jest.fn();
    renderAt(
      <>
        <NdaDialog profile={aProfile()} onClose={closed} onSigned={signed} />
        <Toast />
      </>,
    );
    return { signed, closed };
  };

  it('[PROF-07] shows the agreement itself, and what is known about the person', async () => {
    signedInAs('Buyer');
    serve(replies);
    open();
    expect(await screen.findByRole('link', { name: 'Download' })).toHaveAttribute('download', 'NDA.pdf');
    const nda = within(screen.getByRole('region', { name: 'The NDA' }));
    await userEvent.click(nda.getByRole('button', { name: 'Text' }));
    expect(nda.getByText('The words of the agreement.')).toBeInTheDocument();
    expect(screen.getByLabelText('First Name')).toHaveValue('Maya');
    expect(screen.getByLabelText('State')).toHaveValue('6');
  });

  it('[FSITE-15] keeps signing closed until the text is there, while the form can be filled in', async () => {
    signedInAs('Buyer');
    let come: (pdf: Pdf) => void = () => undefined;
    jest.mocked(openPdf).mockReturnValue(new Promise((resolve) => (come = resolve)));
    serve(replies);
    open();
    await userEvent.type(await screen.findByLabelText('Address'), '1 Main Street');
    const sign = screen.getByRole('button', { name: 'Sign NDA' });
    expect(sign).toBeDisabled();
    expect(sign).toHaveAccessibleDescription('You can sign as soon as the agreement has been opened.');
    come(aPdf('At last.'));
    await waitFor(() => expect(sign).toBeEnabled());
    expect(screen.getByLabelText('Address')).toHaveValue('1 Main Street');
  });

  it.each([
    ['cannot be fetched', { status: 404, body: '' }, /^The agreement could not be shown\. Please download it/],
    ['is damaged', readable, /^The agreement could not be shown\. Please download it/],
    [
      'is a Word file',
      { body: 'PK', type: 'application/msword' },
      /^NDA\.pdf is a Word file, which cannot be shown here\. Please download it/,
    ],
  ])('[FSITE-15] asks to download a text that %s, and opens signing by that', async (_what, reply, sentence) => {
    signedInAs('Buyer');
    jest.mocked(openPdf).mockRejectedValue(new Error('Invalid PDF structure.'));
    serve({ ...replies, 'GET /StoreDocuments/x.pdf?token=1': reply });
    open();
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sign NDA' })).toBeDisabled();
    await userEvent.click(screen.getByRole('link', { name: 'Download the agreement' }));
    expect(screen.getByRole('button', { name: 'Sign NDA' })).toBeEnabled();
  });

  it('[FSITE-15] tries again with a new address', async () => {
    signedInAs('Buyer');
    const answers: Replies = { ...replies, 'GET /StoreDocuments/x.pdf?token=1': { status: 401, body: '' } };
    serve(answers);
    open();
    await screen.findByText(/could not be shown/);
    answers['GET /api/buyer/store/nda/7'] = { body: { ...aText('y'), DocumentSha256: 'hash of x' } };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Download' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign NDA' })).toBeEnabled());
  });

  it('[FSEC-12] asks for the mailed code in place, and keeps what was typed', async () => {
    signedInAs('Buyer');
    let given = '';
    const calls = serve({
      ...replies,
      'POST /api/buyer/property/add/dashboard': ({ body }) => {
        given = (body as { EmailCode?: string }).EmailCode ?? '';
        if (given === '482913') {
          return { body: { defaultRole: [{ RoleId: 2, IsDefault: true }], BuyerStoreNDAID: 77 } };
        }
        return { status: 400, body: given ? CODE_WRONG : CONFIRM_FIRST };
      },
    });
    const { closed } = open();
    await userEvent.type(await screen.findByLabelText('Address'), '1 Main Street');
    await userEvent.type(screen.getByLabelText('Zip'), '80202');
    await userEvent.click(screen.getByRole('checkbox'));
    expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
    const sign = () => userEvent.click(screen.getByRole('button', { name: 'Sign NDA' }));
    await sign();
    const code = await screen.findByLabelText('Code');
    expect(screen.getByText(CONFIRM_FIRST)).toBeInTheDocument();
    expect(
      [screen.getByLabelText('Address'), screen.getByRole('checkbox')].map(
        (field) => (field as HTMLInputElement).value,
      ),
    ).toEqual(['1 Main Street', 'hash of x']);
    expect(screen.getByRole('checkbox')).toBeChecked();
    await userEvent.type(code, '111111');
    await sign();
    expect(await screen.findByText(CODE_WRONG)).toBeInTheDocument();
    await userEvent.clear(code);
    await userEvent.type(code, ' 482913');
    expect(sessionStorage.getItem('draft:9:nda-7')).not.toContain('482913');
    await sign();
    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect(given).toBe('482913');
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(3);
  });

  it('[PROF-26, PROF-27, PROF-28, PROF-48, FEVI-03, FEVI-04, FSITE-12] signs the text and the sentence that were shown, makes the person a buyer and reloads the property', async () => {
    signedInAs('Seller');
    const calls = serve({
      ...replies,
      'POST /api/buyer/property/add/dashboard': {
        body: {
          defaultRole: [
            { RoleId: 2, IsDefault: true },
            { RoleId: 3, IsDefault: true },
          ],
          BuyerStoreNDAID: 77,
        },
      },
    });
    const { signed, closed } = open();
    await userEvent.type(await screen.findByLabelText('Address'), '1 Main Street');
    await userEvent.type(screen.getByLabelText('Zip'), '80202');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Sign NDA' }));
    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect(calls.at(-1)?.body).toEqual({
      ID: 0,
      StoreID: 7,
      DealName: 'Harbor Gate Storage',
      NDAName: 'Maya',
      NDALastName: 'Okafor',
      NDAEmail: 'maya@okafor.example',
      NDAPhone: '303-555-0199',
      NDAEntity: 'Okafor Capital',
      NDAAddress: '1 Main Street',
      NDAAddress2: '',
      NDACity: 'Denver',
      NDAStateID: 6,
      NDAZipCode: '80202',
      IsAgreed: true,
      DocumentSha256: 'hash of x',
      ConsentVersion: '7',
    });
    expect(readSession()).toMatchObject({ role: 'Buyer', buyerDefault: true, sellerDefault: true, ndas: { 7: 77 } });
    expect(signed).toHaveBeenCalledTimes(1);
    expect(
      screen.getByText('The NDA is signed. You can read the documents now.').closest('[role=status]'),
    ).not.toBeNull();
  });

  it('[PROF-29] asks for the agreement and sends nothing without it', async () => {
    signedInAs('Buyer');
    const calls = serve(replies);
    open();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign NDA' })).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: 'Sign NDA' }));
    expect(screen.getByRole('alert')).toHaveTextContent('NDA is required');
    expect(screen.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('[FEVI-04] shows the sentence that came with the text, and no other', async () => {
    signedInAs('Buyer');
    serve(replies);
    open();
    expect(await screen.findByRole('checkbox')).toHaveAccessibleName('I have read x and agree.');
  });

  it('[FEVI-03] shows the new text when the office has replaced it meanwhile, with everything that was typed', async () => {
    signedInAs('Buyer');
    const replaced = 'The agreement has been replaced while you were reading. Please read the new one.';
    const answers: Replies = { ...replies, 'POST /api/buyer/property/add/dashboard': { status: 400, body: replaced } };
    const calls = serve(answers);
    const { signed, closed } = open();
    await userEvent.type(await screen.findByLabelText('Address'), '1 Main Street');
    await userEvent.type(screen.getByLabelText('Zip'), '80202');
    await userEvent.click(screen.getByRole('checkbox'));
    answers['GET /api/buyer/store/nda/7'] = { body: aText('y') };
    await userEvent.click(screen.getByRole('button', { name: 'Sign NDA' }));
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/StoreDocuments/y.pdf?token=1'));
    expect(screen.getByRole('alert')).toHaveTextContent(replaced);
    expect(screen.getByLabelText('Address')).toHaveValue('1 Main Street');
    expect(screen.getByLabelText('Zip')).toHaveValue('80202');
    expect([signed, closed].map((call) => call.mock.calls.length)).toEqual([0, 0]);
    // To the new text one has not agreed yet.
    expect(screen.getByRole('checkbox', { name: 'I have read y and agree.' })).not.toBeChecked();
    await userEvent.click(screen.getByRole('checkbox'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign NDA' })).toBeEnabled());
    answers['POST /api/buyer/property/add/dashboard'] = { status: 200, body: { defaultRole: [], BuyerStoreNDAID: 78 } };
    await userEvent.click(screen.getByRole('button', { name: 'Sign NDA' }));
    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect(calls.at(-1)?.body).toMatchObject({
      DocumentSha256: 'hash of y',
      NDAAddress: '1 Main Street',
      NDAZipCode: '80202',
    });
  });
});
