import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useGetList } from 'react-admin';
import { Route, Routes } from 'react-router';
import { Toasts } from '../../../layout/toasts';
import { fakeApi } from '../../../test/fake-api';
import { lookups } from '../../../test/lookups';
import { aProperty } from '../../../test/properties';
import { aDeal } from '../../../test/deals';
import { aUser } from '../../../test/users';
import type { Deal } from '../../../records/deal';
import { Screen } from '../../../test/screen';
import { OfflineLoi } from './offline-loi';

/** Something that is on the screen while the offer is made. */
function Listed() {
  const { total } = useGetList('deals', { pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'ASC' } });
  return <p>{total} deals</p>;
}

function open(
  answer: { status?: number; text?: string; json?: unknown } = { json: 41 },
  publicPrice: number | null = null,
  deal?: Deal,
) {
  const calls = fakeApi([
    [/GET .*lookups/, () => ({ json: lookups })],
    [/GET .*v1\/deals\?/, () => ({ json: [], headers: { 'content-range': 'deals */0' } })],
    [/GET .*v1\/properties\/31/, () => ({ json: aProperty(31, { publicPrice }) })],
    [/GET .*v1\/users\/20$/, () => ({ json: aUser(20) })],
    [/POST /, () => answer],
  ]);
  render(
    <Screen at="/admin/properties">
      <Listed />
      <Routes>
        <Route
          path="/admin/properties"
          element={
            <OfflineLoi property={{ id: 31, name: 'Granite Peak', statusId: 1 }} deal={deal} onClose={jest.fn()} />
          }
        />
        <Route path="/admin/dealtracker" element={<h1>Deal Tracker</h1>} />
      </Routes>
      <Toasts />
    </Screen>,
  );
  return { calls };
}

async function fillAndSubmit() {
  const form = within(await screen.findByRole('dialog', { name: 'Offline LOI' }));
  const typed = {
    'First Name': 'Avery',
    Email: 'avery@example.com',
    City: 'Denver',
    Name: 'Avery Stone',
    Company: 'Stone Ridge',
    Offer: '4100000',
    'Source of Financing': 'Cash',
    'Earnest Money Deposit': '2.5',
  };
  for (const [label, text] of Object.entries(typed)) {
    await userEvent.click(form.getByLabelText(new RegExp(`^${label}`)));
    await userEvent.paste(text);
  }
  await userEvent.click(form.getByRole('combobox', { name: /^State/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Colorado' }));
  await userEvent.click(form.getByRole('combobox', { name: /^Diligence Period/ }));
  await userEvent.click(await screen.findByRole('option', { name: '30 days' }));
  await userEvent.click(form.getByRole('button', { name: 'Submit' }));
  return within(await screen.findByRole('alertdialog', { name: 'Confirm Offer Terms' }));
}

describe('an offline letter of intent', () => {
  it('[OFF-20] [OFF-23] [OFF-24] [OFF-25] [DEAL-35] is confirmed, sent, and leads to the deal tracker with everything loaded again', async () => {
    const { calls } = open();
    await screen.findByText('0 deals');
    const confirmation = await fillAndSubmit();
    expect(confirmation.getByText('$4,100,000')).toBeInTheDocument();
    const listed = calls.filter(({ path }) => path.includes('/deals?')).length;
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await userEvent.click(confirmation.getByRole('button', { name: 'Yes, Confirm & Submit' }));
    expect(await screen.findByRole('heading', { name: 'Deal Tracker' })).toBeInTheDocument();
    expect(screen.getByText(/^Offer Terms have been successfully submitted/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
    await waitFor(() => expect(calls.filter(({ path }) => path.includes('/deals?')).length).toBeGreaterThan(listed));
  });

  it('[OFF-23] stays where it is when it is refused, and says why', async () => {
    open({ status: 400, text: 'The property is closed.' });
    const confirmation = await fillAndSubmit();
    await userEvent.click(confirmation.getByRole('button', { name: 'Yes, Confirm & Submit' }));
    expect(
      await within(await screen.findByRole('dialog', { name: 'Offline LOI' })).findByRole('alert'),
    ).toHaveTextContent('The property is closed.');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('heading', { name: 'Deal Tracker' })).not.toBeInTheDocument();
  });

  it('[FOFF-01] is sent again under the same key when the answer was lost', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { calls } = open({ status: 504 });
    const sent = () =>
      calls.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('Idempotency-Key'));
    await userEvent.click((await fillAndSubmit()).getByRole('button', { name: 'Yes, Confirm & Submit' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, Confirm & Submit' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()).toEqual([expect.stringMatching(/^\w{32}$/), sent()[0]]);
    log.mockRestore();
  });

  const offered = aDeal(7, 6, {
    loiName: 'A. Stone',
    loiCompanyName: 'Stone LLC',
    diligencePeriodId: 2,
    earnestMoneyDeposit: 2.5,
    sourceOfFinancing: 'Cash',
  });
  it.each<[string, Deal, Record<string, string>, string]>([
    [
      'the account and the newest offer',
      { ...offered, buyerName: 'Avery Stone20', buyerEmail: 'avery20@example.com' },
      {
        'First Name': 'Avery',
        'Last Name': 'Stone20',
        Email: 'avery20@example.com',
        Name: 'A. Stone',
        Company: 'Stone LLC',
      },
      'Avery Stone20 has been told.',
    ],
    [
      'the account, before there is an offer',
      {
        ...aDeal(7, 4),
        buyerName: 'Avery Stone20',
        diligencePeriodId: 2,
        sourceOfFinancing: 'Cash',
        earnestMoneyDeposit: 1,
      },
      { Name: 'Avery Stone20', Company: 'Stone Ridge Capital' },
      'Avery Stone20 has been told.',
    ],
    [
      'the newest offer of a buyer without an account',
      {
        ...offered,
        buyerId: null,
        offline: true,
        buyerName: 'Mary Ann Lee',
        buyerEmail: 'mary@example.net',
        offlineBuyerFirstName: 'Mary Ann',
        offlineBuyerLastName: 'Lee',
        offlineBuyerCity: 'Denver',
        offlineBuyerStateId: 1,
      },
      { 'First Name': 'Mary Ann', 'Last Name': 'Lee', Email: 'mary@example.net' },
      'Mary Ann Lee has no account and has been told at mary@example.net.',
    ],
  ])('[FOFF-16] is filled in from %s, and says who was told', async (_from, deal, filled, told) => {
    open(undefined, undefined, deal);
    const form = within(await screen.findByRole('dialog', { name: 'Offline LOI' }));
    for (const [label, value] of Object.entries({ ...filled, City: 'Denver' })) {
      expect(await form.findByLabelText(new RegExp(`^${label}`))).toHaveValue(value);
    }
    await waitFor(() => expect(form.getByRole('combobox', { name: /^State/ })).toHaveValue('Colorado'));
    await userEvent.click(form.getByRole('button', { name: 'Submit' }));
    const confirmation = within(await screen.findByRole('alertdialog', { name: 'Confirm Offer Terms' }));
    // The second half of a double click on Submit lands on what has opened over it.
    fireEvent.click(confirmation.getByRole('button', { name: 'No, Revise' }), { detail: 2 });
    await userEvent.click(confirmation.getByRole('button', { name: 'Yes, Confirm & Submit' }));
    expect(await screen.findByText(/^Offer Terms have been successfully submitted/)).toHaveTextContent(told);
  });

  it.each([
    [10_000_000, 'This is 41 % of the asking price.'],
    [5_000_000, undefined],
    [null, undefined],
  ])('[FEVI-09] with a public price of %p the confirmation says %p', async (publicPrice, notice) => {
    open({ json: 41 }, publicPrice);
    const confirmation = await fillAndSubmit();
    if (notice) {
      expect(await confirmation.findByText(notice)).toBeInTheDocument();
    } else {
      expect(confirmation.queryByText(/of the asking price/)).not.toBeInTheDocument();
    }
  });
});
