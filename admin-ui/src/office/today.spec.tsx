import type { OfficeDayDto } from '@stowbridge/api';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../test/fake-api';
import { aQuestion } from '../test/questions';
import { Screen } from '../test/screen';
import Today from './today';

const quiet: OfficeDayDto = {
  pendingBuyers: { count: 0, first: [] },
  waitingNdas: { count: 0, first: [] },
  openOffers: { count: 0, first: [] },
  overdueOffers: { count: 0, first: [] },
  myDeals: { count: 0, first: [] },
  myTasks: { count: 0, first: [] },
  openEnquiries: { count: 0, first: [] },
  news: { count: 0, first: [] },
  propertiesWithoutNda: { count: 0, first: [] },
  failedMails: { count: 0, first: [] },
  documentsToPrepare: { count: 0, first: [] },
  questionsToAnswer: { count: 0, first: [] },
  fundsToCheck: { count: 0, first: [] },
  privacyRequests: { count: 0, first: [] },
  reportsOfTomorrow: { count: 0, first: [] },
  newMatches: { count: 0, first: [] },
  brokenEvidence: { count: 0, first: [] },
  users: [{ id: 1, name: 'Pending', count: 3 }],
  properties: [{ id: 1, name: 'For Sale', count: 1200 }],
  deals: [{ id: 6, name: 'Submitted', count: 4 }],
  week: { views: 200, ndas: 34, ndasWithOffer: 12, offers: 38 },
};
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000 - 60_000).toISOString();
const offer = {
  dealId: 7,
  propertyId: 31,
  propertyName: 'Granite Peak',
  buyerId: 20,
  buyerName: 'Avery Stone',
  price: 4250000,
  submittedAt: daysAgo(30),
  offersDueDate: '2026-10-15',
  statusId: 6,
  turn: 'seller' as const,
};

function open(day: OfficeDayDto | undefined): void {
  let shown = day;
  fakeApi([
    [/office\/day/, () => (shown ? { json: shown } : ((shown = quiet), { status: 503, text: 'no' }))],
    [/GET .*v1\/questions\/3$/, () => ({ json: aQuestion({ id: 3, documentId: 41, page: 4 }) })],
    [/GET .*home\/document\/link\/41$/, () => ({ json: { Url: '/StoreDocuments/a1.pdf?token=t' } })],
  ]);
  render(
    <Screen at="/admin/today">
      <Today />
    </Screen>,
  );
}

const panel = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the start of the day', () => {
  it('[BEYC-53] lists the tasks of the reader, with whom they were taken over from and what is late', async () => {
    const task = {
      id: 5,
      title: 'Rent roll',
      dueOn: '2020-01-02',
      dealId: 7,
      propertyId: 31,
      propertyName: 'Granite Peak',
    };
    open({
      ...quiet,
      myTasks: {
        count: 2,
        first: [
          { ...task, takenOverFrom: 'Noor Haddad' },
          { ...task, id: 6, title: 'Survey', dueOn: null, takenOverFrom: null },
        ],
      },
    });
    const tasks = await panel('My tasks');
    expect(tasks.getByRole('link', { name: 'Rent roll' })).toHaveAttribute('href', '/admin/dealtracker?view=7');
    expect(tasks.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'Rent rollGranite Peak · taken over from Noor Haddad · due 1/2/20Late',
      'SurveyGranite Peak · due: not set',
    ]);
  });

  it('names what waits, each with its way there', async () => {
    open({
      ...quiet,
      pendingBuyers: { count: 1000, first: [{ id: 20, name: 'Wanda Waiting', createdAt: new Date().toISOString() }] },
      openOffers: { count: 2, first: [offer] },
      overdueOffers: { count: 1, first: [offer] },
      propertiesWithoutNda: { count: 1, first: [{ id: 5, name: 'No Paper', city: 'Denver', stateCode: 'CO' }] },
      failedMails: { count: 1, first: [{ id: 9, recipient: 'p@example.com', subject: 'Welcome' }] },
    });
    const buyers = await panel('Pending buyers');
    expect(buyers.getByRole('link', { name: 'Wanda Waiting' })).toHaveAttribute('href', '/viewbuyer/20');
    expect(buyers.getByText('1,000+')).toBeInTheDocument();
    expect(buyers.getByText('registered today')).toBeInTheDocument();
    expect(
      decodeURIComponent(buyers.getByRole('link', { name: 'See all: Pending buyers' }).getAttribute('href') ?? ''),
    ).toBe('/admin/dashboard/1?filter={"statusId":1}');
    expect((await panel('Offers past their due date')).getByText('Avery Stone').parentElement).toHaveTextContent(
      'Avery Stone · $4,250,000 · 30 days ago · due 10/15/26',
    );
    expect((await panel('Properties without an NDA')).getByText('Denver, CO')).toBeInTheDocument();
    expect((await panel('Failed e-mails')).getByText('p@example.com')).toBeInTheDocument();
  });

  it('[BEYC-75] names the deals that one owns, those that are late with the day that has passed', async () => {
    const own = { ...offer, dealId: 8, statusDate: '2026-10-02T18:00:00Z', lateSince: null };
    open({
      ...quiet,
      myDeals: { count: 2, first: [{ ...own, dealId: 7, lateSince: '2026-10-15' }, own] },
    });
    const mine = await panel('My deals');
    const [late, other] = mine.getAllByRole('listitem');
    expect(late).toHaveTextContent(/Avery Stone · \$4,250,000 · .*since.10\/2\/26Late: due.10\/15\/26$/);
    expect(other).not.toHaveTextContent('Late');
    expect(within(late).getByRole('link', { name: 'Granite Peak' })).toHaveAttribute(
      'href',
      '/admin/dealtracker?view=7',
    );
    const all = await mine.findByRole('link', { name: 'See all: My deals' });
    expect(decodeURIComponent(all.getAttribute('href') ?? '')).toBe(
      '/admin/dealtracker?filter={"ownerId":1,"waiting":"live"}',
    );
  });

  it('[BEYA-47] counts the NDAs that wait to be approved, and leads to each and to all of them', async () => {
    const createdAt = daysAgo(3);
    open({
      ...quiet,
      waitingNdas: {
        count: 12,
        first: [{ id: 31, name: 'Nia Hart', propertyId: 5, propertyName: 'Granite Peak', createdAt }],
      },
    });
    const waiting = await panel('NDAs waiting');
    expect(waiting.getByText('12')).toBeInTheDocument();
    expect(waiting.getByRole('link', { name: 'Nia Hart' })).toHaveAttribute('href', '/admin/ndas/31');
    expect(waiting.getByRole('listitem')).toHaveTextContent(/^Nia HartGranite Peak · signed 3.days.ago$/);
    expect(waiting.getByRole('link', { name: 'Granite Peak' })).toHaveAttribute('href', '/admin/property/5');
    expect(
      decodeURIComponent(waiting.getByRole('link', { name: 'See all: NDAs waiting' }).getAttribute('href') ?? ''),
    ).toBe('/admin/ndas?filter={"state":"pending"}');
  });

  it('[BEYA-88] names the documents that buyers cannot open, each with its way to the documents of its property', async () => {
    open({
      ...quiet,
      documentsToPrepare: {
        count: 1,
        first: [{ id: 12, name: 'Rent roll.pdf', propertyId: 31, propertyName: 'Granite Peak' }],
      },
    });
    const waiting = await panel('Documents to prepare');
    expect(waiting.getByRole('link', { name: 'Rent roll.pdf' })).toHaveAttribute(
      'href',
      '/admin/property/31#documents',
    );
    expect(waiting.getByRole('listitem')).toHaveTextContent('Rent roll.pdfGranite Peak');
    cleanup();
    open(quiet);
    expect((await panel('Documents to prepare')).getByText('Buyers can open every document.')).toBeInTheDocument();
  });

  it('[BEYA-102] has the questions that wait for an answer, each with the page that it is about', async () => {
    const dueAt = '2026-10-04T18:00:00Z';
    const about = {
      createdAt: dueAt,
      askerId: 9,
      askerUserTypeId: 2,
      askerName: 'Nia Hart',
      propertyId: 5,
      propertyName: 'Granite Peak',
    };
    open({
      ...quiet,
      questionsToAnswer: {
        count: 7,
        first: [
          { ...about, id: 3, text: 'Is the roof new?', documentName: 'Survey.pdf', page: 4, dueAt },
          { ...about, id: 4, text: 'x'.repeat(200), documentName: null, page: null, dueAt: '2099-10-04T18:00:00Z' },
        ],
      },
    });
    const questions = await panel('Questions');
    expect(questions.getByText('7')).toBeInTheDocument();
    expect(questions.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Is the roof new?Nia Hart · Granite Peak · due\u00a010/4/26 Survey.pdf, page 4Overdue',
      `${'x'.repeat(140)}…Nia Hart · Granite Peak · due\u00a010/4/99 `,
    ]);
    expect(questions.getByRole('link', { name: 'Is the roof new?' })).toHaveAttribute(
      'href',
      '/admin/property/5/questions/3',
    );
    const tab = { location: { href: '' }, close: jest.fn() };
    jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    await userEvent.click(questions.getByRole('button', { name: 'View Survey.pdf, page 4 in a new tab' }));
    await waitFor(() => expect(tab.location.href).toBe('/StoreDocuments/a1.pdf?token=t#page=4'));
  });

  it('[BEYC-39] names the proofs of funds that wait for a decision, each with its way to those of its buyer', async () => {
    open({
      ...quiet,
      fundsToCheck: {
        count: 6,
        first: [
          { id: 4, userId: 20, name: 'Avery Stone', kind: 'escrow', amount: 5_000_000, createdAt: daysAgo(1) },
          { id: 5, userId: 21, name: 'Bo Lane', kind: 'bank statement', amount: 900_000, createdAt: daysAgo(0) },
        ],
      },
    });
    const funds = await panel('Proofs of funds');
    expect(funds.getByText('6')).toBeInTheDocument();
    expect(funds.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Avery StoneEscrow · $5,000,000 · sent yesterday',
      'Bo LaneBank statement · $900,000 · sent today',
    ]);
    expect(funds.getByRole('link', { name: 'Avery Stone' })).toHaveAttribute('href', '/viewbuyer/20#funds');
    cleanup();
    open(quiet);
    expect((await panel('Proofs of funds')).getByText('Every proof of funds is decided on.')).toBeInTheDocument();
  });

  it('[BEYB-54] names the new listings that match buyers, and how many', async () => {
    open({
      ...quiet,
      newMatches: {
        count: 3,
        first: [
          { propertyId: 5, propertyName: 'Birch', listedAt: daysAgo(1), buyers: 3 },
          { propertyId: 6, propertyName: 'Alder', listedAt: daysAgo(2), buyers: 1 },
          { propertyId: 7, propertyName: 'Cedar', listedAt: daysAgo(2), buyers: 100 },
        ],
      },
    });
    const matches = await panel('New matches');
    expect(matches.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Birch3 buyers · listed yesterday',
      'Alder1 buyer · listed 2\u00a0days\u00a0ago',
      'Cedar100 or more buyers · listed 2\u00a0days\u00a0ago',
    ]);
    expect(matches.getByRole('link', { name: 'Birch' })).toHaveAttribute('href', '/admin/property/5');
    cleanup();
    open(quiet);
    expect((await panel('New matches')).getByText('No new listing matches a buyer.')).toBeInTheDocument();
  });

  it('[BEYB-65, FOFF-14] names on Sundays the reports of tomorrow; on other days nothing is said of them', async () => {
    open({
      ...quiet,
      reportsOfTomorrow: {
        count: 2,
        first: [
          { propertyId: 5, propertyName: 'Birch', sellerId: 21, sellerName: 'Sam Carter', note: null },
          { propertyId: 6, propertyName: 'Alder', sellerId: 22, sellerName: 'Ida Moss', note: 'Two tours.' },
        ],
      },
    });
    const reports = await panel('Reports of tomorrow');
    expect(reports.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Birchto Sam CarterNo sentence yet',
      'Alderto Ida Moss · Two tours.',
    ]);
    expect(reports.getByRole('link', { name: 'Birch' })).toHaveAttribute('href', '/admin/property/5');
    expect(reports.getByRole('link', { name: 'Sam Carter' })).toHaveAttribute('href', '/viewseller/21');
    cleanup();
    open(quiet);
    await panel('Proofs of funds');
    expect(screen.queryByText('Reports of tomorrow')).not.toBeInTheDocument();
  });

  it('[FOFF-14, FOFF-15] begins with what waits, whose turn it is and until when; each row opens its deal, See all the tracker with that filter', async () => {
    open({
      ...quiet,
      openOffers: {
        count: 66,
        first: [
          offer,
          { ...offer, dealId: 8, propertyName: 'Mesa Park', statusId: 3, turn: 'office', offersDueDate: null },
        ],
      },
      overdueOffers: { count: 1, first: [offer] },
      openEnquiries: { count: 1, first: [{ id: 4, name: 'Ida Moss', createdAt: daysAgo(1) }] },
      news: {
        count: 2,
        first: [
          {
            kind: 'revised-offer',
            id: 9,
            name: 'Hill Top',
            about: 'Bo Lane',
            aboutUserId: 23,
            at: '2026-11-22T18:00:00Z',
          },
          {
            kind: 'nda',
            id: 31,
            name: 'Granite Peak',
            about: 'Avery Stone',
            aboutUserId: null,
            at: '2026-11-22T17:00:00Z',
          },
        ],
      },
    });
    const offers = await panel('Open offers');
    expect(offers.getByText('66')).toBeInTheDocument();
    expect(offers.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      "Granite PeakAvery Stone · $4,250,000 · 30\u00a0days\u00a0ago · due\u00a010/15/26Seller's turn",
      'Mesa ParkAvery Stone · $4,250,000 · 30\u00a0days\u00a0agoOur turn',
    ]);
    const to = (scope: typeof offers, name: string) =>
      decodeURIComponent(scope.getByRole('link', { name }).getAttribute('href') ?? '');
    expect(to(offers, 'Mesa Park')).toBe('/admin/dealtracker?view=8');
    expect(to(offers, 'See all: Open offers')).toBe('/admin/dealtracker?filter={"waiting":"open"}');
    const overdue = await panel('Offers past their due date');
    expect([to(overdue, 'Granite Peak'), to(overdue, 'See all: Offers past their due date')]).toEqual([
      '/admin/dealtracker?view=7',
      '/admin/dealtracker?filter={"waiting":"overdue"}',
    ]);
    expect(to(await panel('Open enquiries'), 'See all: Open enquiries')).toBe(
      '/admin/enquiries?filter={"state":"open"}',
    );
    const news = await panel('New in the last 24 hours');
    expect([to(news, 'Hill Top'), to(news, 'Granite Peak')]).toEqual([
      '/admin/dealtracker?view=9',
      '/admin/property/31',
    ]);
    expect(news.getAllByRole('listitem')[0]).toHaveTextContent(/^Hill TopRevised offer · Bo Lane · Nov 22/);
    expect(to(news, 'Bo Lane')).toBe('/viewbuyer/23');
    expect(
      screen
        .getAllByRole('heading', { level: 2 })
        .slice(0, 2)
        .map(({ textContent }) => textContent),
    ).toEqual(['Offers past their due date', 'Open offers']);
  });

  it('[FEVI-20] [FOFF-36] shows that nothing waits, and how the week goes: counts, and the share of its NDAs that led to an offer', async () => {
    open(quiet);
    expect(await screen.findByText('Every offer is answered.')).toBeInTheDocument();
    const week = await panel('The last seven days');
    for (const count of ['200', '34', '38']) {
      expect(week.getByText(count)).toBeInTheDocument();
    }
    expect(week.getByText('12 of the 34 NDAs of this week have led to an offer')).toBeInTheDocument();
    expect(week.queryByText(/%/)).not.toBeInTheDocument();
    expect((await panel('Properties')).getAllByText('1,200')).toHaveLength(2);
    expect(document.title).toBe('Stowbridge | Today');
  });

  it.each([
    [{ ndas: 1, ndasWithOffer: 1 }, '1 of the 1 NDA of this week has led to an offer'],
    [{ ndas: 2, ndasWithOffer: 0 }, '0 of the 2 NDAs of this week have led to an offer'],
  ])('[FEVI-20] says of %j: %s', async (signed, text) => {
    open({ ...quiet, week: { ...quiet.week, ...signed } });
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('[FEVI-20] says nothing of the NDAs of a week that has none', async () => {
    open({ ...quiet, week: { views: 5, ndas: 0, ndasWithOffer: 0, offers: 3 } });
    await screen.findByText('NDAs signed');
    expect(screen.queryByText(/led to an offer/)).not.toBeInTheDocument();
  });

  it('begins with the evidence that is broken, and says nothing of evidence that is whole', async () => {
    open({
      ...quiet,
      brokenEvidence: {
        count: 1,
        first: [
          { table: 'audit_log', row: '4711', why: 'was changed after it was sealed', at: '2026-11-22T18:00:00Z' },
        ],
      },
    });
    const evidence = await panel('Evidence');
    expect(evidence.getByRole('listitem')).toHaveTextContent(
      /^audit_log 4711was changed after it was sealed · found Nov 22/,
    );
    expect(decodeURIComponent(evidence.getByRole('link', { name: 'audit_log 4711' }).getAttribute('href') ?? '')).toBe(
      '/admin/audit-log?filter={"action":"system.evidence-broken"}',
    );
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Evidence');
    cleanup();
    open(quiet);
    await panel('Open offers');
    expect(screen.queryByRole('region', { name: 'Evidence' })).not.toBeInTheDocument();
  });

  it('[BEYE-71] [BEYE-75] names who waits to be deleted, with the days that are left, and all of them by the day that is due', async () => {
    const receivedAt = daysAgo(3);
    open({
      ...quiet,
      privacyRequests: {
        count: 3,
        first: [
          { id: 4, name: 'Dana Keller', state: 'waiting', daysLeft: -2, receivedAt },
          { id: 6, name: 'Bo Lane', state: 'waiting', daysLeft: 1, receivedAt },
          { id: 5, name: 'Ann Lee', state: 'to decide', daysLeft: 42, receivedAt },
        ],
      },
    });
    const pile = await panel('Privacy requests');
    expect(pile.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Dana Kellerreceived 3\u00a0days\u00a0ago2 days late',
      'Bo Lanereceived 3\u00a0days\u00a0ago1 day left',
      'Ann Leereceived 3\u00a0days\u00a0agoTo decide42 days left',
    ]);
    expect(pile.getByRole('link', { name: 'Ann Lee' })).toHaveAttribute('href', '/admin/privacy-requests/5');
    expect(pile.getByRole('link', { name: 'See all: Privacy requests' })).toHaveAttribute(
      'href',
      '/admin/privacy-requests?filter=%7B%22state%22%3A%22open%22%7D&sort=dueAt&order=ASC',
    );
    cleanup();
    open(quiet);
    expect(await screen.findByText('Nobody waits to be deleted.')).toBeInTheDocument();
  });

  it('can be asked for again when it failed', async () => {
    open(undefined);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nobody waits for approval.')).toBeInTheDocument();
  });
});
