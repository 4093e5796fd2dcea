import type { Message } from '../api/messages';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve } from '../../test/api-double';
import { aListing, aPage, aProfile, signedInAs } from '../../test/fixtures';
import { renderAt } from '../../test/render-page';
import { serverApi } from '../api/api';
import { Answer } from '../router/page';
import { Component as BuyerServices } from './buyer-services-page';
import { Component as Faq } from './faq-page';
import { Component as Home, loader as homeLoader } from './home-page';
import { Component as Notifications } from './notifications-page';
import { loader as propertyLoader } from './property-page';
import { Component as SellerServices } from './seller-services-page';
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
    serve({ 'GET /api/buyer/store/profile/7/77': { status: 404 }, 'GET /api/home/store/profile/7': { body: aProfile() } });
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

  it('[PAGE-43, PAGE-44, PAGE-45, PAGE-46, PAGE-47, PAGE-48, SHELL-15] FAQ answers five questions, one at a time', async () => {
    renderAt(<Faq />);
    const questions = screen.getAllByRole('button', { name: /\?$/ });
    expect(questions).toHaveLength(5);
    expect(screen.getByRole('link', { name: 'forgot-password page' })).toHaveAttribute('href', '/forgotpassword');
    const expected = [/forgot-password page/, /Access Investment Materials and e-sign the NDA.*Interested Properties/, /Submit Offer Terms/, /Contact the agent listed/, /office@stowbridge.example/];
    for (const [index, text] of expected.entries()) {
      const question = questions[index] as HTMLElement;
      if (question.getAttribute('aria-expanded') === 'false') {
        await userEvent.click(question);
      }
      expect(document.getElementById(question.getAttribute('aria-controls') ?? '')).toHaveTextContent(text);
    }
    expect(questions.map((question) => question.getAttribute('aria-expanded'))).toEqual(['false', 'false', 'false', 'false', 'true']);
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
    renderAt(<VendorCategories />, { data: { parents: [{ ID: 1, Name: 'Construction' }, { ID: 2, Name: 'Insurance' }] } });
    const construction = screen.getByRole('button', { name: 'Construction' });
    await userEvent.click(construction);
    expect(await screen.findByRole('link', { name: 'Roll-up doors' })).toHaveAttribute(
      'href',
      '/profilelist/1/Construction/11/Roll-up-doors',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Insurance' }));
    expect(await screen.findByText('No child categories found.')).toBeInTheDocument();
    expect(construction).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(screen.getByRole('button', { name: 'Insurance' }));
    expect(screen.getByRole('button', { name: 'Insurance' })).toHaveAttribute('aria-expanded', 'false');
    expect(calls).toHaveLength(2);
  });

  it('[VEND-31] says that there are no categories', () => {
    renderAt(<VendorCategories />, { data: { parents: [] } });
    expect(screen.getByText('No categories found')).toBeInTheDocument();
  });

  const list = (names: string[]) => ({
    Vendors: names.map((CompanyName, index) => ({ VendorID: index, Logo: 'l.png', CompanyName, Description: 'Doors.', Website: index ? 'javascript:alert(1)' : 'https://doors.example' })),
    Pagination: { TotalRecords: names.length * 12, Page: 1, PageLength: 10, TotalPages: 3 },
  });
  const params = { parentCategoryID: '1', parentCategoryName: 'Construction', childCategoryID: '11', childCategoryName: 'Roll-up-doors' };

  it('[VEND-35, VEND-36, VEND-37, VEND-39, VEND-40, VEND-42, SHELL-10, CONST-27] shows vendors with logo, text, website and total', async () => {
    const { visited } = renderAt(<VendorList />, { data: list(['Doors Inc', 'Other Inc']), params, path: '/profilelist/1/Construction/11/Doors' });
    expect(screen.getByText('24 vendors')).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('Home /Vendors /Construction-Roll up doors');
    expect(screen.getAllByRole('link', { name: /^Read More/ }).map((link) => link.getAttribute('href'))).toEqual(['https://doors.example']);
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(visited).toEqual(['/profilelist/1/Construction/11/Doors?page=2']);
  });

  it('[VEND-38] says No records found', () => {
    renderAt(<VendorList />, { data: list([]), params });
    expect(screen.getByText('No records found')).toBeInTheDocument();
  });
});

describe('notifications', () => {
  const message = (id: number, change: Partial<Message> = {}) => ({ ID: id, FromUserID: 1, FromUserName: 'Dana Whitfield', StoreName: null, Link: null, LinkLabel: null, CreatedDate: '2026-11-03T12:00:00Z', MailSubject: `Subject ${id}`, MailContent: `Content ${id}`, ...change });
  const box = (ids: number[], total = ids.length) => ({ body: { Messages: ids.map((id) => message(id)), Pagination: { Page: 1, TotalRecords: total } } });

  it('[MSG-18, MSG-19, MSG-20, MSG-21, MSG-31, MSG-32, MSG-33, MSG-39, SHELL-36] lists unread and read, opens one and marks it read', async () => {
    signedInAs('Buyer');
    const calls = serve({
      'POST /api/home/messages/unread': box([1]),
      'POST /api/home/messages/read': box([2], 12),
      'GET /api/home/readmessage/1': { body: { unreadCount: 0 } },
    });
    renderAt(<Notifications />);
    await userEvent.click(await screen.findByRole('button', { name: /Subject 1/ }));
    expect(within(await screen.findByRole('article')).getByText('Content 1')).toBeInTheDocument();
    await waitFor(() => expect(calls.filter(({ path }) => path.endsWith('/unread'))).toHaveLength(2));
    expect(localStorage.getItem('Count')).toBe('0');
    expect(calls[0]?.body).toEqual({ UserType: 2, Page: 1, PageLength: 10 });
    expect(screen.getByRole('navigation', { name: 'Read' })).toHaveTextContent('1 to 10 of 12');
    await userEvent.click(screen.getByRole('button', { name: /Subject 2/ }));
    expect(screen.getByText('Content 2')).toBeInTheDocument();
    expect(calls.map(({ path }) => path)).not.toContain('/api/home/readmessage/2');
  });

  it('[MSG-03, MSG-22, MSG-24, MSG-25, MSG-26, MSG-38, MSG-09] composes a message to the office', async () => {
    signedInAs('Seller');
    const calls = serve({ 'POST /api/home/messages/unread': box([]), 'POST /api/home/messages/read': box([]), 'POST /api/home/composemail': { body: {} } });
    renderAt(<Notifications />);
    expect(await screen.findAllByText('No notification found')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Compose Message' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send Message' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter description');
    await userEvent.type(screen.getByLabelText('Description'), 'Please call me.');
    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    expect(await screen.findByText('Mail has been sent.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Compose Message' })).not.toBeInTheDocument();
    expect(calls.find(({ path }) => path === '/api/home/composemail')?.body).toEqual({ MailContent: 'Please call me.', FromUserTypeID: 3 });
    await waitFor(() => expect(calls.filter(({ path }) => path.endsWith('/read'))).toHaveLength(2));
  });

  it('[FSITE-20] leads to what a message speaks of, or says that it is not listed any more', async () => {
    signedInAs('Buyer');
    const leading = message(1, { Link: '/buyer/property/7/Harbor#offer-31', LinkLabel: 'See the offer' });
    const gone = message(2, { LinkLabel: 'This property is not listed any more.' });
    serve({ 'POST /api/home/messages/unread': box([]), 'POST /api/home/messages/read': { body: { Messages: [leading, gone], Pagination: { Page: 1, TotalRecords: 2 } } } });
    renderAt(<Notifications />);
    await userEvent.click(await screen.findByRole('button', { name: /Subject 1/ }));
    expect(screen.getByRole('link', { name: 'See the offer' })).toHaveAttribute('href', '/buyer/property/7/Harbor#offer-31');
    await userEvent.click(screen.getByRole('button', { name: /Subject 2/ }));
    expect(screen.getByText('This property is not listed any more.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^See/ })).not.toBeInTheDocument();
  });

  it('[FSITE-19] answers an opened message, below which its conversation stands, oldest first', async () => {
    signedInAs('Buyer');
    const thread = [message(3, { FromUserID: 9, MailContent: 'May I visit?' }), message(1), message(4, { MailContent: 'Or on Tuesday?' })];
    const calls = serve({
      'POST /api/home/messages/unread': box([]),
      'POST /api/home/messages/read': box([1]),
      'GET /api/home/message/thread/1': () => ({ body: thread }),
      'POST /api/home/replymail': ({ body }) => {
        thread.push(message(5, { FromUserID: 9, MailContent: (body as { MailContent: string }).MailContent }));
        return { body: { ID: 5 } };
      },
    });
    renderAt(<Notifications />);
    await userEvent.click(await screen.findByRole('button', { name: /Subject 1/ }));
    const said = () => within(screen.getByRole('region', { name: 'Conversation' })).getAllByRole('listitem').map((item) => item.textContent);
    await screen.findByRole('region', { name: 'Conversation' });
    expect(said()).toEqual(['You, November 3, 2026May I visit?', 'Dana Whitfield, November 3, 2026Or on Tuesday?']);
    await userEvent.click(screen.getByRole('button', { name: 'Reply' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(screen.getByText('Please enter message', { selector: 'a' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Reply' })).toHaveAttribute('maxLength', '4000');
    await userEvent.type(screen.getByRole('textbox', { name: 'Reply' }), 'Tuesday is fine.');
    await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
    await waitFor(() => expect(said().at(-1)).toBe('You, November 3, 2026Tuesday is fine.'));
    expect(calls.find(({ path }) => path === '/api/home/replymail')?.body).toEqual({ ID: 1, MailContent: 'Tuesday is fine.' });
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Reply' })).not.toBeInTheDocument());
  });

  it('[FSITE-19] composes about a property of one’s dashboard, with a subject', async () => {
    signedInAs('Buyer');
    const MyStores = [{ StoreID: 7, StoreName: 'Harbor Gate', IsListed: true }, { StoreID: 8, StoreName: 'Gone', IsListed: false }];
    const calls = serve({ 'POST /api/home/messages/unread': box([]), 'POST /api/home/messages/read': box([]), 'GET /api/buyer/stores': { body: { MyStores, MyDeals: [] } }, 'POST /api/home/composemail': { body: {} } });
    renderAt(<Notifications />);
    await userEvent.click(await screen.findByRole('button', { name: 'Compose Message' }));
    await userEvent.selectOptions(await screen.findByLabelText(/^Property/), 'Harbor Gate');
    expect(screen.queryByRole('option', { name: 'Gone' })).not.toBeInTheDocument();
    await userEvent.type(screen.getByLabelText(/^Subject/), 'A visit');
    await userEvent.type(screen.getByLabelText('Description'), 'May I come?');
    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    await screen.findByText('Mail has been sent.');
    expect(calls.find(({ path }) => path === '/api/home/composemail')?.body).toEqual({ MailContent: 'May I come?', FromUserTypeID: 2, StoreID: 7, MailSubject: 'A visit' });
  });

  it('[MSG-23] hides Compose Message for administrators', async () => {
    signedInAs('Admin');
    serve({ 'POST /api/home/messages/unread': box([]), 'POST /api/home/messages/read': box([]) });
    renderAt(<Notifications />);
    await screen.findAllByText('No notification found');
    expect(screen.queryByRole('button', { name: 'Compose Message' })).not.toBeInTheDocument();
  });
});
