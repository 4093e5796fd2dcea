import type { OfferDto } from '@stowbridge/api';
import { takePage } from '@stowbridge/contract/sign-in-again';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve, type Replies } from '../../../test/api-double';
import { anOffer, aProfile, aVersion, signedInAs } from '../../../test/fixtures';
import { renderAt } from '../../../test/render-page';
import { readSession } from '../../session/session';
import OfferDialog from './offer-dialog';
import { offerRules, offlineRules, type OfferField } from './offer-rules';

const lookups: Replies = {
  'GET /api/lookup/propertypricelookup': { body: { SEPrices: [], diligencePeriods: [{ ID: 3, Name: '45 days' }] } },
  'GET /api/account/profile': { body: { FirstName: 'Maya', LastName: 'Okafor', CompanyName: 'Okafor Capital' } },
  'GET /api/lookup/state': { body: [{ ID: 6, Name: 'Colorado' }] },
};
const values = {} as Record<OfferField, string>;
const problem = (field: keyof typeof offerRules, value: string) => offerRules[field](value, values);

describe('the rules of an offer', () => {
  it.each([
    ['[OFF-01]', 'LOIName', '', 'Name is required'],
    ['[OFF-02]', 'LOIName', 'n'.repeat(201), 'Name must be at most 200 characters'],
    ['[OFF-03]', 'LOICompanyName', ' ', 'Company is required'],
    ['[OFF-04]', 'LOICompanyName', 'c'.repeat(301), 'Company must be at most 300 characters'],
    ['[OFF-05]', 'Offer', '', 'Offer is required'],
    ['[OFF-06]', 'Offer', '12.5', 'Offer is invalid'],
    ['[OFF-06]', 'Offer', '$12', 'Offer is invalid'],
    ['[OFF-06]', 'Offer', '12,500,000', undefined],
    ['[OFF-07]', 'Offer', '12345678901234', 'Offer must be at most 13 characters'],
    ['[OFF-08]', 'DiligencePeriodID', '', 'Diligence Period is required'],
    ['[OFF-09]', 'SourceOfFinancing', '', 'Source of Financing is required'],
    ['[OFF-10]', 'SourceOfFinancing', 's'.repeat(301), 'Source of Financing must be at most 300 characters'],
    ['[OFF-11]', 'EarnestMoneyDeposit', '', 'Earnest Money Deposit is required'],
    ['[OFF-12]', 'EarnestMoneyDeposit', '2%', 'Earnest Money Deposit is invalid'],
    ['[OFF-12]', 'EarnestMoneyDeposit', '101', 'Earnest Money Deposit is invalid'],
    ['[OFF-12]', 'EarnestMoneyDeposit', '2.75', undefined],
    ['[FSITE-09]', 'EarnestMoneyDeposit', '1,5', 'Earnest Money Deposit is invalid'],
    ['[FSITE-09]', 'EarnestMoneyDeposit', ',', 'Earnest Money Deposit is invalid'],
    ['[FSITE-09]', 'Offer', ',', 'Offer is invalid'],
    ['[FSITE-09]', 'Offer', '1,50', 'Offer is invalid'],
    ['[OFF-13]', 'EarnestMoneyDeposit', '1.000000000000', 'Earnest Money Deposit must be at most 13 characters'],
  ] as const)('%s answers %s "%s" with %s', (_id, field, value, text) => {
    expect(problem(field, value)).toBe(text);
  });

  it('[OFF-14, OFF-15, OFF-16, OFF-17, OFF-18, OFF-19] asks for an offline buyer, whose last name is optional', () => {
    const empty = Object.entries(offlineRules).map(([name, rule]) => [name, rule('', values)]);
    expect(Object.fromEntries(empty)).toEqual({
      OfflineBuyerFirstName: 'First Name is required',
      OfflineBuyerLastName: undefined,
      OfflineBuyerEmail: 'Email is required',
      OfflineBuyerCity: 'City is required',
      OfflineBuyerStateID: 'State is required',
    });
    expect(offlineRules.OfflineBuyerLastName('x'.repeat(101), values)).toBe('Last Name must be at most 100 characters');
  });
});

describe('submitting an offer', () => {
  const open = (offline = false, replaced?: OfferDto) =>
    renderAt(<OfferDialog profile={aProfile()} offline={offline} replaced={replaced} onClose={jest.fn()} />);
  const fill = async (offer = '12000000') => {
    await userEvent.type(await screen.findByLabelText('Offer'), offer);
    await userEvent.selectOptions(screen.getByLabelText('Diligence Period'), '3');
    await userEvent.type(screen.getByLabelText('Earnest Money Deposit'), '2.5');
    await userEvent.type(screen.getByLabelText('Source of Financing'), 'SBA loan');
    await userEvent.click(screen.getByRole('button', { name: 'Review Offer Terms' }));
  };

  it('[OFF-20, OFF-21, OFF-22, OFF-25, OFF-27, OFF-28, PROF-08, CONST-16] confirms, posts, says so and goes to the buyer dashboard', async () => {
    signedInAs('Buyer');
    const calls = serve({ ...lookups, 'POST /api/buyer/store/deal': { body: { ID: 31 } } });
    const { visited } = open();
    await fill();
    expect(await screen.findByRole('group', { name: 'Confirm your offer terms' })).toHaveTextContent('$12,000,000');
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Yes, Confirm & Submit' }));
    expect(
      await screen.findByText(
        'Offer Terms have been successfully submitted. Offer details are now available under submitted offers on your buyer account. A Stowbridge Agent will contact you shortly with next steps.',
      ),
    ).toBeInTheDocument();
    expect(calls.at(-1)?.body).toEqual({
      Store: { StoreID: 7, StoreName: 'Harbor Gate Storage', Price: 12_000_000, StatusID: 1 },
      BuyerStore: {
        LOIName: 'Maya Okafor',
        LOICompanyName: 'Okafor Capital',
        SourceOfFinancing: 'SBA loan',
        EarnestMoneyDeposit: 2.5,
        DiligencePeriodID: 3,
      },
      IsOffline: false,
    });
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(visited).toEqual(['/buyer/dashboard']));
  });

  it.each([
    ['1240', 'This is 0.01 % of the asking price.'],
    ['12000000', undefined],
    ['24800000', 'This is 200 % of the asking price.'],
  ])(
    '[FEVI-09, FSITE-09] says before an offer of $%s is sent how far it is from the price',
    async (offer, sentence) => {
      signedInAs('Buyer');
      serve(lookups);
      open();
      await fill(offer);
      await screen.findByRole('group', { name: 'Confirm your offer terms' });
      expect(screen.queryByRole('alert')?.textContent).toBe(sentence);
    },
  );

  it('[OFF-21] goes back to the terms as they were typed on No, Revise', async () => {
    serve(lookups);
    open();
    await fill();
    await userEvent.click(await screen.findByRole('button', { name: 'No, Revise' }));
    expect(screen.getByLabelText('Offer')).toHaveValue('12,000,000');
    expect(screen.getByLabelText('Source of Financing')).toHaveValue('SBA loan');
  });

  it('[FSITE-04] keeps the terms while they are confirmed, through the end of the session, until they are sent', async () => {
    signedInAs('Buyer');
    serve({
      ...lookups,
      'POST /api/buyer/store/deal': { status: 401 },
      'POST /api/v1/session/refresh': { status: 401 },
    });
    const { unmount } = open();
    await fill();
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, Confirm & Submit' }));
    await waitFor(() => expect(readSession()).toBeNull());
    expect(takePage(sessionStorage, 9)).toMatchObject({ form: 'offer-7' });
    unmount();
    signedInAs('Buyer');
    serve({ ...lookups, 'POST /api/buyer/store/deal': { body: { ID: 31 } } });
    open();
    await waitFor(() => expect(screen.getByLabelText('Offer')).toHaveValue('12,000,000'));
    expect(screen.getByLabelText('Diligence Period')).toHaveValue('3');
    expect(screen.getByLabelText('Source of Financing')).toHaveValue('SBA loan');
    await userEvent.click(screen.getByRole('button', { name: 'Review Offer Terms' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, Confirm & Submit' }));
    await screen.findByText(/successfully submitted/);
    expect(sessionStorage).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  });

  it('shows the refusal of the server above the terms', async () => {
    serve({ ...lookups, 'POST /api/buyer/store/deal': { status: 400, body: 'This property takes no offers.' } });
    open();
    await fill();
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, Confirm & Submit' }));
    expect(await screen.findByText('This property takes no offers.')).toBeInTheDocument();
    expect(screen.getByLabelText('Company')).toHaveValue('Okafor Capital');
  });

  const replaced = anOffer({
    Price: 1_900_000,
    Version: 2,
    Versions: [aVersion({ Version: 2, Price: 1_900_000, CreatedDate: '2026-11-20T12:00:00Z' }), aVersion()],
  });

  it('[FSITE-16] revises: prefilled with the newest terms, says what it replaces and marks what changed', async () => {
    signedInAs('Buyer');
    const calls = serve({ ...lookups, 'POST /api/buyer/store/deal': { body: { ID: 31 } } });
    open(false, replaced);
    expect(await screen.findByText('This replaces your offer of $1,900,000 from 11/20/2026.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Revise offer terms, Harbor Gate Storage' })).toBeInTheDocument();
    const amount = screen.getByLabelText('Offer');
    expect(amount).toHaveValue('1,900,000');
    expect(screen.getByLabelText('Diligence Period')).toHaveValue('3');
    expect(screen.getByLabelText('Earnest Money Deposit')).toHaveValue('2.5');
    await userEvent.clear(amount);
    await userEvent.type(amount, '2050000');
    await userEvent.clear(screen.getByLabelText('Source of Financing'));
    await userEvent.type(screen.getByLabelText('Source of Financing'), 'Cash');
    await userEvent.click(screen.getByRole('button', { name: 'Review Offer Terms' }));
    const confirmation = await screen.findByRole('group', { name: 'Confirm your offer terms' });
    expect(confirmation).toHaveTextContent('$2,050,000 Changedwas $1,900,000');
    expect(confirmation).toHaveTextContent('Cash Changedwas SBA loan');
    expect(within(confirmation).getAllByText('Changed')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Yes, Confirm & Submit' }));
    await screen.findByText(/^Offer Terms have been successfully submitted/);
    expect(calls.at(-1)?.body).toMatchObject({
      Store: { Price: 2_050_000 },
      BuyerStore: { SourceOfFinancing: 'Cash', LOIName: 'Maya Okafor' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  });

  it('[FSITE-16] refuses a revision that changes nothing, however it is written', async () => {
    signedInAs('Buyer');
    const calls = serve(lookups);
    open(false, replaced);
    await userEvent.type(await screen.findByLabelText('Earnest Money Deposit'), '0');
    await userEvent.click(screen.getByRole('button', { name: 'Review Offer Terms' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing has changed.');
    expect(screen.queryByRole('group', { name: 'Confirm your offer terms' })).not.toBeInTheDocument();
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('[OFF-14, OFF-28] asks an administrator for the buyer of an offline offer', async () => {
    signedInAs('Admin');
    serve(lookups);
    open(true);
    await userEvent.click(await screen.findByRole('button', { name: 'Review Offer Terms' }));
    expect(screen.getByRole('alert')).toHaveTextContent('First Name is required');
    expect(screen.getByLabelText('State')).toHaveAttribute('aria-invalid', 'true');
  });
});
