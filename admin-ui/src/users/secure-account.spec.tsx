import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toasts } from '../layout/toasts';
import { fakeApi } from '../test/fake-api';
import { Screen } from '../test/screen';
import { aUser } from '../test/users';
import { SecureAccount } from './secure-account';

function open(id: number, inRow = false, status = 204) {
  const calls = fakeApi([
    [
      /POST .*v1\/users\/20\//,
      () => (status === 204 ? {} : { status, json: { detail: 'There is no second factor to reset.' } }),
    ],
  ]);
  render(
    <Screen>
      <SecureAccount user={aUser(id)} inRow={inRow} />
      <Toasts />
    </Screen>,
  );
  return () => calls.map(({ path, body }) => [path, body]);
}

const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe("what secures somebody's account", () => {
  it.each([false, true])('[BEYE-09] a reset of the second factor needs a reason; in a row: %s', async (inRow) => {
    const posts = open(20, inRow);
    await press(/^Reset second factor/);
    const question = within(await screen.findByRole('alertdialog', { name: 'Reset second factor' }));
    await userEvent.click(question.getByRole('button', { name: 'Reset it' }));
    expect(await question.findByText('Reason is required')).toBeInTheDocument();
    expect(posts()).toEqual([]);
    await userEvent.type(question.getByLabelText(/^Reason/), ' Lost the phone ');
    await userEvent.click(question.getByRole('button', { name: 'Reset it' }));
    expect(await screen.findByText(/^The second factor of .* is reset\.$/)).toBeInTheDocument();
    expect(posts()).toEqual([['/api/v1/users/20/reset-second-factor', { reason: 'Lost the phone' }]]);
  });

  it('[BEYE-09] a refused reset keeps the question, and says why', async () => {
    open(20, false, 409);
    await press(/^Reset second factor/);
    await userEvent.type(await screen.findByLabelText(/^Reason/), 'Lost');
    await press(/^Reset it$/);
    expect(await screen.findByText('There is no second factor to reset.')).toBeInTheDocument();
  });

  it('[FSEC-18] all sessions end once that is confirmed', async () => {
    const posts = open(20);
    await press(/^End all sessions/);
    expect(posts()).toEqual([]);
    await press(/^End them$/);
    await waitFor(() => expect(posts()).toEqual([['/api/v1/users/20/end-sessions', undefined]]));
    expect(await screen.findByText(/is signed out everywhere\.$/)).toBeInTheDocument();
  });

  it('[BEYE-09] is not for oneself', async () => {
    const at = (id: number) => (
      <section aria-label={`of ${id}`}>
        <SecureAccount user={aUser(id)} />
      </section>
    );
    render(
      <Screen>
        {at(1)}
        {at(20)}
      </Screen>,
    );
    // Once who is signed in is known, both are.
    const others = within(screen.getByRole('region', { name: 'of 20' }));
    expect(await others.findAllByRole('button')).toHaveLength(2);
    expect(within(screen.getByRole('region', { name: 'of 1' })).queryByRole('button')).toBeNull();
  });
});
