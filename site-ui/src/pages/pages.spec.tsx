import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve } from '../../test/api-double';
import { aListing, aPage, aProfile, signedInAs } from '../../test/fixtures';
import { renderAt } from '../../test/render-page';
import { serverApi } from '../api/api';
import { Answer } from '../router/page';
import { Component as BuyerServices } from './buyer-services-page';
import { Component as Faq } from './faq-page';
import { Component as Home, loader as homeLoader } from './home-page';
import { Component as Press } from './press-page';
import { Component as Privacy } from './privacy-page';
import { loader as propertyLoader } from './property-page';
import { Component as SellerServices, loader as sellerLoader } from './seller-services-page';
import { Component as TeamMember } from './team-member-page';
import { Component as Team } from './team-page';
import { Component as VendorCategories } from './vendor-categories-page';
import { Component as VendorList } from './vendor-list-page';

const anApi = (status: number, body: unknown) => serverApi(async () => ({ status, body }));
const url = new URL('http://localhost/');

describe('the home page', () => {
  const load = (params: Record<string, string>) => homeLoader({ api: anApi(200, aPage([aListing()])), params, url });

  it('[SHELL-21, SHELL-22, SHELL-23] is shown at /, at /1 and, with the status 404, at every unknown address', async () => {
    await expect(load({})).resolves.toMatchObject({ status: 200 });
    await expect(load({ flag: '1' })).resolves.toMatchObject({ status: 200 });
    await expect(load({ flag: 'nothing' })).resolves.toMatchObject({ status: 404 });
    await expect(load({ '*': 'no/such/page' })).resolves.toMatchObject({ status: 404 });
  });

  it('[FSITE-35] shows in its hero no property of the first row, as long as there is another', async () => {
    const named = (StoreID: number) => aListing({ StoreID, StoreName: `Depot ${StoreID}` });
    const featuredIn = (pages: number[][]) =>
      serverApi(async (_, asked) => {
        const { Page = 1 } = (asked?.body ?? {}) as { Page?: number };
        return { status: 200, body: aPage((pages[Page - 1] ?? []).map(named)) };
      });
    const shownOf = async (pages: number[][]) => {
      const { data } = await homeLoader({ api: featuredIn(pages), params: {}, url });
      const { unmount } = renderAt(<Home />, { data: { ...data, figures: undefined } });
      const shown = [
        within(screen.getByRole('figure')).getByRole('link').textContent,
        screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent),
      ];
      unmount();
      return shown;
    };
    expect(await shownOf([[1, 2, 3, 4], [5]])).toEqual(['Depot 5', ['Depot 1', 'Depot 2', 'Depot 3', 'Depot 4']]);
    expect(await shownOf([[1, 2]])).toEqual(['Depot 1', ['Depot 2']]);
    expect(await shownOf([[1]])).toEqual(['Depot 1', ['Depot 1']]);
  });

  it('[FSITE-30] says at unknown addresses that nothing is listed there, and nowhere else', () => {
    const at = (known: boolean) =>
      renderAt(<Home />, { data: { featured: aPage([aListing()]), known, hero: undefined, figures: undefined } });
    const known = at(true);
    expect(screen.queryByText('This property is not listed.')).not.toBeInTheDocument();
    known.unmount();
    at(false);
    const notice = screen.getByText('This property is not listed.');
    expect(notice.compareDocumentPosition(screen.getByRole('heading', { level: 1 }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('[SHELL-22, PAGE-49] opens Sell My Property at /1', async () => {
    renderAt(<Home />, { path: '/1', params: { flag: '1' }, data: { featured: aPage([aListing()]), known: true } });
    expect(await screen.findByRole('dialog', { name: 'Sell My Property' })).toBeInTheDocument();
  });

  it('[SHELL-22] opens nothing at any other flag', async () => {
    renderAt(<Home />, { path: '/2', params: { flag: '2' }, data: { featured: aPage([aListing()]), known: false } });
    await Promise.resolve();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the figures', () => {
  const closed = {
    id: 7,
    name: 'Harbor Gate',
    city: 'Tampa',
    state: 'FL',
    rentableSqft: 84_200,
    imageName: null,
    imageColor: null,
  };
  const figures = { listed: 120, closed: 9, rentableSqft: 7_345_000, latestClosed: [closed] };
  const data = { featured: aPage([aListing()]), known: true, figures };

  it.each([
    ['home', () => renderAt(<Home />, { data })],
    ['seller', () => renderAt(<SellerServices />, { data: figures })],
  ])(
    '[FSITE-34] stand on the %s page, those below 10 left out, with the latest closed ones without a price',
    (_, show) => {
      show();
      const shown = within(screen.getByRole('list', { name: 'In figures' })).getAllByRole('listitem');
      expect(shown.map(({ textContent }) => textContent)).toEqual(['120 properties listed', '7,345,000 NRSF listed']);
      const latest = screen.getByRole('region', { name: 'Recently closed' });
      expect(latest).toHaveTextContent('ClosedHarbor GateTampa, FL, 84,200 NRSF');
      expect(latest).not.toHaveTextContent('$');
      expect(within(latest).getByRole('link')).toHaveAttribute('href', '/property/7/Harbor-Gate/');
    },
  );

  it('[FSITE-34] are left out where there is little, nothing or no answer', async () => {
    renderAt(<SellerServices />, { data: { ...figures, listed: 9, latestClosed: [] } });
    expect(screen.queryByRole('list', { name: 'In figures' })).not.toBeInTheDocument();
    expect(screen.queryByText('Recently closed')).not.toBeInTheDocument();
    await expect(sellerLoader({ api: anApi(503, 'Later'), params: {}, url })).resolves.toBeUndefined();
    cleanup();
    renderAt(<SellerServices />, { data: undefined });
    expect(screen.getByRole('heading', { level: 1, name: 'Seller Services' })).toBeInTheDocument();
  });
});

describe('a text page', () => {
  it.each([
    [Privacy, ['What we store', 'Who sees it', 'Cookies', 'Your choice']],
    [Faq, expect.arrayContaining(['How do I submit an offer?']) as string[]],
  ])('[FSITE-34] lists its headings, and each link leads to one', (Page, titles) => {
    const { container } = renderAt(<Page />);
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(titles);
    for (const link of links) {
      const part = container.querySelector(`[id="${link.getAttribute('href')?.slice(1)}"]`);
      expect(part).toHaveTextContent(link.textContent ?? '');
    }
  });

  it('[FSITE-34] has no list of a single heading', () => {
    renderAt(<Press />);
    expect(screen.queryByRole('navigation', { name: 'On this page' })).not.toBeInTheDocument();
  });
});

describe('a property’s page', () => {
  it('[SHELL-04, PROF-01, PROF-13] loads the public profile on behalf of nobody', async () => {
    const asked: string[] = [];
    const api = serverApi(async (path) => {
      asked.push(path);
      return { status: 200, body: path.includes('locations') ? [] : aProfile() };
    });
    const answer = await propertyLoader({ api, params: { propertyId: '7' }, url });
    expect(answer).toMatchObject({ status: 200, data: { viewer: null, profile: { StoreID: 7 } } });
    expect(asked).toContain('/api/home/store/profile/7');
  });

  it('[PROF-14] loads the buyer’s profile instead where an NDA exists', async () => {
    signedInAs('Buyer');
    localStorage.setItem('buyerStoreNDAIDs', '7##77');
    const calls = serve({ 'GET /api/buyer/store/profile/7/77': { body: aProfile({ BuyerStoreNDAID: 77 }) } });
    const { browserApi } = await import('../api/browser-api');
    const answer = await propertyLoader({ api: browserApi, params: { propertyId: '7' }, url });
    expect(answer.data?.profile.BuyerStoreNDAID).toBe(77);
    expect(calls.map(({ path }) => path)).not.toContain('/api/home/store/profile/7');
  });

  it('falls back to what anybody sees when a remembered NDA is not valid any more', async () => {
    signedInAs('Buyer');
    localStorage.setItem('buyerStoreNDAIDs', '7##77');
    serve({
      'GET /api/buyer/store/profile/7/77': { status: 404 },
      'GET /api/home/store/profile/7': { body: aProfile() },
    });
    const { browserApi } = await import('../api/browser-api');
    const answer = await propertyLoader({ api: browserApi, params: { propertyId: '7' }, url });
    expect(answer.data?.profile.BuyerStoreNDAID).toBeNull();
  });

  it.each(['0', 'x', '9'])('answers 404 for the property %s', async (propertyId) => {
    const answer = await propertyLoader({ api: anApi(404, 'Not found'), params: { propertyId }, url });
    expect(answer).toEqual(new Answer(null, 404));
  });
});

describe('pages to be read', () => {
  it('[PAGE-41, PAGE-42, SHELL-16, SHELL-17] Buyer and Seller Services link to the contact page', () => {
    const { unmount } = renderAt(<BuyerServices />);
    expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contactus');
    unmount();
    renderAt(<SellerServices />);
    expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contactus');
  });

  it('[FSITE-11] [PAGE-43, PAGE-44, PAGE-45, PAGE-46, PAGE-47, PAGE-48, SHELL-15] FAQ answers five questions, one at a time', async () => {
    renderAt(<Faq />);
    const questions = screen
      .getAllByRole('heading', { name: /\?$/ })
      .map((heading) => heading.closest('details') as HTMLDetailsElement);
    expect(questions).toHaveLength(5);
    expect(screen.getByRole('link', { name: 'forgot-password page' })).toHaveAttribute('href', '/forgotpassword');
    const expected = [
      /forgot-password page/,
      /Access Investment Materials and e-sign the NDA.*Interested Properties/,
      /Submit Offer Terms/,
      /Contact the agent listed/,
      /office@stowbridge.example/,
    ];
    for (const [index, text] of expected.entries()) {
      const question = questions[index] as HTMLDetailsElement;
      if (!question.open) {
        await userEvent.click(question.querySelector('summary') as HTMLElement);
      }
      expect(question.lastElementChild).toHaveTextContent(text);
      expect(question.lastElementChild).toBeVisible();
    }
    await waitFor(() => expect(questions.map(({ open }) => open)).toEqual([false, false, false, false, true]));
  });
});

describe('the team', () => {
  const member = {
    Id: 3,
    FirstName: 'Dana',
    LastName: 'Whitfield',
    Title: 'Senior Vice President',
    PhoneNumber: '303-555-0142',
    Email: 'dana@stowbridge.example',
    Description: '<p>Closed <b>120</b> transactions.</p>',
    ImageName: 'dana.webp',
  };

  it('[PAGE-31, PAGE-39, SHELL-13] links each member', () => {
    renderAt(<Team />, { data: [member] });
    expect(screen.getByRole('link', { name: 'Dana Whitfield' })).toHaveAttribute('href', '/teamdetails/3');
  });

  it('[PAGE-32, PAGE-33, PAGE-34, PAGE-35, PAGE-36, PAGE-37, PAGE-38, PAGE-40, SHELL-14] shows a member with banner, breadcrumb, photo and text', () => {
    renderAt(<TeamMember />, { data: member });
    expect(screen.getByRole('heading', { name: 'Meet the Team' })).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('Home /Team /Dana Whitfield');
    expect(screen.getByText('120').tagName).toBe('B');
    expect(document.title).toBe('Stowbridge | Dana Whitfield');
    fireEvent.error(screen.getByRole('img', { name: 'Dana Whitfield' }));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByText('DW')).toBeInTheDocument();
  });

  it('[PAGE-37] is titled Team Details for nobody', () => {
    renderAt(<TeamMember />, { data: null });
    expect(document.title).toBe('Stowbridge | Team Details');
  });
});

describe('the vendor directory', () => {
  it('[VEND-26, VEND-27, VEND-28, VEND-29, VEND-30, VEND-32, VEND-33, VEND-41, SHELL-11] opens one category at a time and loads its children', async () => {
    const calls = serve({
      'GET /api/category/parent/list/1': { body: [{ ID: 11, Name: 'Roll-up doors' }] },
      'GET /api/category/parent/list/2': { body: [] },
    });
    renderAt(<VendorCategories />, {
      data: {
        parents: [
          { ID: 1, Name: 'Construction' },
          { ID: 2, Name: 'Insurance' },
        ],
      },
    });
    const construction = screen.getByRole('heading', { name: 'Construction' });
    const insurance = screen.getByRole('heading', { name: 'Insurance' });
    const isOpen = (title: HTMLElement) => title.closest('details')?.open;
    await userEvent.click(construction);
    expect(await screen.findByRole('link', { name: 'Roll-up doors' })).toHaveAttribute(
      'href',
      '/profilelist/1/Construction/11/Roll-up-doors',
    );
    await userEvent.click(insurance);
    expect(await screen.findByText('No child categories found.')).toBeInTheDocument();
    expect([isOpen(construction), isOpen(insurance)]).toEqual([false, true]);
    await userEvent.click(insurance);
    await waitFor(() => expect(isOpen(insurance)).toBe(false));
    expect(calls).toHaveLength(2);
  });

  it('[FSITE-11] a category is a page, too, where no script loads its children or loading fails', async () => {
    serve({ 'GET /api/category/parent/list/1': { status: 503 } });
    renderAt(<VendorCategories />, { data: { parents: [{ ID: 1, Name: 'Construction' }] } });
    const category = screen.getByRole('heading', { name: 'Construction' }).closest('details') as HTMLDetailsElement;
    const way = () => within(category).getByText('Show all');
    expect(way()).toHaveAttribute('href', '/categorylist/1');
    await userEvent.click(screen.getByRole('heading', { name: 'Construction' }));
    await waitFor(() => expect(way()).toBeVisible());
  });

  it('[VEND-31] says that there are no categories', () => {
    renderAt(<VendorCategories />, { data: { parents: [] } });
    expect(screen.getByText('No categories found')).toBeInTheDocument();
  });

  const list = (names: string[]) => ({
    Vendors: names.map((CompanyName, index) => ({
      VendorID: index,
      Logo: 'l.png',
      CompanyName,
      Description: 'Doors.',
      Website: index ? 'javascript:alert(1)' : 'https://doors.example',
    })),
    Pagination: { TotalRecords: names.length * 12, Page: 1, PageLength: 10, TotalPages: 3 },
  });
  const params = {
    parentCategoryID: '1',
    parentCategoryName: 'Construction',
    childCategoryID: '11',
    childCategoryName: 'Roll-up-doors',
  };

  it('[VEND-35, VEND-36, VEND-37, VEND-39, VEND-40, VEND-42, SHELL-10, CONST-27] shows vendors with logo, text, website and total', async () => {
    const { visited } = renderAt(<VendorList />, {
      data: list(['Doors Inc', 'Other Inc']),
      params,
      path: '/profilelist/1/Construction/11/Doors',
    });
    expect(screen.getByText('24 vendors')).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent(
      'Home /Vendors /Construction-Roll up doors',
    );
    expect(screen.getAllByRole('link', { name: /^Read More/ }).map((link) => link.getAttribute('href'))).toEqual([
      'https://doors.example',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(visited).toEqual(['/profilelist/1/Construction/11/Doors?page=2']);
  });

  it('[VEND-38] says No records found', () => {
    renderAt(<VendorList />, { data: list([]), params });
    expect(screen.getByText('No records found')).toBeInTheDocument();
  });
});
