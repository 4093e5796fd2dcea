import type { CriteriaDto } from '@stowbridge/api';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve, type Replies } from '../../../test/api-double';
import { signedInAs } from '../../../test/fixtures';
import { renderAt } from '../../../test/render-page';
import { Component } from '../../pages/what-i-buy-page';

const LIST = `GET /api/v1/me/criteria?range=${encodeURIComponent('[0,19]')}`;
const ONE = 'GET /api/v1/me/criteria/5';
const LOOKUP = 'GET /api/lookup/propertylookup';
const lookup = {
  states: [
    { ID: 5, Name: 'Colorado' },
    { ID: 44, Name: 'Texas' },
  ],
  storeTypes: [{ ID: 1, Name: 'Drive-up' }],
};

const some = (given: Partial<CriteriaDto> = {}): CriteriaDto => ({
  id: 5,
  name: 'Income in Texas',
  must: [
    { kind: 'capRate', from: 6, to: 8 },
    { kind: 'states', ids: [44] },
  ],
  nice: [{ kind: 'climateShare', from: 50, to: null, weight: 3 }],
  equity: 2_000_000,
  maxPrice: 5_000_000,
  exchangeDeadline: null,
  activeUntil: '2020-01-31',
  isActive: true,
  enteredByOffice: true,
  createdAt: '2026-11-01T18:00:00Z',
  modifiedAt: '2026-11-01T18:00:00Z',
  ...given,
});

function open(criteria: CriteriaDto[], more: Replies = {}) {
  signedInAs('Buyer');
  const calls = serve({
    [LIST]: { body: criteria },
    [ONE]: { body: criteria[0], headers: { etag: '"7"' } },
    [LOOKUP]: { body: lookup },
    ...more,
  });
  renderAt(<Component />, { path: '/what-i-buy' });
  return () => calls.filter(({ method }) => method !== 'GET');
}

describe('What I buy', () => {
  it('[BEYB-57] says what each asks, that the office wrote it down, and that it has ended', async () => {
    open([some({ isActive: false })]);
    const item = (await screen.findByRole('heading', { name: /^Income in Texas/ })).closest('li');
    for (const text of [
      'Ended',
      'Cap rate 6-8 · Texas',
      'Better: ',
      ' from 50% (weight 3)',
      'Budget $5,000,000 · Equity $2,000,000 · Active until 01/31/2020 · Written down by our office',
    ]) {
      expect(item).toHaveTextContent(text);
    }
  });

  it('[BEYB-57] sends what is complete alone', async () => {
    const writes = open([], { 'POST /api/v1/me/criteria': { status: 201, body: some() } });
    expect(await screen.findByText(/^Nothing yet\./)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Add what I buy' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add what I buy' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    for (const problem of ['Name is required', 'States is invalid']) {
      expect(dialog.getAllByText(problem).length).toBeGreaterThan(0);
    }
    expect(dialog.getByLabelText('States').closest('li')).toHaveTextContent('States is invalid');
    await userEvent.type(dialog.getByLabelText('Name'), 'Texas');
    await userEvent.selectOptions(dialog.getByLabelText('States'), 'Colorado');
    await userEvent.selectOptions(dialog.getByLabelText('States'), 'Texas');
    await userEvent.click(dialog.getByRole('button', { name: 'Colorado remove' }));
    await userEvent.selectOptions(dialog.getByLabelText('Counts: Price'), 'Wish, weight 4');
    await userEvent.type(dialog.getByLabelText('Price To ($)'), '4,000,000');
    await userEvent.type(dialog.getByLabelText(/^Budget/), '5000000');
    expect(writes()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(writes()[0]?.key).toBeTruthy();
    expect(writes()[0]?.body).toEqual({
      name: 'Texas',
      must: [{ kind: 'states', ids: [44] }],
      nice: [{ kind: 'price', from: null, to: 4_000_000, weight: 4 }],
      maxPrice: 5_000_000,
      equity: null,
      exchangeDeadline: null,
      activeUntil: null,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('[BEYB-57] corrects what the office wrote down, with an area around a place', async () => {
    const place = { name: 'Austin, TX', latitude: 30.2672, longitude: -97.7431 };
    const writes = open([some()], {
      'PUT /api/v1/me/criteria/5': { body: some() },
      'GET /api/v1/places?name=Austin': { body: place },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Edit ?: Income in Texas$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct what I buy' }));
    await userEvent.click(dialog.getByRole('button', { name: /^Remove ?: States$/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add a condition' }));
    await userEvent.selectOptions(dialog.getAllByLabelText('Condition').at(-1) as HTMLElement, 'Area');
    await userEvent.type(dialog.getByLabelText('City or ZIP code'), 'Austin');
    await userEvent.click(dialog.getByRole('button', { name: 'Use' }));
    expect(await dialog.findByText('25 miles around Austin, TX')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(writes()).toHaveLength(1));
    const { name, nice, equity, maxPrice, exchangeDeadline, activeUntil } = some();
    expect(writes()[0]?.body).toEqual({
      name,
      must: [
        { kind: 'capRate', from: 6, to: 8 },
        { kind: 'area', area: expect.stringMatching(/^30\.\d+,-97\.\d+_/) as string },
      ],
      nice,
      equity,
      maxPrice,
      exchangeDeadline,
      // It has passed, and may stay as it was.
      activeUntil,
    });
  });

  it('[BEYB-57] begins with what is stored now, and undoes nothing that the office changes meanwhile', async () => {
    const detail = 'Somebody else has changed it meanwhile. Please load it again.';
    const writes = open([some()], {
      [ONE]: { body: some({ name: 'Corrected by the office' }), headers: { etag: '"8"' } },
      'PUT /api/v1/me/criteria/5': { status: 412, body: { detail } },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Edit ?: Income in Texas$/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Name')).toHaveValue('Corrected by the office');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(detail)).toBeInTheDocument();
    expect(writes()).toMatchObject([{ method: 'PUT', version: '"8"' }]);
  });

  it('says when one that is to be corrected could not be loaded', async () => {
    open([some()], { [ONE]: { status: 404, body: { detail: 'The criteria was not found.' } } });
    await userEvent.click(await screen.findByRole('button', { name: /^Edit ?: Income in Texas$/ }));
    const alert = within(await screen.findByRole('alertdialog'));
    expect(alert.getByText('Income in Texas could not be loaded. The criteria was not found.')).toBeInTheDocument();
    await userEvent.click(alert.getByRole('button', { name: 'OK' }));
  });

  it('[BEYB-62] refuses crossed ranges and a day that has passed, and says what the server refuses', async () => {
    const writes = open([some({ activeUntil: null })], {
      'PUT /api/v1/me/criteria/5': { status: 422, body: { detail: 'States is invalid' } },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Edit ?: Income in Texas$/ }));
    const dialog = within(await screen.findByRole('dialog'));
    const from = dialog.getByLabelText('Cap rate From (%)');
    await userEvent.clear(from);
    await userEvent.type(from, '9');
    await userEvent.type(dialog.getByLabelText(/^Active until/), '2021-01-31');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getAllByText('Cap rate is invalid').length).toBeGreaterThan(0);
    expect(dialog.getAllByText('Active until cannot be in the past').length).toBeGreaterThan(0);
    expect(from).toBeInvalid();
    await userEvent.clear(from);
    await userEvent.clear(dialog.getByLabelText(/^Active until/));
    expect(writes()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('States is invalid')).toBeInTheDocument();
  });

  it('deletes one after a question', async () => {
    const writes = open([some()], { 'DELETE /api/v1/me/criteria/5': { status: 204 } });
    await userEvent.click(await screen.findByRole('button', { name: /^Delete ?: Income in Texas$/ }));
    expect(writes()).toEqual([]);
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(writes()).toMatchObject([{ method: 'DELETE' }]));
  });

  it('says when it could not be loaded, and tries again', async () => {
    const answer = { status: 503, body: { detail: 'Down' } as unknown };
    open([], { [LIST]: () => answer });
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    Object.assign(answer, { status: 200, body: [some()] });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: /^Income in Texas/ })).toBeInTheDocument();
  });
});
