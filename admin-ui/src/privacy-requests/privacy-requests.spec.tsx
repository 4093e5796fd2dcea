import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toasts } from '../layout/toasts';
import { emptyList, fakeApi, type Call } from '../test/fake-api';
import { Screen } from '../test/screen';
import type { PrivacyRequest } from '../panels/privacy/privacy-request';
import RequestList from './request-list';

const page = '/admin/privacy-requests';
const dana: PrivacyRequest = {
  id: 4,
  kind: 'delete',
  state: 'waiting',
  userId: 20,
  userName: 'Dana Keller',
  receivedAt: '2026-10-02T18:00:00Z',
  deletesAt: '2026-10-09T18:00:00Z',
  dueAt: '2026-11-16T18:00:00Z',
  daysLeft: 12,
  extendedAt: null,
  decision: null,
  decidedByName: null,
  decidedAt: null,
  reason: null,
  note: null,
  endedAt: null,
  modifiedAt: '2026-10-02T18:00:00Z',
};
const ofAdmin: PrivacyRequest = { ...dana, id: 5, state: 'to decide', userId: 7, userName: 'Ann Lee' };

/** The list holds these; a request that is changed is then this. */
function open(requests: PrivacyRequest[], at = page, changed: object = {}, refused?: object): Call[] {
  let stored = requests;
  const change = ({ path }: Call) => {
    if (refused) {
      return refused;
    }
    const id = Number(/requests\/(\d+)/.exec(path)?.[1]);
    stored = stored.map((one) => (one.id === id ? { ...one, ...changed } : one));
    return { status: 204 };
  };
  const calls = fakeApi([
    [
      /GET .*privacy-requests\?/,
      () => ({ json: stored, headers: { 'content-range': `privacy-requests 0-24/${stored.length}` } }),
    ],
    ...stored.map(({ id }): Parameters<typeof fakeApi>[0][number] => [
      new RegExp(`GET .*privacy-requests/${id}$`),
      () => ({ json: stored.find((one) => one.id === id) }),
    ]),
    [/(POST|PUT) .*privacy-requests\/\d+\//, change],
  ]);
  render(
    <Screen at={at}>
      <Toasts />
      <RequestList />
    </Screen>,
  );
  return calls;
}

const panelOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const sent = (calls: Call[]) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);
const lists = (calls: Call[]) => calls.filter(({ method, path }) => method === 'GET' && path.includes('?'));

describe('the requests of people for their data', () => {
  it.each([
    [12, '12 days left'],
    [1, '1 day left'],
    [0, 'Due today'],
    [-1, '1 day late'],
    [-3, '3 days late'],
  ])('[BEYE-71] are listed with the days that are left: %s', async (daysLeft, words) => {
    open([{ ...dana, daysLeft }]);
    const row = await screen.findByRole('row', { name: /Dana Keller/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['Dana Keller', 'Deletion', 'Waiting', '10/2/26', `11/16/26${words}`, '10/9/26']);
  });

  it('[BEYE-71] few days are marked, many are not', async () => {
    open([
      { ...dana, daysLeft: 5 },
      { ...ofAdmin, daysLeft: 6 },
    ]);
    const marked = async (words: string) => (await screen.findByText(words)).querySelector('svg') !== null;
    expect([await marked('5 days left'), await marked('6 days left')]).toEqual([true, false]);
  });

  it('say in words what became of them, and nothing of a day where nothing is due or deleted', async () => {
    open([
      { ...dana, id: 1, kind: 'export', state: 'ready', deletesAt: null, daysLeft: 44 },
      { ...dana, id: 2, state: 'refused', daysLeft: null, endedAt: '2026-10-04T18:00:00Z' },
      { ...dana, id: 3, state: 'done', daysLeft: null, endedAt: '2026-10-10T18:00:00Z' },
      { ...dana, id: 6, state: 'to confirm', userId: null, userName: 'visitor@example.com', deletesAt: null },
    ]);
    const rows = (await screen.findAllByRole('row')).slice(1);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .slice(1)
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ['Copy', 'Ready to download', '10/2/26', '–', '–'],
      ['Deletion', 'Refused', '10/2/26', '–', '–'],
      ['Deletion', 'Done', '10/2/26', '–', '10/10/26'],
      ['Deletion', 'Not confirmed yet', '10/2/26', '–', '–'],
    ]);
  });

  it('come the newest first, and are found by what was asked and how it stands', async () => {
    const calls = open([dana]);
    await screen.findByText('Dana Keller');
    expect(decodeURIComponent(lists(calls)[0].path)).toContain('sort=["receivedAt","DESC"]');
    await userEvent.click(screen.getByRole('combobox', { name: 'Request' }));
    await userEvent.click(screen.getByRole('option', { name: 'Deletion' }));
    await userEvent.click(screen.getByRole('combobox', { name: 'Status' }));
    await userEvent.click(screen.getByRole('option', { name: 'Open' }));
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() =>
      expect(decodeURIComponent(lists(calls).at(-1)?.path ?? '')).toContain('{"kind":"delete","state":"open"}'),
    );
  });

  it('say that there are none, and that they could not be read', async () => {
    fakeApi([emptyList('privacy-requests')]);
    const { unmount } = render(
      <Screen at={page}>
        <RequestList />
      </Screen>,
    );
    expect(await screen.findByText(/^Requests appear here when people ask/)).toBeInTheDocument();
    unmount();
    fakeApi([[/GET .*privacy-requests\?/, () => ({ status: 503, text: '' })]]);
    render(
      <Screen at={page}>
        <RequestList />
      </Screen>,
    );
    expect(await screen.findByText('This list is not here yet.')).toBeInTheDocument();
  });

  it('[BEYE-75] the deletion of another administrator is approved after the question', async () => {
    const calls = open([{ ...ofAdmin, deletesAt: '2099-10-09T18:00:00Z' }], page, {
      state: 'waiting',
      decision: 'approved',
      decidedByName: 'Sam Carter',
      decidedAt: '2026-10-03T18:00:00Z',
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ann Lee' }));
    const panel = await panelOf('Ann Lee');
    expect(panel.getByRole('link', { name: 'Ann Lee' })).toHaveAttribute('href', '/admin/users/7');
    await userEvent.click(panel.getByRole('button', { name: 'Approve deletion' }));
    const question = screen.getByRole('alertdialog', { name: 'Approve deletion' });
    expect(question).toHaveTextContent(/deleted after Oct 9, 2099.*after that it cannot be undone/);
    expect(sent(calls)).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('The deletion of Ann Lee is approved.')).toBeInTheDocument();
    expect(sent(calls)).toEqual([['POST', '/api/v1/privacy-requests/5/decision', { decision: 'approved' }]]);
    expect(await panel.findByText(/^Sam Carter, Oct 3, 2026/)).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: 'Approve deletion' })).toBeNull();
  });

  it('the question says so where the seven days are over', async () => {
    open([ofAdmin], `${page}/5`);
    await userEvent.click(await (await panelOf('Ann Lee')).findByRole('button', { name: 'Approve deletion' }));
    expect(screen.getByRole('alertdialog')).toHaveTextContent(/deleted at once\. This cannot be undone\./);
  });

  it('[BEYE-75] about one’s own another administrator decides', async () => {
    open([{ ...ofAdmin, userId: 1, userName: 'Sam Carter' }], `${page}/5`);
    const panel = await panelOf('Sam Carter');
    expect(
      await panel.findByText('This is your own request: another administrator decides about it.'),
    ).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: /Approve|Refuse/ })).toBeNull();
    expect(panel.getByRole('button', { name: 'Note' })).toBeInTheDocument();
  });

  it('one is refused with a reason, and without one not', async () => {
    const calls = open([dana], `${page}/4`, { state: 'refused', daysLeft: null, decision: 'refused' });
    const panel = await panelOf('Dana Keller');
    expect(panel.queryByRole('button', { name: 'Approve deletion' })).toBeNull();
    await userEvent.click(await panel.findByRole('button', { name: 'Refuse' }));
    const form = within(await screen.findByRole('dialog', { name: 'Refuse deletion' }));
    expect(form.getByText(/They are mailed the reason/)).toBeInTheDocument();
    await userEvent.click(form.getByRole('button', { name: 'Refuse' }));
    expect(await form.findByText('Reason is required')).toBeInTheDocument();
    expect(sent(calls)).toEqual([]);
    await userEvent.type(form.getByRole('textbox', { name: /Reason/ }), ' A sale is not settled yet. ');
    await userEvent.click(form.getByRole('button', { name: 'Refuse' }));
    expect(await screen.findByText('The deletion of Dana Keller is refused.')).toBeInTheDocument();
    expect(sent(calls)).toEqual([
      ['POST', '/api/v1/privacy-requests/4/decision', { decision: 'refused', reason: 'A sale is not settled yet.' }],
    ]);
    await waitFor(() => expect(panel.queryByRole('button', { name: 'Refuse' })).toBeNull());
  });

  it('45 days more are taken once', async () => {
    const calls = open([dana], `${page}/4`, { extendedAt: '2026-11-10T18:00:00Z' });
    const panel = await panelOf('Dana Keller');
    await userEvent.click(await panel.findByRole('button', { name: 'Take 45 days more' }));
    const question = screen.getByRole('alertdialog', { name: 'Take 45 days more' });
    expect(question).toHaveTextContent('due on Dec 31, 2026 instead of Nov 16, 2026. They are told by mail.');
    await userEvent.click(within(question).getByRole('button', { name: 'Take them' }));
    expect(await screen.findByText('The answer to Dana Keller is due on Dec 31, 2026.')).toBeInTheDocument();
    expect(sent(calls)).toEqual([['POST', '/api/v1/privacy-requests/4/extend', undefined]]);
    await waitFor(() => expect(panel.queryByRole('button', { name: 'Take 45 days more' })).toBeNull());
  });

  it('something is noted for the office, also about one that has ended, and taken away again', async () => {
    const calls = open([{ ...dana, state: 'done', note: 'Called.' }], `${page}/4`);
    const panel = await panelOf('Dana Keller');
    expect(await panel.findByText('Called.')).toBeInTheDocument();
    expect(panel.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['', 'Note']);
    await userEvent.click(panel.getByRole('button', { name: 'Note' }));
    const form = within(await screen.findByRole('dialog', { name: 'Note' }));
    await userEvent.clear(form.getByRole('textbox', { name: /Note/ }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The note is saved.')).toBeInTheDocument();
    expect(sent(calls)).toEqual([['PUT', '/api/v1/privacy-requests/4/note', { note: null }]]);
  });

  it.each([
    [409, 'The deletion was carried out or taken back already.'],
    [404, 'The request is not here any more.'],
  ])('whoever comes too late (%s) is told so, and sees how it stands', async (status, detail) => {
    const calls = open([ofAdmin], `${page}/5`, {}, { status, json: { detail } });
    await userEvent.click(await (await panelOf('Ann Lee')).findByRole('button', { name: 'Approve deletion' }));
    const before = lists(calls).length;
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText(detail)).toBeInTheDocument();
    await waitFor(() => expect(lists(calls).length).toBeGreaterThan(before));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('a visitor has no page to go to', async () => {
    open([{ ...dana, userId: null, userName: 'visitor@example.com' }], `${page}/4`);
    const panel = await panelOf('visitor@example.com');
    expect(await panel.findByText('visitor@example.com, a visitor')).toBeInTheDocument();
    expect(panel.queryByRole('link')).toBeNull();
  });
});
