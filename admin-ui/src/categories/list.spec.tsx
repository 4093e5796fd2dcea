import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type Call } from '../test/fake-api';
import { Screen } from '../test/screen';
import CategoryList from './list';

const category = (id: number, name: string, more: object = {}) => ({
  id,
  name,
  level: 1,
  primaryCategoryId: null,
  primaryCategoryName: null,
  active: true,
  createdAt: '2026-10-02T18:00:00Z',
  ...more,
});
const software = category(1, 'Software');
const gates = category(2, 'Gates', { level: 2, primaryCategoryId: 1, primaryCategoryName: 'Software' });
const closed = category(3, 'Closed', { active: false });

function open(categories = [software, gates, closed], more: Parameters<typeof fakeApi>[0] = []): Call[] {
  const calls = fakeApi([
    ...more,
    [
      /GET .*v1\/categories\?/,
      () => ({ json: categories, headers: { 'content-range': `categories 0-9/${categories.length}` } }),
    ],
    [/GET .*v1\/categories\/2/, () => ({ json: gates, headers: { etag: '"7"' } })],
    [
      /POST .*categories\/level/,
      () => ({
        json: {
          Categories: [
            { ID: 1, Name: 'Software', Level: 1 },
            { ID: 5, Name: 'Security', Level: 1 },
          ],
          Pagination: { TotalPages: 1 },
        },
      }),
    ],
    [/(PUT|POST) .*v1\/categories/, () => ({ json: gates })],
    [/(PUT|DELETE) .*admin\/category\//, () => ({ json: {} })],
  ]);
  render(
    <Screen at="/admin/category">
      <CategoryList />
    </Screen>,
  );
  return calls;
}

const listings = (calls: Call[]) => calls.filter(({ path }) => path.startsWith('/api/v1/categories?')).length;
const changes = (calls: Call[]) =>
  calls
    .filter(({ method, path }) => method !== 'GET' && !path.includes('level'))
    .map(({ method, path, body }) => ({ call: `${method} ${path}`, body }));
const row = async (name: string) => (await screen.findByRole('button', { name })).closest('tr') as HTMLElement;

describe('the category list', () => {
  it('[CAT-02] [CAT-03] [CAT-04] [CAT-05] [CAT-06] [CAT-07] has its total, columns and actions', async () => {
    open();
    expect(await screen.findByText('Total Categories: 3')).toBeInTheDocument();
    expect(document.title).toBe('Stowbridge | Categories');
    expect(screen.getByRole('button', { name: 'Add New Category' })).toBeInTheDocument();
    expect((await screen.findAllByRole('columnheader')).map((header) => header.textContent)).toEqual([
      'Category Name',
      'Primary Category',
      'Actions',
    ]);
    expect(
      within(await row('Gates'))
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label') ?? button.textContent),
    ).toEqual(['Gates', 'Edit: Gates', 'Delete: Gates']);
    expect(await row('Gates')).toHaveTextContent('Software');
    expect(screen.getByRole('button', { name: 'Restore: Closed' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete: Closed' })).not.toBeInTheDocument();
  });

  it('[CAT-01] searches by Category Name', async () => {
    const calls = open();
    await userEvent.type(screen.getByLabelText('Category Name'), 'gat{Enter}');
    await waitFor(() => expect(decodeURIComponent(calls.at(-1)?.path ?? '')).toContain('"q":"gat"'));
  });

  it('[CAT-11] says when there is none', async () => {
    open([]);
    expect(await screen.findByText('There is no category found')).toBeInTheDocument();
  });

  it('[CAT-08] [CAT-10] deletes after a confirmation, reloads and takes it back on Undo', async () => {
    const calls = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete: Gates' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Category' });
    expect(changes(calls)).toEqual([]);
    const before = listings(calls);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, Delete' }));
    await waitFor(() => expect(listings(calls)).toBeGreaterThan(before));
    expect(changes(calls)).toEqual([{ call: 'DELETE /api/admin/category/2', body: undefined }]);
  });

  it('[CAT-09] [CAT-10] restores an inactive one and reloads', async () => {
    const calls = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Restore: Closed' }));
    const before = listings(calls);
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, Restore' }));
    await waitFor(() => expect(listings(calls)).toBeGreaterThan(before));
    expect(changes(calls)).toEqual([{ call: 'PUT /api/admin/category/3', body: undefined }]);
  });

  it('[CAT-08] keeps the question open with the reason when the server refuses', async () => {
    open(undefined, [[/DELETE .*admin\/category/, () => ({ status: 400, text: 'Vendors are in this category.' })]]);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete: Gates' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, Delete' }));
    expect(
      await within(screen.getByRole('alertdialog')).findByText('Vendors are in this category.'),
    ).toBeInTheDocument();
  });
});

describe('the category form', () => {
  it('[CAT-12] [CAT-14] [CAT-15] [CAT-16] [CAT-17] adds a child with the picker', async () => {
    const calls = open();
    await userEvent.click(screen.getByRole('button', { name: 'Add New Category' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add New Category' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add Category' }));
    expect(await within(dialog).findByText('Category Name is required')).toBeInTheDocument();
    expect(within(dialog).getByLabelText(/Category Name/)).toHaveFocus();
    expect(changes(calls)).toEqual([]);
    await userEvent.type(within(dialog).getByLabelText(/Category Name/), 'Cameras');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Select Category' }));
    const picker = await screen.findByRole('dialog', { name: 'Select Category' });
    expect(await within(picker).findByRole('table', { name: 'Primary categories' })).toBeInTheDocument();
    await userEvent.click(within(picker).getByRole('button', { name: 'Select: Security' }));
    expect(await within(dialog).findByText('It stands below Security in the directory.')).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add Category' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(changes(calls)).toEqual([
      { call: 'POST /api/v1/categories', body: { name: 'Cameras', primaryCategoryId: 5 } },
    ]);
  });

  it('[CAT-13] updates the version that was read, and offers the newer one without losing what was typed', async () => {
    let refused = false;
    const calls = open(undefined, [
      [
        /PUT .*v1\/categories\/2/,
        () => {
          if (refused) {
            return { json: gates };
          }
          refused = true;
          return { status: 412, json: { title: 'It has changed meanwhile' } };
        },
      ],
      [
        /GET .*v1\/categories\/2/,
        () =>
          refused
            ? { json: { ...gates, primaryCategoryId: 5, primaryCategoryName: 'Security' }, headers: { etag: '"8"' } }
            : { json: gates, headers: { etag: '"7"' } },
      ],
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit: Gates' }));
    const dialog = await screen.findByRole('dialog', { name: 'Update Category' });
    const name = await within(dialog).findByLabelText(/Category Name/);
    await userEvent.clear(name);
    await userEvent.type(name, 'Gates and locks');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('It stands below Security in the directory.')).toBeInTheDocument();
    expect(within(dialog).getByLabelText(/Category Name/)).toHaveValue('Gates and locks');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const puts = calls.filter(({ method }) => method === 'PUT');
    expect(puts.map(({ headers }) => headers.get('If-Match'))).toEqual(['"7"', '"8"']);
    expect(puts[1].body).toEqual({ name: 'Gates and locks', primaryCategoryId: 5 });
  });

  it('[CAT-13] shows what the server says of a field beside it', async () => {
    open(undefined, [
      [
        /PUT .*v1\/categories/,
        () => ({
          status: 409,
          json: {
            title: 'Exists',
            detail: 'A category of this name exists already.',
            errors: [{ field: 'name', message: 'Choose another name.' }],
          },
        }),
      ],
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit: Gates' }));
    const dialog = await screen.findByRole('dialog', { name: 'Update Category' });
    await userEvent.type(await within(dialog).findByLabelText(/Category Name/), '{Enter}');
    expect(await within(dialog).findByText('Choose another name.')).toBeInTheDocument();
    expect(within(dialog).getByText('A category of this name exists already.')).toBeInTheDocument();
  });

  it('[CAT-16] says in the picker when there is no primary category', async () => {
    open(undefined, [
      [/POST .*categories\/level/, () => ({ json: { Categories: [], Pagination: { TotalPages: 0 } } })],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Add New Category' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Select Category' }));
    expect(await screen.findByText('There is no category found')).toBeInTheDocument();
  });
});
