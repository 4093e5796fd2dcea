import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { fakeApi, type Call } from '../test/fake-api';
import { Screen } from '../test/screen';
import type { Import } from './import';
import ImportList from './import-list';
import ImportPage from './import-page';

const one = (given: Partial<Import> = {}): Import => ({
  id: 3,
  kind: 'properties',
  fileName: 'listings.xlsx',
  headings: ['Name', 'Town', 'Where'],
  columns: ['name', 'city', ''],
  state: 'checked',
  rowCount: 300,
  checkedCount: 300,
  rightCount: 288,
  wrongCount: 12,
  changingCount: 0,
  writtenCount: 0,
  refusedCount: 0,
  removedCount: 0,
  keptCount: 0,
  samples: [
    {
      rowNumber: 2,
      values: [
        { label: 'Property Name', text: 'Denver' },
        { label: 'City', text: '1 Main St' },
      ],
    },
  ],
  mails: false,
  error: null,
  madeById: 1,
  madeByName: 'Sam Carter',
  committedById: null,
  committedByName: null,
  createdAt: '2026-10-02T18:00:00Z',
  checkedAt: '2026-10-02T18:01:00Z',
  committedAt: null,
  doneAt: null,
  undoneAt: null,
  ...given,
});
const row = {
  id: 8,
  rowNumber: 11,
  cells: ['Depot 10', 'Denver', 'Colorodo'],
  state: 'wrong',
  creates: null,
  recordId: null,
  name: null,
  problems: [{ heading: 'Where', message: 'State "Colorodo" is not known' }],
};
const written = (given: Partial<Import> = {}): Import =>
  one({
    state: 'done',
    writtenCount: 288,
    committedById: 2,
    committedByName: 'Nia Hart',
    committedAt: new Date().toISOString(),
    doneAt: new Date().toISOString(),
    ...given,
  });

function open(at: string, stored: Import | undefined, fail = false): Call[] {
  const calls = fakeApi([
    [/GET .*v1\/imports\/3\/rows/, () => ({ json: [row], headers: { 'content-range': 'import-rows 0-0/1' } })],
    [/GET .*v1\/imports\/3$/, () => (stored ? { json: stored } : { status: 404, text: '' })],
    [
      /GET .*v1\/imports\?/,
      () =>
        fail
          ? { status: 503, text: '' }
          : { json: stored ? [stored] : [], headers: { 'content-range': `imports 0-0/${stored ? 1 : 0}` } },
    ],
    [/PUT .*imports\/3\/mapping$/, () => ({ json: one({ state: 'checking' }) })],
    [/POST .*imports\/3\/(commit|undo)$/, () => ({ json: one({ state: 'committing' }) })],
    [/DELETE .*imports\/3$/, () => ({ status: 204 })],
  ]);
  render(
    <Screen at={at}>
      <Routes>
        <Route path="/admin/imports" element={<ImportList />} />
        <Route path="/admin/imports/new" element={<ImportList />} />
        <Route path="/admin/imports/:importId/*" element={<ImportPage />} />
      </Routes>
    </Screen>,
  );
  return calls;
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const sent = (calls: Call[], method: string) => calls.filter((call) => call.method === method);

describe('imports', () => {
  it('[BEYE-31] are listed with how far each is, by whoever began it', async () => {
    open('/admin/imports', one({ state: 'committing', writtenCount: 144 }));
    const listed = await screen.findByRole('row', { name: /listings\.xlsx/ });
    expect(listed).toHaveTextContent('Importing, 50%');
    expect(listed).toHaveTextContent('Sam Carter');
  });

  it('say when there are none, and when the list is not here', async () => {
    open('/admin/imports', undefined);
    expect(await screen.findByText(/Nothing is written before you have seen what is right/)).toBeVisible();
  });

  it('ask for a file and for what its rows are', async () => {
    open('/admin/imports/new', undefined);
    const form = within(await screen.findByRole('dialog', { name: 'New import' }));
    await userEvent.click(form.getByRole('radio', { name: 'Vendors' }));
    await userEvent.click(form.getByRole('button', { name: 'Check it' }));
    expect(await form.findByText('File is required')).toBeVisible();
  });

  it('[BEYE-25, BEYE-34] one shows its rows as they will be, and what is wrong with those that are', async () => {
    open('/admin/imports/3', one());
    const samples = within(await screen.findByRole('region', { name: 'As it will be shown' }));
    expect(samples.getByText('1 Main St')).toBeVisible();
    const problems = within(screen.getByRole('region', { name: 'Left out' }));
    expect(await problems.findByText('Where: State "Colorodo" is not known')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Left out' })).toHaveTextContent('12 rows');
  });

  it('[BEYE-34] a column is said to be another field, and checked again', async () => {
    const calls = open('/admin/imports/3', one());
    const columns = within(await screen.findByRole('region', { name: 'Columns' }));
    expect(columns.getByRole('button', { name: 'Check again' })).toBeDisabled();
    await userEvent.click(columns.getByRole('combobox', { name: /^Where/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'City' }));
    expect(columns.getByText('City is named twice.')).toBeVisible();
    await userEvent.click(columns.getByRole('combobox', { name: /^Where/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'State' }));
    await userEvent.click(columns.getByRole('button', { name: 'Check again' }));
    await waitFor(() =>
      expect(sent(calls, 'PUT').map(({ body }) => body)).toEqual([{ columns: ['name', 'city', 'stateId'] }]),
    );
  });

  it('[BEYE-26] the right rows are imported, with mails only when they are ticked', async () => {
    const calls = open('/admin/imports/3', one());
    await press('Import 288 rows');
    const form = within(await screen.findByRole('dialog', { name: 'Import' }));
    expect(form.getByRole('checkbox', { name: 'Mail the sellers' })).not.toBeChecked();
    await userEvent.click(form.getByRole('button', { name: 'Import 288 rows' }));
    await waitFor(() => expect(sent(calls, 'POST').map(({ body }) => body)).toEqual([{ rows: 'right', mails: false }]));
  });

  it('[BEYE-33] one is undone after a question, within a day', async () => {
    const calls = open('/admin/imports/3', written());
    await press('Undo');
    const question = within(await screen.findByRole('alertdialog', { name: 'Undo import' }));
    await userEvent.click(question.getByRole('button', { name: 'Undo 288 rows' }));
    await waitFor(() => expect(sent(calls, 'POST').map(({ path }) => path)).toEqual(['/api/v1/imports/3/undo']));
  });

  it('[BEYE-33] a day later there is no undo, and what was kept is named', async () => {
    open(
      '/admin/imports/3',
      written({ state: 'undone', removedCount: 287, keptCount: 1, undoneAt: '2026-10-02T19:00:00Z' }),
    );
    expect(await screen.findByRole('region', { name: 'Kept, and left out' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('is dropped, and says why it failed', async () => {
    const calls = open('/admin/imports/3', one({ state: 'failed', error: 'It could not be finished: no room.' }));
    expect(await screen.findByText('It could not be finished: no room.')).toBeVisible();
    await press('Drop');
    await press('Drop it');
    await waitFor(() => expect(sent(calls, 'DELETE')).toHaveLength(1));
  });

  it('says so when it is gone', async () => {
    open('/admin/imports/3', undefined);
    expect(await screen.findByText(/This import could not be opened/)).toBeVisible();
  });
});
