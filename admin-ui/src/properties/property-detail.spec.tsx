import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { fakeApi, type Call } from '../test/fake-api';
import { lateLookups, lookups } from '../test/lookups';
import { anNda } from '../test/ndas';
import { fakeUpload } from '../test/fake-upload';
import { aListedDocument, aProperty } from '../test/properties';
import { showOnPhone } from '../test/phone';
import { Screen } from '../test/screen';
import PropertyDetail from './property-detail';

const deal = {
  id: 7,
  dealName: 'Spring offer',
  propertyId: 1,
  propertyName: 'Granite Peak 1',
  buyerId: 20,
  buyerName: 'Avery Stone',
  buyerEmail: 'avery@example.com',
  buyerPhone: '303-555-0110',
  price: 4_250_000,
  statusId: 6,
  statusName: 'Submitted',
  statusDate: '2026-10-02T18:00:00Z',
  createdAt: '2026-10-01T18:00:00Z',
  offline: false,
  loiName: null,
  next: [],
};
const report = {
  Property: 'Granite Peak 1',
  PropertyAddress: '1999 Broadway',
  OfferPrice: 4_250_000,
  LOIName: 'Avery Stone',
  LOICompanyName: 'Stone LLC',
  DiligencePeriod: '30 days',
  EarnestMoneyDeposit: 2,
  SourceOfFinancing: 'Cash',
  DateSubmitted: '2026-10-02T18:00:00Z',
  SellerName: 'Leo Marsh',
  Sellercontact: '303-555-0142',
  SellerContactEmail: 'leo@example.com',
  ListingAgents: [],
};

const described = aProperty(1, { description: '<p>Near downtown.</p>', radiusMiles: 3 });
const agreement = aListedDocument(9, { ActualFileName: 'NDA.pdf', DocumentTypeID: 8 });
const event = (id: string, changes: object) => ({
  id,
  kind: id.split('-')[0],
  at: '2026-10-02T18:00:00Z',
  actorId: 20,
  actorName: 'Avery Stone',
  actorUserTypeId: 2,
  action: null,
  fields: [],
  dealId: null,
  buyerId: 20,
  buyerName: 'Avery Stone',
  version: null,
  price: null,
  fromStatusId: null,
  toStatusId: null,
  reason: null,
  mailId: null,
  subject: null,
  recipient: null,
  ...changes,
});
const latest = {
  next: '17-nda-3',
  events: [
    event('mail-8', { mailId: 8, subject: 'Offer received', recipient: 'Leo Marsh', actorId: null, actorName: null }),
    event('stage-7', { dealId: 7, fromStatusId: 6, toStatusId: 3, reason: 'Call on Monday' }),
    event('offer-6', { dealId: 7, version: 2, price: 4_100_000 }),
    event('offer-5', { dealId: 7, version: 1, price: 4_000_000 }),
    event('stage-4', { dealId: 7, toStatusId: 4 }),
    event('nda-3', {}),
  ],
};
const earlier = {
  next: null,
  events: [
    event('change-2', { action: 'document.added' }),
    event('change-1', { action: 'property.updated', fields: ['price', 'rentableSqft'] }),
  ],
};
const nda = anNda({ propertyId: 1, propertyName: 'Granite Peak 1' });

function open(
  property = described,
  documents = [agreement],
  signatures: object[] = [],
  late?: ReturnType<typeof lateLookups>,
  demand = { favouriteCount: 0, savedSearchCount: 0 },
  proposed = { count: 0, heldBack: 0, audience: {} },
): Call[] {
  const calls = fakeApi([
    [/GET .*v1\/lookups/, late?.answer ?? (() => ({ json: lookups }))],
    [/GET .*\/properties\/1\/timeline/, ({ path }) => ({ json: path.includes('before=') ? earlier : latest })],
    [/GET .*\/properties\/1$/, () => ({ json: property })],
    [/GET .*\/properties\/1\/demand$/, () => ({ json: demand })],
    [/GET .*\/properties\/1\/matching-buyers\?/, () => ({ json: [], headers: { 'content-range': 'buyers */0' } })],
    [/GET .*\/properties\/1\/campaign-audience$/, () => ({ json: proposed })],
    [/GET .*\/properties\/1\/accesses\?/, () => ({ json: [], headers: { 'content-range': 'accesses */0' } })],
    [/GET .*v1\/questions\?/, () => ({ json: [], headers: { 'content-range': 'questions */0' } })],
    [/GET .*\/deals\?/, () => ({ json: [deal], headers: { 'content-range': 'deals 0-0/1' } })],
    [/GET .*v1\/ndas\?/, () => ({ json: signatures, headers: { 'content-range': `ndas 0-9/${signatures.length}` } })],
    [/GET .*v1\/ndas\/31\/agreement/, () => ({ json: { url: '/StoreDocuments/a1.pdf?token=t' } })],
    [/POST .*upload\/document/, () => ({ json: {} })],
    [/GET .*admin\/deal\/report/, () => ({ json: report })],
    [/GET .*admin\/agents/, () => ({ json: { Agents: [] } })],
    [
      /GET .*admin\/store\/1$/,
      () => ({ json: { Store: {}, Seller: null, ListedImages: [], Documents: [], DocumentTypes: [] } }),
    ],
    [/DELETE |PUT .*admin\/store\/1\/true/, () => ({ json: {} })],
    [/POST .*admin\/sellers/, () => ({ json: { Sellers: [], Criteria: {}, Pagination: { TotalRecords: 0 } } })],
    [/GET .*image/i, () => ({ json: [{ ID: 5, FileName: 'front.webp' }] })],
    [/GET .*document/i, () => ({ json: documents })],
  ]);
  render(
    <Screen at="/admin/property/1">
      <Routes>
        <Route path="/admin/property/:propertyId/*" element={<PropertyDetail />} />
        <Route path="/admin/properties" element={<h1>Property Listings</h1>} />
      </Routes>
    </Screen>,
  );
  return calls;
}

const panel = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the file of a property', () => {
  it.each([
    ['76979871', 'https://player.vimeo.com/video/76979871', 'https://vimeo.com/76979871'],
    [
      'dQw4w9WgXcQ',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    ],
  ])(
    '[FEVI-14] [FOFF-09] [APROP-71] shows the video %s where it lies, and takes those of YouTube and Vimeo only',
    async (videoCode, frame, page) => {
      const calls = open({ ...described, videoCode });
      const video = await panel('Video');
      expect(video.getByTitle('Video of Granite Peak 1')).toHaveAttribute('src', frame);
      expect(video.getByRole('link', { name: 'Watch' })).toHaveAttribute('href', page);
      const input = video.getByRole('textbox', { name: 'Video Code' });
      expect(input).toHaveAccessibleDescription('The code or the address of a YouTube or Vimeo video.');
      await userEvent.clear(input);
      await userEvent.type(input, 'https://evil.example/76979871');
      await userEvent.click(video.getByRole('button', { name: 'Save' }));
      expect(input).toHaveAccessibleDescription('Video must be the code or the address of a YouTube or Vimeo video.');
      expect(calls.filter(({ path }) => path.includes('video'))).toEqual([]);
    },
  );

  it('leads to a campaign to the buyers whom it matches, and not where nobody would get one', async () => {
    open(described, [agreement], [], undefined, undefined, { count: 34, heldBack: 2, audience: {} });
    expect(await screen.findByRole('link', { name: 'Tell 34 matching buyers' })).toHaveAttribute(
      'href',
      '/admin/campaigns/new?property=1',
    );
    cleanup();
    const calls = open();
    await panel('Matching buyers');
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/campaign-audience'))).toBe(true));
    expect(screen.queryByRole('link', { name: /^Tell / })).not.toBeInTheDocument();
  });

  it('[APROP-70] [APROP-72] [APROP-78] [DEAL-10] [DEAL-12] shows its deals and leads back to the listing', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Property Listings' })).toHaveAttribute('href', '/admin/properties');
    const deals = await panel('Deals');
    expect(await deals.findByText('Spring offer')).toBeInTheDocument();
    expect(deals.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Date',
      'Deal Name',
      'Buyer',
      'Phone and Email',
      'Proposed',
      'Status',
      'Actions',
    ]);
    expect(deals.getByText('303-555-0110')).toBeInTheDocument();
    expect((await panel('Description')).getByText('Near downtown.')).toBeInTheDocument();
  });

  it.each([
    [{ favouriteCount: 0, savedSearchCount: 0 }, '0 favourites, 0 saved searches match'],
    [{ favouriteCount: 1, savedSearchCount: 1 }, '1 favourite, 1 saved search matches'],
    [{ favouriteCount: 14, savedSearchCount: 1031 }, '14 favourites, 1,031 saved searches match'],
  ])('[BEYB-36] says how many look for a property like this one: %j', async (counts, text) => {
    open(described, [agreement], [], undefined, counts);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('[FTEST-39] [APROP-68] [FSITE-18] shows what is known of it', async () => {
    open(
      aProperty(1, {
        price: 4_000_000,
        rentableSqft: 40_000,
        acreage: 2.5,
        noi: 300_000,
        capRate: 7.5,
        pricePerSqft: 100,
        listedAt: null,
        roomForExpansion: true,
        alternatePriceOptionId: 6,
        alternatePriceOptionDate: '2027-03-04',
        offersDueDate: '2027-02-01',
        unitCount: 512,
        yearBuilt: 1998,
        physicalOccupancyUnits: 91.5,
        physicalOccupancyArea: 90,
        economicOccupancy: 88,
        climateControlledShare: 40,
        featured: true,
      }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Granite Peak 1' })).toBeInTheDocument();
    expect(screen.getByText('1999 Broadway, Denver, CO 80202')).toBeInTheDocument();
    expect(await screen.findByText('For Sale')).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByRole('term')).toHaveLength(20));
    const facts = screen
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    expect(facts).toEqual([
      'Price: $4,000,000',
      'Rentable SQFT: 40,000',
      'Price per sq. ft: $100.00',
      'Acreage: 2.5',
      'Cap rate: 7.50%',
      'Listed: Not yet',
      'Property Type: Drive-up',
      'Room For Expansion: Yes',
      'Price Alternative: Auction, Mar 4, 2027',
      'Offers Due: Feb 1, 2027',
      'NOI: $300,000',
      'Units: 512',
      'Year Built: 1998',
      'Occupancy (units): 91.5%',
      'Occupancy (area): 90.0%',
      'Economic occupancy: 88.0%',
      'Climate-controlled: 40%',
      'Featured: Yes',
      'Created: Oct 2, 2026',
      'Modified: Oct 2, 2026',
    ]);
  });

  it('says who gets in after the NDA, where that is not everybody and for ever', async () => {
    open({
      ...described,
      ndaMode: 'manual-for-brokers',
      accessDays: 90,
      sellerDecides: true,
      sellerSeesNames: false,
      questionsUntil: '2099-12-01',
    });
    const details = await panel('Details');
    const facts = details.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
    expect(facts.filter((fact) => /Signature|Access|Names|Questions/.test(fact))).toEqual([
      'A Signature Opens: A request from brokers',
      'Access Lasts: 90 days',
      'Access Is Decided By: Office and seller',
      'Names Of Buyers: Kept from the seller',
      'Questions Until: Dec 1, 2099',
    ]);
    expect(
      (await panel('Access (0)')).getByText(/^What a signature opens: A request from brokers\./),
    ).toHaveTextContent(
      'What a signature opens: A request from brokers. Brokers wait; everybody else gets in at once. The seller decides, too.',
    );
  });

  it('[FTEST-30] [DOC-09] shows that it has no documents', async () => {
    open(described, []);
    expect(await (await panel('Documents')).findByText('No documents available.')).toBeInTheDocument();
  });

  it('[DEAL-18] [DEAL-19] opens the terms of an offer and the printable report of a deal in modals', async () => {
    open();
    const deals = await panel('Deals');
    await userEvent.click(await deals.findByRole('button', { name: 'Offline LOI: Avery Stone, Granite Peak 1' }));
    const terms = await screen.findByRole('dialog', { name: 'Offline LOI' });
    expect(within(terms).getByLabelText(/^Source of Financing/)).toBeInTheDocument();
    await userEvent.click(within(terms).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(deals.getByRole('button', { name: 'PDF Download: Avery Stone, Granite Peak 1' }));
    expect(
      await within(await screen.findByRole('dialog', { name: 'Deal Report' })).findByText('Stone LLC'),
    ).toBeInTheDocument();
  });

  it('[APROP-75] edits the description, and [APROP-76] changes the seller, each in a modal', async () => {
    open();
    await userEvent.click((await panel('Description')).getByRole('button', { name: 'Edit description' }));
    const editor = await screen.findByRole('dialog');
    expect(editor).toHaveTextContent('Near downtown.');
    await userEvent.click(within(editor).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click((await panel('Seller')).getByRole('button', { name: 'Assign seller' }));
    expect(await screen.findByRole('dialog', { name: 'Assign Seller' })).toBeInTheDocument();
  });

  it('[FOFF-37] marks what is selected in a description by the bar over it, and the preview reads so', async () => {
    open();
    await userEvent.click((await panel('Description')).getByRole('button', { name: 'Edit description' }));
    const editor = within(await screen.findByRole('dialog'));
    const field = editor.getByRole<HTMLTextAreaElement>('textbox', { name: /Description/ });
    field.setSelectionRange(5, 13);
    await userEvent.click(within(editor.getByRole('group', { name: 'Format' })).getByRole('button', { name: 'Bold' }));
    expect(field).toHaveValue('Near **downtown**.');
    expect(field).toHaveFocus();
    await userEvent.click(editor.getByRole('tab', { name: 'Preview' }));
    expect(editor.getByText('downtown').tagName).toBe('STRONG');
  });

  it('[FOFF-08] asks for nothing of a deleted property on the way back to the list', async () => {
    const calls = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, Delete' }));
    expect(await screen.findByRole('heading', { name: 'Property Listings' })).toBeInTheDocument();
    expect(calls.at(-1)).toMatchObject({ method: 'PUT', path: '/api/admin/store/1/true' });
  });

  it('[DOC-16] [DOC-18] deletes an image after the question', async () => {
    const calls = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete: Granite Peak 1, image 1' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Image' });
    expect(dialog).toHaveTextContent('Are you sure want to delete this image?');
    expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, Delete' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'DELETE')?.path).toBe('/api/admin/delete/image/5/1'),
    );
  });

  it('[DOC-17] [DOC-19] deletes a document after the same question', async () => {
    const calls = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete: NDA.pdf' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Document' });
    expect(dialog).toHaveTextContent('Are you sure want to delete this Document?');
    expect(dialog).not.toHaveTextContent('signed');
    expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, Delete' }));
    await waitFor(() => expect(calls.find(({ method }) => method === 'DELETE')?.path).toContain('/9'));
  });

  it.each([
    [1, '1 person has signed this agreement. Their copy is kept.'],
    [3, '3 people have signed this agreement. Their copies are kept.'],
  ])('[FEVI-02, BEYA-17] says how many have signed an agreement before it is deleted: %i', async (people, text) => {
    const calls = open(described, [{ ...agreement, SignedBy: people }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete: NDA.pdf' }));
    expect(await screen.findByRole('alertdialog', { name: 'Delete Document' })).toHaveTextContent(text);
    // The number is that of this moment, not of when the page was opened.
    await waitFor(() =>
      expect(
        calls.filter(({ method, path }) => method === 'GET' && path.includes('admin/store/documents')),
      ).toHaveLength(2),
    );
  });

  it('[FEVI-05] shows who signed by which account, and marks an account in another name', async () => {
    open(
      described,
      [agreement],
      [
        {
          ...nda,
          id: 33,
          name: 'Robin Otherman',
          email: 'robin@else.example',
          emailDiffers: true,
          accountConfirmed: false,
        },
        nda,
        {
          ...nda,
          id: 30,
          name: 'Old Signer',
          accountEmail: null,
          accountConfirmed: null,
          emailDiffers: null,
          textLost: true,
        },
      ],
    );
    const rows = (await (await panel('NDAs (3)')).findAllByRole('row')).slice(1);
    expect(rows.map((row) => within(row).queryByText('Differs from the signature') !== null)).toEqual([
      true,
      false,
      false,
    ]);
    expect(rows[0]).toHaveTextContent('robin@else.example');
    expect(rows[0]).toHaveTextContent('avery@example.com, not confirmed');
    expect(rows[1]).toHaveTextContent('avery@example.com, confirmed');
    expect(rows[2]).toHaveTextContent('not recordedThe text was not kept');
  });

  it('[FEVI-02] opens the text as it was signed', async () => {
    const tab = { location: { href: '' }, close: jest.fn() };
    jest.spyOn(window, 'open').mockReturnValue(tab as never);
    open(described, [agreement], [nda]);
    await userEvent.click(
      await screen.findByRole('button', { name: 'View the agreement that Avery Stone signed in a new tab' }),
    );
    await waitFor(() => expect(tab.location.href).toBe('/StoreDocuments/a1.pdf?token=t'));
  });

  const uploading = () => screen.findByRole('dialog', { name: 'Upload Document' });
  const press = async (name: string) => userEvent.click(within(await uploading()).getByRole('button', { name }));
  async function fillUpload(type: string, file: string): Promise<void> {
    if (!screen.queryByRole('dialog')) {
      await userEvent.click(await screen.findByRole('button', { name: 'Upload document' }));
    }
    const dialog = await uploading();
    await userEvent.click(await within(dialog).findByRole('combobox', { name: /^Type/ }));
    await userEvent.click(await screen.findByRole('option', { name: type }));
    await userEvent.upload(
      dialog.querySelector('input[type=file]') as HTMLInputElement,
      new File(['%PDF-'], file, { type: 'application/pdf' }),
    );
  }

  it('[FOFF-06] uploads nothing without a type, proposes the last one but never the NDA, and asks before a second NDA', async () => {
    const sent: string[] = [];
    fakeUpload(aListedDocument(12), (fields) =>
      sent.push(
        fields
          .filter(([name]) => name !== 'file')
          .map((entry) => entry.join('='))
          .join(' '),
      ),
    );
    open(described, [agreement]);
    const documents = await screen.findByRole('region', { name: 'Documents' });
    const row = within(await within(documents).findByRole('row', { name: /NDA\.pdf/ }));
    expect(row.getByRole('cell', { name: '48 KB' })).toBeInTheDocument();
    expect(row.getByRole('cell', { name: /^Oct 2, \d+:00/ })).toBeInTheDocument();
    expect(row.getByRole('cell', { name: 'Sam Carter' })).toBeInTheDocument();

    await userEvent.click(within(documents).getByRole('button', { name: 'Upload document' }));
    const type = () => screen.getByRole('combobox', { name: /^Type/ });
    expect(within(await uploading()).getByRole('combobox', { name: /^Type/ })).toHaveTextContent('Choose a type');
    await press('Upload');
    for (const problem of ['Type is required', 'File is required']) {
      expect(await screen.findByText(problem)).toBeInTheDocument();
    }
    await fillUpload('Rent roll', 'roll.pdf');
    await press('Upload');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual(['StoreID=1 DocumentTypeID=2 Tier=1']);
    await userEvent.click(within(documents).getByRole('button', { name: 'Upload document' }));
    expect(within(await uploading()).getByRole('combobox', { name: /^Type/ })).toHaveTextContent('Rent roll');

    await fillUpload('NDA', 'new.pdf');
    await press('Upload');
    const question = await screen.findByRole('alertdialog', { name: 'Replace NDA' });
    expect(question).toHaveTextContent('Replace the NDA of 10/02/2026? Nobody has signed it.');
    expect(within(question).queryByRole('checkbox')).not.toBeInTheDocument();
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(type()).toHaveTextContent('NDA');
    expect(sent).toHaveLength(1);
    await press('Upload');
    await userEvent.click(
      within(await screen.findByRole('alertdialog', { name: 'Replace NDA' })).getByRole('button', { name: 'Upload' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent[1]).toBe('StoreID=1 DocumentTypeID=8');
    await userEvent.click(within(documents).getByRole('button', { name: 'Upload document' }));
    expect(within(await uploading()).getByRole('combobox', { name: /^Type/ })).toHaveTextContent('Choose a type');
  });

  it.each([
    ['does not ask', false],
    ['asks', true],
  ])(
    '[FEVI-07, BEYA-18, BEYA-19] a new NDA %s those who have signed to sign it, as the office answers; no is the default',
    async (_says, again) => {
      const uploads: string[] = [];
      jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest, body) {
        uploads.push(
          [...(body as FormData).entries()]
            .map(([name, value]) => `${name}=${value instanceof File ? value.name : String(value)}`)
            .join(' '),
        );
      });
      open(described, [{ ...agreement, SignedBy: 1 }], [nda]);
      await screen.findByRole('region', { name: 'NDAs (1)' });
      await fillUpload('NDA', 'new.pdf');
      await press('Upload');
      const question = await screen.findByRole('alertdialog', { name: 'Replace NDA' });
      expect(uploads).toEqual([]);
      expect(question).toHaveTextContent('Replace the NDA of 10/02/2026? 1 person has signed it.');
      const box = within(question).getByRole('checkbox', { name: 'Ask those who have signed to sign the new text?' });
      expect(box).not.toBeChecked();
      if (again) {
        await userEvent.click(box);
      }
      await userEvent.click(within(question).getByRole('button', { name: 'Upload' }));
      await waitFor(() => expect(uploads).toHaveLength(1));
      expect(uploads[0]).toBe(`StoreID=1 DocumentTypeID=8${again ? ' AskAgain=true' : ''} file=new.pdf`);
    },
  );

  it('[FOFF-11] tells what happened, by whom and when, the newest first and page by page', async () => {
    const calls = open();
    const timeline = await screen.findByRole('region', { name: 'Timeline' });
    const said = () =>
      within(timeline)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    await within(timeline).findByText('NDA signed');
    expect(said()).toEqual([
      expect.stringMatching(/^E-mail: Offer receivedTo Leo Marsh, Oct 2, 2026/),
      expect.stringMatching(/^Submitted became In Process: Avery StoneAvery Stone, Oct 2, 2026.*Call on Monday$/),
      expect.stringMatching(/^Revised offer \(version 2\) of \$4,100,000: Avery StoneAvery Stone, /),
      expect.stringMatching(/^Offer of \$4,000,000: Avery Stone/),
      expect.stringMatching(/^Interested: Avery Stone/),
      expect.stringMatching(/^NDA signedAvery Stone, Oct 2, 2026/),
    ]);
    expect(within(timeline).getByRole('link', { name: 'Offer received' })).toHaveAttribute(
      'href',
      expect.stringMatching(/8/),
    );
    await userEvent.click(within(timeline).getByRole('button', { name: 'Show earlier' }));
    expect(await within(timeline).findByText(/^Property changed: /)).toHaveTextContent(
      'Property changed: price, rentable square feet',
    );
    expect(said().slice(6)).toEqual([
      expect.stringMatching(/^Document added/),
      expect.stringMatching(/^Property changed/),
    ]);
    expect(calls.filter(({ path }) => path.includes('/timeline')).map(({ path }) => path)).toEqual([
      expect.not.stringContaining('before='),
      expect.stringContaining('before=17-nda-3'),
    ]);
    expect(within(timeline).queryByRole('button', { name: 'Show earlier' })).not.toBeInTheDocument();
  });

  it('[FOFF-23] comes together with the names of its lookups, below which nothing then moves', async () => {
    const late = lateLookups();
    open(described, [agreement], [], late);
    expect(await screen.findByRole('link', { name: 'Property Listings' })).toBeInTheDocument();
    await waitFor(() => expect(document.querySelector('.MuiSkeleton-root')).toBeInTheDocument());
    expect(screen.queryByRole('region', { name: 'Timeline' })).not.toBeInTheDocument();
    late.letGo();
    const timeline = await panel('Timeline');
    await timeline.findByText('NDA signed');
    expect(timeline.getAllByRole('listitem')[1]).toHaveTextContent('Submitted became In Process');
  });

  it('[FOFF-11] shows Edit and More on a phone, with the other actions behind More', async () => {
    showOnPhone();
    open();
    const more = await screen.findByRole('button', { name: 'More' });
    expect(screen.getByRole('button', { name: 'Edit' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    await userEvent.click(more);
    const others = await screen.findByRole('dialog', { name: 'More' });
    expect(within(others).getByRole('link', { name: 'Preview' })).toBeInTheDocument();
    expect(within(others).getByRole('button', { name: 'Market analysis' })).toBeInTheDocument();
    await userEvent.click(within(others).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alertdialog', { name: 'Delete Property' })).toBeInTheDocument();
    jest.restoreAllMocks();
  });
});
