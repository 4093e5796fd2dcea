import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toasts } from '../../layout/toasts';
import { fakeApi } from '../../test/fake-api';
import { lookups } from '../../test/lookups';
import { Screen } from '../../test/screen';
import { BuyerActions } from './buyer-actions';
import { MatchesPanel } from './matches-panel';

const reason = { from: null, to: null, ids: null, area: null, weight: null };
const aMatch = (id: number, given: object = {}) => ({
  id,
  userId: id,
  userName: `Buyer ${id}`,
  company: null,
  propertyId: 7,
  propertyName: 'Harbor Gate',
  criteriaId: id,
  criteriaName: 'Income',
  verdict: 'match',
  score: 50,
  reasons: [
    { ...reason, kind: 'capRate', from: 6, to: 8, value: 6.4, holds: true },
    { ...reason, kind: 'climateShare', from: 50, weight: 2, value: 30, holds: false },
  ],
  lastSeenAt: null,
  ndaSigned: true,
  favourite: false,
  maxPrice: 5_000_000,
  equity: null,
  ...given,
});

describe('the matches of a listing', () => {
  it('[BEYB-54] [BEYB-55] say how well each buyer fits and why, and of whom it is not known', async () => {
    fakeApi([
      [/GET .*lookups/, () => ({ json: lookups })],
      [
        /matching-buyers\?/,
        () => ({
          json: [
            aMatch(1),
            aMatch(2, {
              verdict: 'unknown',
              score: 100,
              ndaSigned: false,
              reasons: [{ ...reason, kind: 'yearBuilt', from: 1990, value: null, holds: null }],
            }),
          ],
          headers: { 'content-range': 'rows 0-1/2' },
        }),
      ],
    ]);
    render(
      <Screen>
        <MatchesPanel
          resource="properties/7/matching-buyers"
          title="Matching buyers"
          empty="None"
          subject={({ userName }) => userName}
        />
      </Screen>,
    );
    const [, first, second] = await screen.findAllByRole('row');
    for (const [row, texts] of [
      [first, ['Buyer 1', '50%', '6.4% cap in 6-8; not: climate 30% of 50%', 'NDA signed', '$5,000,000']],
      [second, ['Buyer 2', 'Unknown', 'unknown: year built', 'Nothing yet']],
    ] as const) {
      for (const text of texts) {
        expect(within(row).getByText(text)).toBeInTheDocument();
      }
    }
  });

  it('[BEYB-60] of a buyer say nothing that would be the same in every row', async () => {
    fakeApi([
      [/GET .*lookups/, () => ({ json: lookups })],
      [/matching-properties\?/, () => ({ json: [aMatch(1)], headers: { 'content-range': 'rows 0-0/1' } })],
    ]);
    render(
      <Screen>
        <MatchesPanel
          resource="users/1/matching-properties"
          title="Matching properties"
          empty="None"
          subject={({ propertyName }) => propertyName}
        />
      </Screen>,
    );
    const headings = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Property', 'Score', 'Reasons', 'So far']);
  });

  const openTwo = (routes: Parameters<typeof fakeApi>[0]) => {
    const calls = fakeApi([
      [/GET .*lookups/, () => ({ json: lookups })],
      [/matching-buyers\?/, () => ({ json: [aMatch(1), aMatch(2)], headers: { 'content-range': 'rows 0-1/2' } })],
      ...routes,
    ]);
    render(
      <Screen>
        <MatchesPanel
          resource="properties/7/matching-buyers"
          title="Matching buyers"
          empty="None"
          subject={({ userName }) => userName}
          bulkActions={<BuyerActions property={{ id: 7, name: 'Harbor Gate', price: 4_000_000 }} />}
        />
        <Toasts />
      </Screen>,
    );
    return () =>
      calls
        .filter(({ method }) => method === 'POST')
        .map(({ path, body, headers }) => ({
          path,
          body,
          key: headers.get('Idempotency-Key'),
        }));
  };
  const selectAll = async () =>
    userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));

  it('[BEYB-54] those who are selected are written to, each once', async () => {
    const posts = openTwo([[/POST .*sendmail$/, () => ({ json: { ID: 5 } })]]);
    await selectAll();
    await userEvent.click(screen.getByRole('button', { name: 'Message' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Message to 2 buyers' }));
    await userEvent.type(dialog.getByRole('textbox'), 'It fits you.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send Message' }));
    expect(await screen.findByText('The message is sent to 2 buyers.')).toBeInTheDocument();
    expect(posts().map(({ body }) => body)).toEqual(
      [1, 2].map((ToUserID) => ({ MailContent: 'It fits you.', ToUserID, ToUserTypeID: 2 })),
    );
    expect(new Set(posts().map(({ key }) => key)).size).toBe(2);
    expect(screen.queryByText(/selected/)).not.toBeInTheDocument();
  });

  it('[BEYB-54] those who are selected can get a campaign', async () => {
    openTwo([]);
    await selectAll();
    expect(screen.getByRole('link', { name: 'Campaign' })).toHaveAttribute(
      'href',
      '/admin/campaigns/new?property=7&buyers=1,2',
    );
  });

  it('[BEYB-54] a deal is added for each who is selected; who is refused stays selected and is named', async () => {
    const posts = openTwo([
      [
        /POST .*v1\/deals$/,
        ({ body }) =>
          (body as { buyerId: number }).buyerId === 1
            ? { status: 201, json: { id: 9 } }
            : { status: 409, json: { detail: 'Their offer is open.' } },
      ],
    ]);
    await selectAll();
    await userEvent.click(screen.getByRole('button', { name: 'Add interest' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add interest of 2 buyers' }));
    await userEvent.clear(dialog.getByLabelText(/Price/));
    await userEvent.click(dialog.getByRole('button', { name: 'Add interest' }));
    expect(posts()).toEqual([]);
    await userEvent.type(dialog.getByLabelText(/Price/), '3900000');
    await userEvent.click(dialog.getByRole('button', { name: 'Add interest' }));
    expect(
      await screen.findByText(/The interest is added for 1 buyer.*Buyer 2: Their offer is open\./s),
    ).toBeInTheDocument();
    expect(posts().map(({ body }) => body)).toEqual(
      [1, 2].map((buyerId) => ({ propertyId: 7, dealName: 'Harbor Gate', price: 3_900_000, buyerId })),
    );
    await waitFor(() => expect(screen.getByText('1 selected, 1 on this page')).toBeInTheDocument());
  });
});
