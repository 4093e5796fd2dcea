import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type Call } from '../test/fake-api';
import { Screen } from '../test/screen';
import TeamPage from './list';

const member = (id: number, firstName: string) => ({
  id,
  firstName,
  lastName: 'North',
  title: 'Broker',
  phoneNumber: '303-555-0111',
  email: `${firstName.toLowerCase()}@example.com`,
  description: '<p>Hello</p>',
  imageName: null,
  position: id,
});

/** A server that keeps the order it was given last. */
function open(names = ['Ada', 'Bo', 'Cy'], refuseOrder = false): Call[] {
  let team = names.map((name, index) => member(index + 1, name));
  const calls = fakeApi([
    [
      /POST .*order/,
      ({ body }) => {
        if (refuseOrder) {
          return { status: 409, json: { detail: 'The list has changed meanwhile. Please load it again.' } };
        }
        team = (body as { ids: number[] }).ids.map((id) => team.find((one) => one.id === id) ?? team[0]);
        return { json: team };
      },
    ],
    [/GET .*team-members\?/, () => ({ json: team })],
    [/GET .*team-members\/2/, () => ({ json: member(2, 'Bo'), headers: { etag: '"5"' } })],
    [/DELETE .*team-members/, () => ({ json: { id: 2 } })],
    [/(PUT|POST) .*team-members/, () => ({ json: member(9, 'Di') })],
  ]);
  render(
    <Screen at="/admin/team">
      <TeamPage />
    </Screen>,
  );
  return calls;
}

const shown = () =>
  within(screen.getByRole('list', { name: 'Team members' }))
    .getAllByRole('listitem')
    .map((item) => /(\w+) North/.exec(item.textContent ?? '')?.[1]);

describe('the team', () => {
  it('[PAGE-39] is in the order of the page, which the arrows change', async () => {
    const calls = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Move up: Cy North' }));
    await waitFor(() => expect(shown()).toEqual(['Ada', 'Cy', 'Bo']));
    await waitFor(() => expect(calls.find(({ path }) => path.endsWith('/order'))?.body).toEqual({ ids: [1, 3, 2] }));
    expect(screen.getByText('Cy North is number 2 of 3')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Move up: Ada North' })).toBeDisabled();
  });

  it('[PAGE-39] takes the order back when the server refuses it', async () => {
    open(undefined, true);
    await userEvent.click(await screen.findByRole('button', { name: 'Move down: Ada North' }));
    await waitFor(() => expect(shown()).toEqual(['Ada', 'Bo', 'Cy']));
  });

  it('[PAGE-38] [CONST-49] adds somebody, with the phone formatted while it is typed', async () => {
    const calls = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add New Team Member' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add New Team Member' });
    for (const [label, text] of [
      ['First Name', 'Di'],
      ['Last Name', 'North'],
      ['Title', 'Broker'],
      ['Phone Number', '3035550144'],
      ['Email', 'di@example.com'],
      ['Description', 'Hello'],
    ] as const) {
      await userEvent.type(within(dialog).getByLabelText(new RegExp(label)), text);
    }
    expect(within(dialog).getByLabelText(/Phone Number/)).toHaveValue('303-555-0144');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add Team Member' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.find(({ method, path }) => method === 'POST' && path === '/api/v1/team-members')?.body).toEqual({
      firstName: 'Di',
      lastName: 'North',
      title: 'Broker',
      phoneNumber: '303-555-0144',
      email: 'di@example.com',
      imageName: null,
      description: '<p>Hello</p>',
    });
  });

  it('[PAGE-38] changes the version that was read, and deletes after a confirmation', async () => {
    const calls = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit: Bo North' }));
    const dialog = await screen.findByRole('dialog', { name: 'Update Team Member' });
    await userEvent.type(await within(dialog).findByLabelText(/Title/), '{End} of Record{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const put = calls.find(({ method }) => method === 'PUT');
    expect([put?.path, put?.headers.get('If-Match')]).toEqual(['/api/v1/team-members/2', '"5"']);
    expect(put?.body).toMatchObject({ title: 'Broker of Record', description: '<p>Hello</p>' });

    await userEvent.click(screen.getByRole('button', { name: 'Delete: Bo North' }));
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, Delete' }));
    await waitFor(() => expect(calls.find(({ method }) => method === 'DELETE')?.path).toBe('/api/v1/team-members/2'));
  });

  it('[PAGE-38] says how to add the first one', async () => {
    open([]);
    expect(await screen.findByText(/Add the first one/)).toBeInTheDocument();
  });
});
