import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { Toasts } from '../layout/toasts';
import { fakeApi, type Call } from '../test/fake-api';
import { lookups } from '../test/lookups';
import { Screen } from '../test/screen';
import { aUser } from '../test/users';
import UserDashboard from './user-dashboard';

/** 25 people over three pages: the third is rejected already, the fourth cannot be. */
const people = Array.from({ length: 25 }, (_, at) => aUser(101 + at, { statusId: at === 2 ? 3 : 2 }));
const tooLate = 'It is too late to undo this.';
const refusal = 'The last active administrator cannot be deleted.';

function open(): Call[] {
  const calls = fakeApi([
    [/GET .*lookups/, () => ({ json: lookups })],
    [/GET .*users\/count/, () => ({ json: [] })],
    [
      /GET .*v1\/users\?/,
      ({ path }) => {
        const asked = decodeURIComponent(path);
        const found = asked.includes('Zoe') ? [aUser(201, { firstName: 'Zoe' })] : people;
        const [first, last] = (/range=\[(\d+),(\d+)\]/.exec(asked) ?? []).slice(1).map(Number);
        return {
          json: found.slice(first, last + 1),
          headers: { 'content-range': `users ${first}-${last}/${found.length}` },
        };
      },
    ],
    [/DELETE .*admin\/user\/104$/, () => ({ status: 400, text: refusal })],
    [/(PUT|DELETE) .*admin\/user\//, () => ({ json: {} })],
    [/POST .*users\/105\/undo$/, () => ({ status: 409, json: { detail: tooLate } })],
    [/POST .*users\/\d+\/undo$/, () => ({ json: {} })],
  ]);
  render(
    <Screen at="/admin/dashboard/1">
      <Routes>
        <Route path="/admin/dashboard/:tabId" element={<UserDashboard />} />
      </Routes>
      <Toasts />
    </Screen>,
  );
  return calls;
}

const rejections = (calls: Call[]) =>
  calls.filter(({ method }) => method === 'DELETE').map(({ path }) => Number(path.split('/').at(-1)));
const selectPage = () => userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
const bar = () => screen.queryByRole('region', { name: 'Selected' });
const shows = (id: number) => screen.findByRole('checkbox', { name: `Select: Avery Stone${id}` });

async function selectTwelve(): Promise<void> {
  await shows(101);
  await selectPage();
  await userEvent.click(screen.getByRole('button', { name: /next/i }));
  await userEvent.click(await shows(111));
  await userEvent.click(await shows(112));
}

describe('several people', () => {
  it('[FOFF-03] stay selected over the pages, and by no other search, order or tab', async () => {
    open();
    await selectTwelve();
    expect(bar()).toHaveTextContent('12 selected, 2 on this page');
    await userEvent.click(screen.getByRole('button', { name: /previous/i }));
    await shows(101);
    expect(bar()).toHaveTextContent('12 selected, 10 on this page');

    await userEvent.type(screen.getByLabelText('Name'), 'Zoe{Enter}');
    await screen.findByRole('checkbox', { name: 'Select: Zoe Stone201' });
    expect(bar()).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await shows(101);
    expect(bar()).not.toBeInTheDocument();

    await selectPage();
    expect(bar()).toHaveTextContent('10 selected, 10 on this page');
    await userEvent.click(within(screen.getByRole('columnheader', { name: /Email/ })).getByRole('button'));
    await waitFor(() => expect(bar()).not.toBeInTheDocument());

    await shows(101);
    await selectPage();
    await userEvent.click(screen.getByRole('tab', { name: 'Seller' }));
    await screen.findByText('Total Sellers: 25');
    await shows(101);
    expect(bar()).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'Buyer' }));
    await screen.findByText('Total Buyers: 25');
    await shows(101);
    expect(bar()).not.toBeInTheDocument();
    // What outlives a reload lies here; which pages were selected is not in it.
    expect(JSON.stringify({ ...localStorage })).not.toContain('selectedIds');
  });

  it('[FOFF-03] [ABUY-11] are rejected after a question with their names; each of them has an outcome', async () => {
    const calls = open();
    await selectTwelve();
    await userEvent.click(await shows(113));
    await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Reject Users' });
    expect(dialog).toHaveTextContent('Are you sure want to reject these 12 users?');
    const [named, leftOut] = within(dialog).getAllByRole('list');
    expect(
      within(named)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([...[101, 102, 104, 105, 106, 107, 108, 109, 110, 111].map((id) => `Avery Stone${id}`), 'and 2 more']);
    expect(dialog).toHaveTextContent('Left out, rejected already:');
    expect(leftOut).toHaveTextContent(/^Avery Stone103$/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'No' }));
    expect(await screen.findByRole('region', { name: 'Selected' })).toHaveTextContent('13 selected, 3 on this page');

    await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(await screen.findByText(`11 rejected; Avery Stone104 could not be: ${refusal}`)).toBeInTheDocument();
    await waitFor(() => expect(bar()).not.toBeInTheDocument());
    const rejected = [101, 102, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113];
    expect(rejections(calls)).toEqual(rejected);
    // What was done can be undone, with a word about whom it is too late for.
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(`10 undone; Avery Stone105 could not be: ${tooLate}`)).toBeInTheDocument();
    expect(
      calls.filter(({ path }) => path.endsWith('/undo')).map(({ path }) => Number(path.split('/').at(-2))),
    ).toEqual(rejected.filter((id) => id !== 104));
  });

  it('[FOFF-03] are approved after a question, too: each of them is written to', async () => {
    open();
    await userEvent.click(await shows(103));
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Approve User' });
    expect(dialog).toHaveTextContent('Are you sure want to approve this user?Avery Stone103');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('1 person is approved.')).toBeInTheDocument();
  });
});
