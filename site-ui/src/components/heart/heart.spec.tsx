import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readPage } from '@stowbridge/contract/sign-in-again';
import { serve, unplug, type Replies } from '../../../test/api-double';
import { signedInAs } from '../../../test/fixtures';
import { renderAt } from '../../../test/render-page';
import { openFormThere } from '../../session/left-page';
import { clearSession, type Role } from '../../session/session';
import { Toast } from '../toast';
import Heart from './heart';

const IDS = 'GET /api/v1/me/favourites/ids';
const KEEP = 'PUT /api/v1/me/favourites/7';
const REMOVE = 'DELETE /api/v1/me/favourites/7';

/** Hearts are asked for once for each person. */
let person = 100;

function show(propertyIds: number[], { role = 'Buyer' as Role, more = {} as Replies } = {}) {
  person += 1;
  signedInAs(role, { id: person });
  const calls = serve({ [IDS]: { body: { propertyIds } }, ...more });
  return { calls, ...renderHeart() };
}
const renderHeart = () =>
  renderAt(
    <>
      <Heart id={7} name="Harbor Gate" worded />
      <Toast />
    </>,
    { path: '/property/7/Harbor-Gate/?from=mail' },
  );
const heart = () => screen.getByRole('button', { name: 'Favourite: Harbor Gate' });
const isSet = () => waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
const isNotSet = () => waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'false'));
const press = () => userEvent.click(heart());
const asked = (calls: { method: string; path: string }[]) => calls.map(({ method, path }) => `${method} ${path}`);

describe('a heart', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/property/7/Harbor-Gate/?from=mail');
    clearSession();
    sessionStorage.clear();
  });

  it('[BEYB-35] is set as the server knows it, and sets and takes away a favourite', async () => {
    const { calls } = show([7], { more: { [REMOVE]: { status: 204 }, [KEEP]: {} } });
    await isSet();
    await press();
    await isNotSet();
    expect(heart()).toHaveTextContent('Add to favourites');
    await press();
    await isSet();
    expect(heart()).toHaveTextContent('Favourite');
    expect(asked(calls)).toEqual([IDS, REMOVE, KEEP]);
  });

  it('[BEYB-35] is shown as set while the server is asked, and taken back with its text when it refuses', async () => {
    let answer = (_: object): void => undefined;
    const waits = new Promise<object>((resolve) => (answer = resolve));
    const detail = 'You have 500 favourites. Please remove one first.';
    const type = 'application/problem+json';
    const { calls } = show([], { more: { [KEEP]: () => waits } });
    await waitFor(() => expect(calls).toHaveLength(1));
    await press();
    await isSet();
    // A second press before the answer does nothing.
    await press();
    await act(async () => answer({ status: 409, type, body: { title: 'Conflict', status: 409, detail } }));
    await isNotSet();
    expect(screen.getByRole('alertdialog')).toHaveTextContent(`Your favourites have not been changed. ${detail}`);
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(asked(calls)).toEqual([IDS, KEEP]);
  });

  it('[BEYB-35] that is pressed without a network says so, and stands as it was', async () => {
    show([7]);
    await isSet();
    unplug();
    await press();
    const alert = await screen.findByRole('alertdialog');
    expect(alert).toHaveTextContent('Your favourites have not been changed.');
    await isSet();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  });

  it('[BEYB-35] that another tab took away already is not set', async () => {
    show([7]);
    await isSet();
    await press();
    await isNotSet();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('[BEYB-35] keeps what was pressed before the server told what is kept', async () => {
    let answer = (_: object): void => undefined;
    const waits = new Promise<object>((resolve) => (answer = resolve));
    let kept = (_: object): void => undefined;
    show([], {
      more: { [IDS]: () => waits, [KEEP]: () => new Promise((resolve) => (kept = resolve)) },
    });
    await press();
    await isSet();
    await act(async () => answer({ body: { propertyIds: [8] } }));
    await isSet();
    await act(async () => kept({}));
    await isSet();
  });

  it('[BEYB-34] of a visitor leads to the sign-in, which knows the page and what is wanted there', async () => {
    const calls = serve({});
    const { visited } = renderHeart();
    await isNotSet();
    await press();
    expect(visited).toEqual(['/signin']);
    expect(
      screen.getByText('Please sign in or create an account: Harbor Gate is then among your favourites.'),
    ).toBeInTheDocument();
    expect(readPage(sessionStorage)).toMatchObject({
      path: '/property/7/Harbor-Gate/?from=mail',
      form: 'favourite-7',
    });
    expect(calls).toEqual([]);
  });

  it.each(['Buyer', 'Seller'] as const)('[BEYB-34] is set for a %s who comes back signed in, once', async (role) => {
    openFormThere('favourite-7');
    const { calls, unmount } = show([], { role, more: { [KEEP]: {} } });
    await isSet();
    expect(asked(calls)).toEqual([IDS, KEEP]);
    unmount();
    renderHeart();
    await isSet();
    expect(asked(calls)).toEqual([IDS, KEEP]);
  });

  it('[BEYB-34] is not there for the office', () => {
    const { calls } = show([], { role: 'Admin' });
    expect(screen.queryByRole('button', { name: 'Favourite: Harbor Gate' })).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('[BEYB-36] of one person is not shown to the next', async () => {
    const { unmount } = show([7]);
    await isSet();
    unmount();
    show([]);
    await isNotSet();
  });
});
