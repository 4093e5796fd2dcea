import type {
  BuyerOfferDto,
  BuyerStoreDto,
  ListingNdaDto,
  ListingReaderDto,
  OfferDto,
  SellerStoreDto,
} from '@stowbridge/api';
import { NO_FIGURES } from '@stowbridge/contract/reports';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve, type Call, type Reply } from '../../../test/api-double';
import { aDocument, anOffer, aVersion, signedInAs } from '../../../test/fixtures';
import { renderAt } from '../../../test/render-page';
import { Toast } from '../../components/toast';
import { Component as BuyerPage } from '../../pages/buyer-dashboard-page';
import { Component as SellerPage } from '../../pages/seller-dashboard-page';
import { Component as SellerPropertyPage } from '../../pages/seller-property-page';
import { readSession } from '../../session/session';

const aStore = (id: number): BuyerStoreDto => ({
  StoreID: id,
  StoreName: `Store ${id}`,
  CreatedDate: '2026-10-02T12:00:00Z',
  Address: `${id} Main Street`,
  City: 'Tampa',
  State: 'FL',
  ZipCode: '33602',
  StoreStatus: 'For Sale',
  StatusID: 1,
  StoreImage: null,
  StoreImageColor: null,
  IsListed: true,
  BuyerStoreNDAID: 70 + id,
  DealStatusID: null,
  DealStatus: null,
});
const ownOffer = (change: Partial<BuyerOfferDto> = {}): BuyerOfferDto => ({
  ...anOffer(),
  City: 'Tampa',
  State: 'FL',
  StoreImage: 'abc.webp',
  StoreImageColor: '#9ab0b4',
  StoreStatusID: 1,
  AskingPrice: 12_400_000,
  AlternatePriceOptionID: null,
  AlternatePriceOptionName: null,
  AlternatePriceOptionDate: null,
  OffersDueDate: null,
  IsNew: false,
  Taken: false,
  ...change,
});
const stores = (count: number) => Array.from({ length: count }, (_, index) => aStore(index + 1));
const buttonsOf = (card: HTMLElement) =>
  within(card)
    .getAllByRole('button')
    .map(({ textContent }) => textContent?.trim());
const headings = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent);

describe('the buyer dashboard', () => {
  const show = (own: BuyerStoreDto[], deals: BuyerOfferDto[] = []) => {
    signedInAs('Buyer');
    serve({ 'GET /api/buyer/stores': { body: { MyStores: own, MyDeals: deals, UnreadCount: 4 } } });
    return renderAt(<BuyerPage />);
  };

  it('[DASH-01, DASH-03, DASH-04, DASH-05, DASH-13, SHELL-34, CONST-55] lists the buyer’s stores in a table', async () => {
    show([{ ...aStore(1), DealStatusID: 6, DealStatus: 'Submitted' }, aStore(2)]);
    expect((await screen.findAllByRole('row'))[1]).toHaveTextContent(
      'Store 110/2/261 Main StreetTampaFL33602For SaleSubmittedView',
    );
    expect(headings()).toEqual([
      'Name',
      'Date Listed',
      'Address',
      'City',
      'State',
      'Zip Code',
      'Status',
      'My stage',
      'Action',
    ]);
    expect(screen.getByRole('columnheader', { name: 'Property status' })).toHaveTextContent('Status');
    expect(screen.getByRole('link', { name: 'View Store 1' })).toHaveAttribute('href', '/buyer/property/1/Store-1');
  });

  it('[DASH-02, CONST-56] switches to a grid', async () => {
    show(stores(2));
    await userEvent.click(await screen.findByRole('button', { name: 'Grid' }));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.getAllByText('Listed October 2, 2026')).toHaveLength(2);
  });

  it('[DASH-07, CONST-28, CONST-26] pages on the client, ten at a time, in a window of five pages', async () => {
    show(stores(67));
    expect(await screen.findAllByRole('row')).toHaveLength(11);
    const pages = () => screen.getAllByRole('button', { name: /^Page/ }).map((button) => button.textContent);
    expect(pages()).toEqual(['1', '2', '3', '4', '5']);
    await userEvent.click(screen.getByRole('button', { name: 'Page 5' }));
    expect(pages()).toEqual(['3', '4', '5', '6', '7']);
    await userEvent.click(screen.getByRole('button', { name: 'Page 7' }));
    expect(screen.getAllByRole('row')).toHaveLength(8);
    expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
  });

  it.each(['table', 'grid'])(
    '[FEVI-01] keeps a signed property that is not listed any more, by its name alone, in the %s',
    async (view) => {
      const blank = {
        CreatedDate: null,
        Address: null,
        City: null,
        State: null,
        ZipCode: null,
        StoreStatus: null,
        StatusID: null,
      };
      show(
        [{ ...aStore(3), ...blank, IsListed: false }],
        [
          ownOffer({
            StoreID: 5,
            StoreName: 'Store 5',
            Price: 6_200_000,
            DealStatusID: 2,
            DealStatus: 'Rejected',
            IsListed: false,
            City: null,
            State: null,
            StoreStatusID: null,
            AskingPrice: null,
          }),
        ],
      );
      await screen.findAllByRole('row');
      if (view === 'grid') {
        await userEvent.click(screen.getByRole('button', { name: 'Grid' }));
      }
      const content = view === 'grid' ? screen.getByRole('article') : screen.getAllByRole('row')[1];
      expect(content).toHaveTextContent(/^Store 3\s*This property is not listed any more\.$/);
      expect(within(content).queryByRole('link')).not.toBeInTheDocument();
      const menu = within(screen.getByRole('complementary', { name: 'Account' }));
      expect(menu.getByText('Store 5').closest('li')).toHaveTextContent(
        'Store 5$6,200,000, Rejected. This property is not listed any more.',
      );
      expect(menu.queryByRole('link', { name: /Store/ })).not.toBeInTheDocument();
    },
  );

  it('[FSITE-21] begins with one’s offers, first what waits for oneself, each with its stage and what comes next', async () => {
    show(stores(1), [
      ownOffer({ ID: 1, StoreName: 'Waits' }),
      ownOffer({
        ID: 2,
        StoreName: 'Due',
        OffersDueDate: '2999-11-27',
        AskingPrice: null,
        AlternatePriceOptionID: 4,
        AlternatePriceOptionName: 'Price guidance',
      }),
      ownOffer({
        ID: 3,
        StoreName: 'Won',
        DealStatusID: 1,
        DealStatus: 'Accepted',
        IsNew: true,
        Version: 2,
        Versions: [aVersion({ Version: 2, Price: 11_000_000 }), aVersion()],
      }),
      ownOffer({ ID: 4, StoreName: 'Mine', RevisionAsked: true }),
      ownOffer({ ID: 6, StoreName: 'Second', Turn: 'buyer', Taken: true }),
      ownOffer({
        ID: 5,
        StoreName: 'Over',
        DealStatusID: 2,
        DealStatus: 'Rejected',
        StoreStatusID: 4,
        AskingPrice: null,
        OffersDueDate: '2999-11-27',
      }),
    ]);
    const section = within(await screen.findByRole('region', { name: 'My offers' }));
    const rows = section.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows).toEqual([
      'MineTampa, FL · Ask $12,400,000$12,000,000Version 111/3/26Submitted Please revise your terms',
      'WonNewTampa, FL · Ask $12,400,000$12,000,000Version 211/3/26Accepted The broker will call you',
      'WaitsTampa, FL · Ask $12,400,000$12,000,000Version 111/3/26Submitted Waiting for the seller',
      'DueTampa, FL · Ask Price guidance$12,000,000Version 111/3/26Submitted Due 11/27/2999',
      'SecondTampa, FL · Ask $12,400,000$12,000,000Version 111/3/26Submitted Another offer has been accepted',
      'OverTampa, FL$12,000,000Version 111/3/26Rejected Nothing more to do',
    ]);
    expect(section.getByRole('link', { name: 'Won' })).toHaveAttribute('href', '/buyer/property/7/Won#offer-3');
    await userEvent.click(section.getByRole('button', { name: 'Version 2' }));
    const versions = within(section.getByRole('table', { name: 'Your offer on Won' }))
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(versions.slice(1)).toEqual([
      '11/3/26$11,000,0002.5%45 daysSBA loanAcceptedCurrentDownload LOI ',
      '11/3/26$12,000,0002.5%45 daysSBA loanReplacedDownload LOI ',
    ]);
  });

  it('[FSITE-21] remembers in this browser how lists are shown', async () => {
    show(stores(1));
    await userEvent.click(await screen.findByRole('button', { name: 'Grid' }));
    cleanup();
    show(stores(1));
    expect(await screen.findByRole('button', { name: 'Grid', pressed: true })).toBeInTheDocument();
    expect(await screen.findByRole('article')).toBeInTheDocument();
  });

  it('[DASH-06] says that there is nothing, in the words of each view', async () => {
    show([]);
    expect(await screen.findByText('No properties found.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Grid' }));
    expect(screen.getByText('No properties available')).toBeInTheDocument();
  });

  it('[DASH-08, DASH-09, DASH-10, DASH-11, DASH-12, DASH-14] lists Interested Properties and Submitted Offers in the left menu', async () => {
    show(stores(1), [
      ownOffer({ StoreID: 5, StoreName: 'Store 5' }),
      ownOffer({ ID: 32, StoreID: 5, StoreName: 'Store 5' }),
    ]);
    await screen.findAllByRole('row');
    const menu = within(screen.getByRole('complementary', { name: 'Account' }));
    expect(menu.getByRole('heading', { name: 'Interested Properties' })).toBeInTheDocument();
    expect(menu.getByRole('heading', { name: 'Submitted Offers' })).toBeInTheDocument();
    expect(menu.getByRole('link', { name: 'Store 1' })).toHaveAttribute('href', '/buyer/property/1/Store-1');
    expect(menu.getByRole('link', { name: 'Store 5' })).toHaveAttribute('href', '/buyer/property/5/Store-5');
  });

  it('[MSG-28, AUTH-28] keeps the unread count and the NDAs that the answer names', async () => {
    show(stores(2));
    await waitFor(() => expect(readSession()).toMatchObject({ unread: 4, ndas: { 1: 71, 2: 72 } }));
  });
});

describe('the seller dashboard', () => {
  const aListing = (store: BuyerStoreDto, change: Partial<SellerStoreDto> = {}): SellerStoreDto => ({
    ...store,
    Offers: 3,
    Status: 'For Sale',
    ISActive: true,
    OpenOffers: 0,
    HighestOffer: null,
    NewOffers: 0,
    OffersDueDate: null,
    OffersSealedUntil: null,
    ...change,
  });
  it('[DASH-15, DASH-16, DASH-17, DASH-18, DASH-19, DASH-20, DASH-21, DASH-22, DASH-23, SHELL-35] lists the seller’s listings with their offers', async () => {
    signedInAs('Seller');
    const body = { Stores: stores(11).map((store) => aListing(store)), UnreadCount: 2 };
    serve({ 'GET /api/seller/stores': { body } });
    renderAt(<SellerPage />);
    expect(await screen.findAllByRole('row')).toHaveLength(11);
    expect(headings()).toEqual([
      'Name',
      'Date Listed',
      'Address',
      'City',
      'State',
      'Zip Code',
      'Offers',
      'Status',
      'Action',
    ]);
    expect(screen.getByRole('link', { name: 'Check Offer(s) Store 1' })).toHaveAttribute(
      'href',
      '/seller/property/1/Store-1',
    );
    const menu = within(screen.getByRole('complementary', { name: 'Account' }));
    expect(menu.getByRole('heading', { name: 'View my listing' })).toBeInTheDocument();
    expect(readSession()?.unread).toBe(2);
    await userEvent.click(screen.getByRole('button', { name: 'Grid' }));
    expect(screen.getAllByText('3 offers')).toHaveLength(10);
  });

  it('[FSITE-21] begins with what waits for an answer, says how much it is, and shows that alone on demand', async () => {
    signedInAs('Seller');
    const waiting = aListing(aStore(3), {
      OpenOffers: 2,
      HighestOffer: 4_500_000,
      NewOffers: 1,
      OffersDueDate: '2026-12-18',
    });
    serve({
      'GET /api/seller/stores': {
        body: { Stores: [aListing(aStore(1)), aListing(aStore(2)), waiting], UnreadCount: 0 },
      },
    });
    renderAt(<SellerPage />);
    const names = async () =>
      (await screen.findAllByRole('row')).slice(1).map((row) => within(row).getAllByRole('cell')[0]?.textContent);
    expect(await names()).toEqual(['Store 3', 'Store 1', 'Store 2']);
    const [, first, second] = screen.getAllByRole('row');
    expect(first).toHaveTextContent('3 offers2 to answerNewup to $4,500,000, due 12/18/26');
    expect(second).not.toHaveTextContent('to answer');
    await userEvent.click(screen.getByRole('button', { name: 'Waiting for an answer 1' }));
    expect(await names()).toEqual(['Store 3']);
  });
});

/** Who has signed; read beside the offers. */
const SIGNERS = 'GET /api/v1/me/properties/7/ndas?range=%5B0%2C99%5D';
const QUESTIONS = 'GET /api/v1/me/questions?range=%5B0%2C99%5D&filter=%7B%22propertyId%22%3A7%7D';
const readersFrom = (first: number) => `GET /api/v1/me/properties/7/readers?range=%5B${first}%2C${first + 10}%5D`;
const READERS = readersFrom(0);
const ACTIVITY = 'GET /api/v1/me/properties/7/activity?range=1';
const REPORTS = 'GET /api/v1/me/properties/7/reports?range=%5B0%2C11%5D';
const withoutLists = (calls: Call[]) =>
  calls.filter(({ method, path }) => ![SIGNERS, READERS, QUESTIONS, ACTIVITY, REPORTS].includes(`${method} ${path}`));

describe('a seller’s property', () => {
  const detail = {
    StoreID: 7,
    StoreName: 'Harbor Gate',
    Address1: '1200 Harbor Ave',
    Address2: null,
    City: 'Tampa',
    StateCode: 'FL',
    ZipCode: '33602',
    StatusID: 1,
    Status: 'For Sale',
    OffersSealedUntil: null,
    InTalks: 0,
  };
  const show = (offers: OfferDto[], replies: Parameters<typeof serve>[0] = {}, documents = [aDocument(1)]) => {
    signedInAs('Seller');
    const calls = serve({
      'GET /api/seller/store/buyers/7': { body: { stores: detail, buyerStores: offers, documents } },
      [SIGNERS]: { body: [] },
      [READERS]: { body: [] },
      [QUESTIONS]: { body: [] },
      [ACTIVITY]: { body: { from: '', to: '', figures: NO_FIGURES, periods: [], signers: [] } },
      [REPORTS]: { body: [] },
      ...replies,
    });
    const page = (
      <>
        <SellerPropertyPage />
        <Toast />
      </>
    );
    return { calls, ...renderAt(page, { params: { propertyId: '7' } }) };
  };

  it('[DASH-24, DASH-25, DASH-26, DASH-27, DASH-37, DASH-38, SHELL-37, SHELL-40] shows the place, the offers and the documents', async () => {
    show([anOffer()]);
    expect(await screen.findByRole('heading', { name: 'Harbor Gate' })).toBeInTheDocument();
    expect(screen.getByText('1200 Harbor Ave, Tampa, FL 33602')).toBeInTheDocument();
    const card = screen.getByRole('article', { name: 'Offer of $12,000,000 by Maya Okafor' });
    for (const text of ['Okafor Capital', '45 days', 'SBA loan', '2.5%', '11/3/26', 'Submitted']) {
      expect(card).toHaveTextContent(text);
    }
    expect(screen.getByRole('button', { name: /^Open Rent roll 1.pdf/ })).toBeInTheDocument();
  });

  describe('and who has signed its NDA', () => {
    const nia: ListingNdaDto = {
      ndaId: 91,
      name: 'Nia Hart',
      company: 'Hart Capital',
      state: 'pending',
      ended: false,
      tier: 1,
      expiresAt: null,
      signedAt: '2026-11-22T05:31:07.000Z',
      mayDecide: true,
    };
    const lee: ListingNdaDto = { ...nia, ndaId: 92, name: 'Lee Park', company: null, state: 'open', tier: 3 };
    const ofNia = async () => within((await screen.findByText('Nia Hart')).closest('tr') as HTMLElement);

    it('[BEYA-49] shows those who wait first, and what each may open', async () => {
      show([], { [SIGNERS]: { body: [lee, nia] } });
      const waiting = await ofNia();
      const section = within(screen.getByRole('region', { name: 'Access' }));
      expect(section.getAllByRole('row').map((row) => row.textContent)).toEqual([
        'BuyerNDA signedAccessAction',
        'Nia HartHart Capital11/22/2026WaitingApproveDecline',
        'Lee Park11/22/2026Open, under LOI',
      ]);
      expect(waiting.getByRole('button', { name: 'Approve Nia Hart' })).toBeInTheDocument();
    });

    it('[BEYA-49] offers no answer where the office decides, and says nothing where nobody has signed', async () => {
      show([], { [SIGNERS]: { body: [{ ...nia, mayDecide: false }] } });
      expect((await ofNia()).queryByRole('button')).not.toBeInTheDocument();
      cleanup();
      show([]);
      await screen.findByText('No Deals');
      expect(screen.queryByRole('region', { name: 'Access' })).not.toBeInTheDocument();
    });

    it('[BEYA-49, BEYA-50] lets somebody in after a question', async () => {
      let stored = [nia];
      const { calls } = show([], {
        [SIGNERS]: () => ({ body: stored }),
        'POST /api/v1/me/properties/7/ndas/91/approve': () => {
          stored = [{ ...nia, state: 'open' }];
          return { body: {} };
        },
      });
      await userEvent.click((await ofNia()).getByRole('button', { name: 'Approve Nia Hart' }));
      expect(screen.getByRole('alertdialog')).toHaveTextContent(/^Let Nia Hart in\?/);
      expect(calls.some(({ method }) => method === 'POST')).toBe(false);
      await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
      expect(await screen.findByText('Nia Hart can read the documents now.')).toBeInTheDocument();
      expect((await ofNia()).getByText('Open')).toBeInTheDocument();
    });

    it('[BEYA-65] tells who was slower how things stand', async () => {
      const text = 'Sam Carter has declined this already.';
      show([], {
        [SIGNERS]: { body: [nia] },
        'POST /api/v1/me/properties/7/ndas/91/approve': {
          status: 409,
          body: { title: 'Conflict', status: 409, detail: text },
          type: 'application/problem+json',
        },
      });
      await userEvent.click((await ofNia()).getByRole('button', { name: 'Approve Nia Hart' }));
      await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
      await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveTextContent(`${text}Close`));
    });

    it('[BEYA-49, BEYA-58] declines with the reason that the buyer reads', async () => {
      const { calls } = show([], {
        [SIGNERS]: { body: [nia] },
        'POST /api/v1/me/properties/7/ndas/91/decline': { body: {} },
      });
      await userEvent.click((await ofNia()).getByRole('button', { name: 'Decline Nia Hart' }));
      const dialog = within(screen.getByRole('dialog', { name: 'Decline Nia Hart' }));
      await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), ' Operators only. ');
      await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
      expect(await screen.findByText('The request of Nia Hart is declined.')).toBeInTheDocument();
      expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'Operators only.' });
    });
  });

  describe('and who opened its documents', () => {
    const nia: ListingReaderDto = {
      id: '4711',
      documentId: 1,
      documentType: 'Rent roll',
      actualFileName: 'Rent roll 2026.pdf',
      version: 1,
      name: 'Nia Hart',
      company: 'Hart Capital',
      people: 1,
      firstAt: '2026-11-20T05:31:07.000Z',
      lastAt: '2026-11-22T05:31:07.000Z',
      opens: 3,
    };
    const rows = async () =>
      within(await screen.findByRole('region', { name: 'Who opened what' }))
        .getAllByRole('row')
        .slice(1)
        .map((row) =>
          within(row)
            .getAllByRole('cell')
            .map(({ textContent }) => textContent),
        );

    it('[BEYA-94] shows each buyer with what they opened, first, last and how often', async () => {
      show([], { [READERS]: { body: [nia, { ...nia, id: '9', company: null, actualFileName: null, opens: 1 }] } });
      expect(await rows()).toEqual([
        ['Nia HartHart Capital', 'Rent roll 2026.pdfRent roll', '11/20/2026', '11/22/2026', '3'],
        ['Nia Hart', 'A deleted documentRent roll', '11/20/2026', '11/22/2026', '1'],
      ]);
    });

    it('[BEYA-95] shows how many where the office keeps the names', async () => {
      const kept = { ...nia, name: null, company: null };
      show([], {
        [READERS]: {
          body: [
            { ...kept, people: 7, opens: 31 },
            { ...kept, id: '9' },
          ],
        },
      });
      expect((await rows()).map(([who, , , , times]) => [who, times])).toEqual([
        ['7 buyers', '31'],
        ['1 buyer', '3'],
      ]);
    });

    it('goes on where there is more, shows nothing twice, and says what went wrong', async () => {
      const all = Array.from({ length: 14 }, (_, n) => ({ ...nia, id: String(100 - n), opens: n + 1 }));
      let next: Reply = { status: 503, body: { title: 'Not now', status: 503 } };
      show([], { [READERS]: { body: all.slice(0, 11) }, [readersFrom(10)]: () => next });
      expect(await rows()).toHaveLength(10);
      const more = screen.getByRole('button', { name: 'Show more' });
      await userEvent.click(more);
      expect(await screen.findByRole('alert')).toBeInTheDocument();
      // Somebody has opened something after the first page was read.
      next = { body: all.slice(9) };
      await userEvent.click(more);
      await waitFor(async () =>
        expect((await rows()).map((cells) => cells[4])).toEqual(all.map(({ opens }) => `${opens}`)),
      );
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(more).not.toBeInTheDocument();
    });

    it('says that nobody has opened anything', async () => {
      show([]);
      expect(await screen.findByText('No buyer has opened a document yet.')).toBeInTheDocument();
    });
  });

  it('[FSITE-38] says of a revised offer what it was before, the oldest last, and of a first one nothing', async () => {
    const prices = [1_950_000, 1_900_000, 1_800_000];
    const versions = prices.map((Price, index) => aVersion({ Version: 3 - index, Price }));
    show([
      anOffer({ ID: 1, Price: 1_950_000, Version: 3, Versions: versions }),
      anOffer({ ID: 2, Price: 1_900_000, Version: 2, Versions: versions.slice(1) }),
      anOffer({ ID: 3 }),
    ]);
    const [thrice, twice, once] = await screen.findAllByRole('article');
    expect(thrice).toHaveTextContent('$1,950,000Version 3, was $1,900,000, before that $1,800,000Maya Okafor');
    expect(twice).toHaveTextContent('$1,900,000Version 2, was $1,800,000Maya Okafor');
    expect(once).not.toHaveTextContent('Version');
  });

  it.each([
    [6, 'Submitted', ['Accept', 'Counter', 'Reject']],
    [3, 'In Process', ['Accept', 'Counter', 'Reject']],
    [1, 'Accepted', []],
    [2, 'Rejected', []],
    [5, 'Sold', []],
    [7, 'Withdrawn', []],
  ])(
    '[DASH-31, DASH-32, DASH-33] offers to answer an offer at %i, %s: %j',
    async (DealStatusID, DealStatus, answers) => {
      show([anOffer({ DealStatusID, DealStatus })]);
      const card = await screen.findByRole('article');
      expect(buttonsOf(card)).toEqual(['Download LOI', ...answers]);
      expect(card).toHaveTextContent(DealStatus);
    },
  );

  it('[DASH-28, DASH-29, DASH-34, DASH-39, FSITE-12] accepts after a confirmation that speaks of due diligence, and loads again', async () => {
    const { calls } = show([anOffer()], {
      'POST /api/seller/deal/accept': { body: { ID: 31, DealStatusID: 1, DealStatus: 'Accepted' } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(screen.getByRole('alertdialog')).toHaveTextContent(/moves into due diligence/);
    expect(withoutLists(calls)).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Accept offer' }));
    await waitFor(() => expect(withoutLists(calls)).toHaveLength(3));
    expect(withoutLists(calls)[1]).toMatchObject({
      path: '/api/seller/deal/accept',
      body: { Id: 31, StoreId: 7, BuyerId: 9, Price: 12_000_000, Version: 1 },
    });
    expect(withoutLists(calls)[2]?.path).toBe('/api/seller/store/buyers/7');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(await screen.findByText('The offer is accepted.')).toBeInTheDocument();
  });

  it('[DASH-30, DASH-39] rejects after a confirmation only', async () => {
    const { calls } = show([anOffer()], { 'POST /api/seller/deal/reject': { body: {} } });
    await userEvent.click(await screen.findByRole('button', { name: 'Reject' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(withoutLists(calls)).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
    await userEvent.click(screen.getByRole('button', { name: 'Reject offer' }));
    await waitFor(() => expect(calls.some(({ path }) => path === '/api/seller/deal/reject')).toBe(true));
    expect(await screen.findByText('The offer is rejected.')).toBeInTheDocument();
  });

  it('[FSEC-03] keeps the question open when the offer was revised meanwhile, about the offer as it is now', async () => {
    const refusal = 'The offer is $1 now (revised Nov 22, 2026). Please look at it again.';
    let stored = anOffer();
    const { calls } = show([], {
      'GET /api/seller/store/buyers/7': () => ({ body: { stores: detail, buyerStores: [stored], documents: [] } }),
      'POST /api/seller/deal/accept': ({ body }) =>
        (body as { Version: number }).Version === stored.Version ? { body: {} } : { status: 400, body: refusal },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    stored = anOffer({ Price: 1, Version: 2 });
    await userEvent.click(screen.getByRole('button', { name: 'Accept offer' }));
    const dialog = screen.getByRole('alertdialog');
    await waitFor(() => expect(dialog).toHaveTextContent(`${refusal} Accept the offer of $1 by Maya Okafor?`));
    expect(screen.getByRole('article', { name: 'Offer of $1 by Maya Okafor', hidden: true })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Accept offer' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toMatchObject([
      { Price: 12_000_000, Version: 1 },
      { Price: 1, Version: 2 },
    ]);
  });

  it('[FSEC-03] asks nothing more about an offer that somebody else has answered meanwhile', async () => {
    let stored = anOffer();
    show([], {
      'GET /api/seller/store/buyers/7': () => ({ body: { stores: detail, buyerStores: [stored], documents: [] } }),
      'POST /api/seller/deal/accept': { status: 400, body: 'This offer has been withdrawn already.' },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    stored = anOffer({ DealStatusID: 7, DealStatus: 'Withdrawn' });
    await userEvent.click(screen.getByRole('button', { name: 'Accept offer' }));
    await waitFor(() =>
      expect(screen.getByRole('alertdialog')).toHaveTextContent(/^This offer has been withdrawn already\.Cancel$/),
    );
  });

  it('tells the loser of a race how things stand, and loads again', async () => {
    const text = 'Another offer on this property has been accepted.';
    const { calls } = show([anOffer()], { 'POST /api/seller/deal/accept': { status: 400, body: text } });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    await userEvent.click(screen.getByRole('button', { name: 'Accept offer' }));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveTextContent(text));
    expect(withoutLists(calls)).toHaveLength(3);
  });

  it('[FSITE-22] lets the others only be rejected once an offer has been accepted', async () => {
    show([
      anOffer(),
      anOffer({ ID: 32, LOIName: 'Lee Park', DealStatusID: 1, DealStatus: 'Accepted' }),
      anOffer({ ID: 33, DealStatusID: 2, DealStatus: 'Rejected' }),
    ]);
    const [open, accepted, rejected] = (await screen.findAllByRole('article')) as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ];
    expect(open).toHaveTextContent('Another offer has been accepted');
    expect(buttonsOf(open)).toEqual(['Download LOI', 'Reject']);
    for (const card of [accepted, rejected]) {
      expect(buttonsOf(card)).toEqual(['Download LOI']);
      expect(card).not.toHaveTextContent('Another offer');
    }
  });

  it('[FSITE-22] asks nothing more when another offer was accepted while the question stood', async () => {
    let stored = [anOffer(), anOffer({ ID: 32, LOIName: 'Lee Park' })];
    const refusal = 'Another offer on this property has been accepted.';
    show([], {
      'GET /api/seller/store/buyers/7': () => ({ body: { stores: detail, buyerStores: stored, documents: [] } }),
      'POST /api/seller/deal/accept': { status: 400, body: refusal },
    });
    await userEvent.click(
      within((await screen.findAllByRole('article'))[0] as HTMLElement).getByRole('button', { name: 'Accept' }),
    );
    stored = [anOffer(), anOffer({ ID: 32, LOIName: 'Lee Park', DealStatusID: 1, DealStatus: 'Accepted' })];
    await userEvent.click(screen.getByRole('button', { name: 'Accept offer' }));
    await waitFor(() =>
      expect(screen.getByRole('alertdialog')).toHaveTextContent(
        /^Another offer on this property has been accepted\.Cancel$/,
      ),
    );
  });

  it.each([403, 404])(
    '[FSITE-23] says that a property is not one of theirs, and leads to the dashboard: %i',
    async (status) => {
      show([], { 'GET /api/seller/store/buyers/7': { status, body: 'x' } });
      expect(
        await screen.findByRole('heading', { level: 1, name: 'This property is not one of your listings.' }),
      ).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'My Listings' })).toHaveAttribute('href', '/seller/dashboard');
      expect(screen.queryByText('Something went wrong.')).not.toBeInTheDocument();
    },
  );

  it.each([
    [1, 'We are in talks with 1 buyer who has not submitted offer terms yet.'],
    [2, 'We are in talks with 2 buyers who have not submitted offer terms yet.'],
  ])('[DASH-31] says of %i deals without an offer that they cannot be answered yet', async (count, text) => {
    show([], {
      'GET /api/seller/store/buyers/7': {
        body: { stores: { ...detail, InTalks: count }, buyerStores: [], documents: [] },
      },
    });
    expect(await screen.findByText(`${text} You can answer as soon as there is an offer.`)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /accept|reject/i })).not.toBeInTheDocument();
  });

  it('[DASH-35, DASH-36] says No Deals and No documents for this property', async () => {
    show([], {}, []);
    expect(await screen.findByText('No Deals')).toBeInTheDocument();
    expect(screen.getByText('No documents for this property')).toBeInTheDocument();
  });
});
