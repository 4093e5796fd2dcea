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
import { openPdf, type Pdf } from '../../components/reader/pdf';

jest.mock('../../components/reader/pdf', () => ({ openPdf: jest.fn() }));

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
  AgreementSha256: `hash of ${name}`,
  AgreementDate: '2026-11-20T15:00:00.000Z',
  AgreementPages: 6 as number | null,
  CeremonyID: `ceremony of ${name}`,
  Disclosure: { Version: '3f2a9c0d41be', Text: 'You may have it on paper.', AcceptedAt: null as string | null },
});
const consent = () => screen.getByRole('checkbox', { name: /^I have read/ });
const disclosure = () => screen.getByRole('checkbox', { name: 'I agree to sign this agreement electronically.' });
const agree = async () => {
  await userEvent.click(consent());
  await userEvent.click(disclosure());
};
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
    ['[BEYA-39]', 'Disclosure', '', 'Please accept the disclosure first.'],
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
          return { body: { defaultRole: [{ RoleId: 2, IsDefault: true }], BuyerStoreNDAID: 77, IsAccessOpen: true } };
        }
        return { status: 400, body: given ? CODE_WRONG : CONFIRM_FIRST };
      },
    });
    const { closed } = open();
    await userEvent.type(await screen.findByLabelText('Address'), '1 Main Street');
    await userEvent.type(screen.getByLabelText('Zip'), '80202');
    await agree();
    expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
    const sign = () => userEvent.click(screen.getByRole('button', { name: 'Sign NDA' }));
    await sign();
    const code = await screen.findByLabelText('Code');
    expect(screen.getByText(CONFIRM_FIRST)).toBeInTheDocument();
    expect(
      [screen.getByLabelText('Address'), consent(), disclosure()].map((field) => (field as HTMLInputElement).value),
    ).toEqual(['1 Main Street', 'hash of x', '3f2a9c0d41be']);
    expect(consent()).toBeChecked();
    expect(disclosure()).toBeChecked();
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

  it('[BEYA-01, PROF-26, PROF-27, PROF-28, PROF-48, FEVI-03, FEVI-04, FSITE-12] signs the text and the sentence that were shown, makes the person a buyer and reloads the property', async () => {
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
          IsAccessOpen: true,
        },
      },
    });
    const { signed, closed } = open();
    await userEvent.type(await screen.findByLabelText('Address'), '1 Main Street');
    await userEvent.type(screen.getByLabelText('Zip'), '80202');
    await agree();
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
      CeremonyID: 'ceremony of x',
      IsDisclosureAccepted: true,
      TimeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
    expect(readSession()).toMatchObject({ role: 'Buyer', buyerDefault: true, sellerDefault: true, ndas: { 7: 77 } });
    expect(signed).toHaveBeenCalledTimes(1);
    expect(
      screen.getByText('The NDA is signed. You can read the documents now.').closest('[role=status]'),
    ).not.toBeNull();
  });

  it('[PROF-29, BEYA-39] asks for the agreement and the disclosure, and sends nothing without it', async () => {
    signedInAs('Buyer');
    const calls = serve(replies);
    open();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign NDA' })).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: 'Sign NDA' }));
    expect(screen.getByRole('alert')).toHaveTextContent('NDA is required');
    expect(screen.getByRole('alert')).toHaveTextContent('Please accept the disclosure first.');
    expect(consent()).toHaveAttribute('aria-invalid', 'true');
    expect(disclosure()).toHaveAttribute('aria-invalid', 'true');
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('[FEVI-04] shows the sentence that came with the text, and no other', async () => {
    signedInAs('Buyer');
    serve(replies);
    open();
    expect(await screen.findByRole('checkbox', { name: 'I have read x and agree.' })).toBeInTheDocument();
  });

  const replaced = 'The agreement has been replaced while you were reading. Please read the new one.';
  const tooOld = 'This page is too old. Please open the agreement again.';
  it.each([
    ['[FEVI-03, BEYA-12, BEYA-13] that the office has replaced meanwhile', replaced, aText('y')],
    ['[BEYA-37] that was open for too long', tooOld, { ...aText('x'), Url: aText('y').Url, CeremonyID: 'another' }],
  ])('shows a text %s anew, with everything that was typed and nothing ticked', async (_what, refusal, newest) => {
    signedInAs('Buyer');
    const answers: Replies = { ...replies, 'POST /api/buyer/property/add/dashboard': { status: 400, body: refusal } };
    const calls = serve(answers);
    const { signed, closed } = open();
    await userEvent.type(await screen.findByLabelText('Address'), '1 Main Street');
    await userEvent.type(screen.getByLabelText('Zip'), '80202');
    await agree();
    answers['GET /api/buyer/store/nda/7'] = { body: newest };
    await userEvent.click(screen.getByRole('button', { name: 'Sign NDA' }));
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/StoreDocuments/y.pdf?token=1'));
    expect(screen.getByRole('alert')).toHaveTextContent(refusal);
    expect(screen.getByLabelText('Address')).toHaveValue('1 Main Street');
    expect(screen.getByLabelText('Zip')).toHaveValue('80202');
    expect([signed, closed].map((call) => call.mock.calls.length)).toEqual([0, 0]);
    // To what is shown now one has not agreed yet.
    expect(consent()).toHaveAccessibleName(newest.ConsentText);
    expect(consent()).not.toBeChecked();
    expect(disclosure()).not.toBeChecked();
    await agree();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign NDA' })).toBeEnabled());
    answers['POST /api/buyer/property/add/dashboard'] = {
      status: 200,
      body: { defaultRole: [], BuyerStoreNDAID: 78, IsAccessOpen: true },
    };
    await userEvent.click(screen.getByRole('button', { name: 'Sign NDA' }));
    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect(calls.at(-1)?.body).toMatchObject({
      DocumentSha256: newest.DocumentSha256,
      CeremonyID: newest.CeremonyID,
      NDAAddress: '1 Main Street',
      NDAZipCode: '80202',
    });
  });

  it('[BEYA-01] has the disclosure, folded, and both ticks at the button', async () => {
    signedInAs('Buyer');
    serve(replies);
    open();
    const text = await screen.findByText('You may have it on paper.');
    expect(text).not.toBeVisible();
    await userEvent.click(screen.getByText('About signing electronically'));
    expect(text).toBeVisible();
    const sign = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign NDA' });
    expect([...(sign.form?.elements ?? [])].slice(-4, -2)).toEqual([consent(), disclosure()]);
  });

  it('[BEYA-01, BEYA-39] says when the disclosure was accepted within a year, and asks for it no more', async () => {
    signedInAs('Buyer');
    const text = aText('x');
    const calls = serve({
      ...replies,
      'GET /api/buyer/store/nda/7': {
        body: { ...text, Disclosure: { ...text.Disclosure, AcceptedAt: '2026-11-22T05:31:07.000Z' } },
      },
      'POST /api/buyer/property/add/dashboard': { body: { defaultRole: [], BuyerStoreNDAID: 77, IsAccessOpen: false } },
    });
    const { closed } = open();
    expect(await screen.findByText('You agreed to sign electronically on 11/22/2026')).toBeInTheDocument();
    expect(screen.getAllByRole('checkbox')).toEqual([consent()]);
    expect(screen.queryByText('You may have it on paper.')).not.toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Address'), '1 Main Street');
    await userEvent.type(screen.getByLabelText('Zip'), '80202');
    await userEvent.click(consent());
    await userEvent.click(screen.getByRole('button', { name: 'Sign NDA' }));
    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect(calls.at(-1)?.body).toMatchObject({ CeremonyID: 'ceremony of x', IsDisclosureAccepted: false });
  });

  it.each([
    [6, 'You are signing version of 11/20/2026, 6 pages'],
    [1, 'You are signing version of 11/20/2026, 1 page'],
    [null, 'You are signing version of 11/20/2026'],
  ])('[BEYA-02] names the day of the text of %s pages', async (AgreementPages, sentence) => {
    signedInAs('Buyer');
    serve({ ...replies, 'GET /api/buyer/store/nda/7': { body: { ...aText('x'), AgreementPages } } });
    open();
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });

  it('[BEYA-01] begins with what was written in the last signature, address and entity included', async () => {
    signedInAs('Buyer');
    const LastSignature = {
      NDAName: 'Maya A.',
      NDALastName: 'Okafor',
      NDAEmail: 'maya@harbor.example',
      NDAPhone: '303-555-0177',
      NDAEntity: 'Harbor Two LLC',
      NDAAddress: '9 Wharf Road',
      NDAAddress2: null,
      NDACity: 'Aurora',
      NDAStateID: 6,
      NDAZipCode: '80010',
    };
    serve({ ...replies, 'GET /api/buyer/store/nda/7': { body: { ...aText('x'), LastSignature } } });
    open();
    await screen.findByLabelText('Address');
    expect(screen.getByRole('button', { name: 'Sign NDA' }).closest('form')).toHaveFormValues({
      ...LastSignature,
      NDAAddress2: '',
      NDAStateID: '6',
    });
  });
});
