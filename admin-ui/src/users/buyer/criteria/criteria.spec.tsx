import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { Toasts } from '../../../layout/toasts';
import { fakeApi } from '../../../test/fake-api';
import { lookups } from '../../../test/lookups';
import { Screen } from '../../../test/screen';
import { CriteriaPanel } from './criteria-panel';
import { criteriaErrors, newCriteria } from './criteria-form.rules';

const criteria = {
  id: 5,
  userId: 12,
  userName: 'Avery Stone',
  name: 'Income in the mountains',
  must: [
    { kind: 'capRate', from: 6, to: 8 },
    { kind: 'states', ids: [lookups.states[0]?.id] },
  ],
  nice: [{ kind: 'climateShare', from: 50, to: null, weight: 3 }],
  equity: 2_000_000,
  maxPrice: 5_000_000,
  exchangeDeadline: null,
  activeUntil: '2020-01-31',
  isActive: false,
  enteredByOffice: true,
  createdAt: '2026-10-01T18:00:00Z',
  modifiedAt: '2026-10-01T18:00:00Z',
};

function open(list: object[] = [criteria], answer: object = { json: criteria }) {
  const calls = fakeApi([
    [/GET .*lookups/, () => ({ json: lookups })],
    [/GET .*v1\/criteria\?/, () => ({ json: list, headers: { 'content-range': `criteria 0-0/${list.length}` } })],
    [/GET .*v1\/criteria\/5$/, () => ({ json: criteria, headers: { etag: '"3"' } })],
    [/GET .*v1\/places\?/, () => ({ json: { name: 'Austin, TX', latitude: 30.2672, longitude: -97.7431 } })],
    [/(POST|PUT|DELETE) .*v1\/criteria/, () => answer],
  ]);
  render(
    <Screen at="/viewbuyer/12">
      <Routes>
        <Route path="/viewbuyer/:buyerId/*" element={<CriteriaPanel userId={12} />} />
      </Routes>
      <Toasts />
    </Screen>,
  );
  return () => calls.filter(({ method }) => method !== 'GET');
}

describe('what a buyer buys, as the office enters it', () => {
  it('[BEYB-57] is listed in words, with who wrote it and that it has ended', async () => {
    open();
    await screen.findByText(criteria.name);
    const row = within(screen.getAllByRole('row')[1] as HTMLElement);
    for (const text of [
      criteria.name,
      'entered by the office',
      'Ended',
      `Cap rate 6-8 · ${lookups.states[0]?.name}`,
      /^Better: .* from 50% \(weight 3\)$/,
      '$5,000,000',
      '$2,000,000',
    ]) {
      expect(await row.findByText(text)).toBeInTheDocument();
    }
  });

  it('[BEYB-57] is entered with musts and weighted wishes', async () => {
    const writes = open([], { status: 201, json: criteria });
    await userEvent.click(await screen.findByRole('button', { name: 'Add What They Buy' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add What They Buy' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    expect(writes()).toEqual([]);
    expect(dialog.getAllByText('Name is required').length).toBeGreaterThan(0);
    expect(dialog.getAllByText('States is invalid').length).toBeGreaterThan(0);
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Texas');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove: States' }));
    await userEvent.type(dialog.getByLabelText('Price to ($)'), '5,000,000');
    await userEvent.click(dialog.getByRole('button', { name: 'Add a condition' }));
    await userEvent.click(dialog.getAllByRole('combobox', { name: 'Condition' })[1] as HTMLElement);
    await userEvent.click(await screen.findByRole('option', { name: 'Area' }));
    await userEvent.click(dialog.getByRole('combobox', { name: /^Counts ?: Area$/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Wish, weight 4' }));
    await userEvent.type(dialog.getByLabelText('City or ZIP code'), 'Austin');
    await userEvent.click(dialog.getByRole('button', { name: 'Use' }));
    expect(await dialog.findByText('25 miles around Austin, TX')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(writes()[0]).toMatchObject({
      method: 'POST',
      body: {
        userId: 12,
        name: 'Texas',
        must: [{ kind: 'price', from: null, to: 5_000_000 }],
        nice: [{ kind: 'area', weight: 4, area: expect.stringMatching(/^30\.\d+,-97\.\d+_/) as string }],
        equity: null,
        activeUntil: null,
      },
    });
  });

  it('[BEYB-57] is corrected as a whole, over what was read', async () => {
    const writes = open();
    await userEvent.click(await screen.findByRole('button', { name: `Edit: ${criteria.name}` }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Update What They Buy' }));
    const to = await dialog.findByLabelText('Cap rate to (%)');
    await userEvent.clear(to);
    await userEvent.type(to, '7.5');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(writes()).toHaveLength(1));
    const { name, nice, equity, maxPrice, exchangeDeadline, activeUntil } = criteria;
    expect(writes()[0]?.body).toEqual({
      name,
      must: [{ kind: 'capRate', from: 6, to: 7.5 }, criteria.must[1]],
      nice,
      equity,
      maxPrice,
      exchangeDeadline,
      activeUntil,
    });
    expect(writes()[0]?.headers.get('If-Match')).toBe('"3"');
  });

  it('is deleted after a question', async () => {
    const writes = open();
    await userEvent.click(await screen.findByRole('button', { name: `Delete: ${criteria.name}` }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(writes()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, Delete' }));
    await waitFor(() => expect(writes()).toMatchObject([{ method: 'DELETE' }]));
  });

  it.each([
    ['a day that has passed', { activeUntil: '01-31-2021' }, { activeUntil: 'Active until cannot be in the past' }],
    ['a day that there is not', { activeUntil: '13-31-2026' }, { activeUntil: 'Active until is invalid' }],
    ['the day that is stored', { activeUntil: '01-31-2020' }, {}],
    ['no amount', { equity: 'x', maxPrice: '0' }, { equity: 'Equity is invalid', maxPrice: 'Budget is invalid' }],
    ['too long a name', { name: 'x'.repeat(81) }, { name: 'At most 80 characters' }],
  ])('[BEYB-62] %s', (_, given, errors) => {
    const form = { ...newCriteria, name: 'Any', asked: [], ...given };
    expect(criteriaErrors(form, 'America/Denver', criteria)).toEqual(errors);
  });
});
