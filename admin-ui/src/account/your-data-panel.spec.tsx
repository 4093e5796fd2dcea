import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toasts } from '../layout/toasts';
import { fakeApi } from '../test/fake-api';
import { Screen } from '../test/screen';
import { YourDataPanel } from './your-data-panel';

const copy = {
  id: 12,
  kind: 'export',
  deletesAt: null,
  reason: null,
  state: 'ready',
  receivedAt: '2026-11-03T16:20:00Z',
  readyUntil: '2026-11-04T16:20:00Z',
  endedAt: null,
};
const url = '/api/v1/me/privacy-requests/12/data.zip?token=x.y.z';

describe('the data of an administrator', () => {
  let saved: string[];
  beforeEach(() => {
    saved = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.getAttribute('href') ?? '');
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('is asked for once, and saved by the browser as long as it is ready', async () => {
    let copies: object[] = [];
    const calls = fakeApi([
      [/GET .*me\/privacy-requests$/, () => ({ json: copies })],
      [/POST .*me\/privacy-requests$/, () => ((copies = [copy]), { status: 201, json: copy })],
      [/POST .*me\/privacy-requests\/12\/link$/, () => ({ json: { url } })],
    ]);
    render(
      <Screen>
        <YourDataPanel />
      </Screen>,
    );
    const button = await screen.findByRole('button', { name: 'Download my data' });
    await userEvent.click(button);
    expect(await screen.findByText(/^Your copy is ready until /)).toBeInTheDocument();
    await userEvent.click(button);
    expect(saved).toEqual([url, url]);
    expect(calls.filter(({ method, path }) => method === 'POST' && !path.endsWith('/link'))).toHaveLength(1);
  });

  it('says why it cannot be had', async () => {
    fakeApi([
      [/GET .*me\/privacy-requests$/, () => ({ json: [] })],
      [
        /POST .*me\/privacy-requests$/,
        () => ({ status: 422, json: { detail: 'Please sign in again to download your data.', code: 'invalid' } }),
      ],
    ]);
    render(
      <Screen>
        <YourDataPanel />
      </Screen>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText('Please sign in again to download your data.')).toBeInTheDocument();
    expect(saved).toEqual([]);
  });

  it('is asked for anew once the copy that was ready has expired', async () => {
    let copies: object[] = [copy];
    fakeApi([
      [/GET .*me\/privacy-requests$/, () => ({ json: copies })],
      [/POST .*me\/privacy-requests$/, () => ((copies = [{ ...copy, id: 13 }]), { status: 201, json: copies[0] })],
      [
        /POST .*me\/privacy-requests\/12\/link$/,
        () => (
          (copies = [{ ...copy, state: 'expired' }]),
          { status: 410, json: { detail: 'This link has expired. Please open it again.', code: 'gone' } }
        ),
      ],
      [/POST .*me\/privacy-requests\/13\/link$/, () => ({ json: { url } })],
    ]);
    render(
      <Screen>
        <YourDataPanel />
      </Screen>,
    );
    const button = await screen.findByRole('button', { name: 'Download my data' });
    await userEvent.click(button);
    expect(await screen.findByText('This link has expired. Please open it again.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(/^Your copy is ready until /)).toBeNull());
    await userEvent.click(button);
    await waitFor(() => expect(saved).toEqual([url]));
  });

  const waiting = {
    ...copy,
    id: 14,
    kind: 'delete',
    state: 'to decide',
    readyUntil: null as string | null,
    deletesAt: '2026-11-10T16:20:00Z',
  };

  it('[BEYE-75] is deleted after the question and once another administrator has approved it, and is kept until then', async () => {
    let requests: object[] = [copy];
    const calls = fakeApi([
      [/GET .*me\/privacy-requests$/, () => ({ json: requests })],
      [/POST .*me\/privacy-requests$/, () => ((requests = [waiting, copy]), { status: 201, json: waiting })],
      [
        /DELETE .*me\/privacy-requests\/14$/,
        () => ((requests = [{ ...waiting, state: 'taken back' }, copy]), { status: 204 }),
      ],
    ]);
    render(
      <Screen>
        <Toasts />
        <YourDataPanel />
      </Screen>,
    );
    expect(
      await screen.findByText(/7 days after you ask, and once another\s+administrator has approved it/),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Delete my account' }));
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('You have asked for your account to be deleted.')).toBeInTheDocument();
    expect(
      screen.getByText(/^Your account is going to be deleted after Nov 10, 2026.* once another administrator/),
    ).toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ kind: 'delete' });
    await userEvent.click(await screen.findByRole('button', { name: 'Keep my account' }));
    expect(await screen.findByText('Your account stays.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Delete my account' })).toBeInTheDocument();
  });

  it('is going to be deleted without a condition once that is approved, and says why it was not', async () => {
    let requests: object[] = [{ ...waiting, state: 'waiting' }];
    fakeApi([
      [/GET .*me\/privacy-requests$/, () => ({ json: requests })],
      [
        /DELETE .*me\/privacy-requests\/14$/,
        () => (
          (requests = [{ ...waiting, state: 'refused', reason: 'You hold the keys of the building.' }]),
          { status: 409, json: { detail: 'Only a deletion that was not carried out yet can be taken back.' } }
        ),
      ],
    ]);
    render(
      <Screen>
        <YourDataPanel />
      </Screen>,
    );
    expect(
      await screen.findByText(/^Your account is going to be deleted after [^,]+, \d{4}, [^,]+\. Until/),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
    expect(await screen.findByText('Only a deletion that was not carried out yet can be taken back.')).toBeVisible();
    expect(
      await screen.findByText('Your account was not deleted: You hold the keys of the building.'),
    ).toBeInTheDocument();
  });

  it.each([
    ['[BEYE-75] the last administrator', 409, 'Somebody has to be able to administer.'],
    ['an old sign-in', 422, 'Please sign in again to delete your account.'],
  ])('the question stays open with the reason when it is refused: %s', async (_, status, detail) => {
    fakeApi([
      [/GET .*me\/privacy-requests$/, () => ({ json: [] })],
      [/POST .*me\/privacy-requests$/, () => ({ status, json: { detail, code: 'x' } })],
    ]);
    render(
      <Screen>
        <YourDataPanel />
      </Screen>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Delete my account' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(await question.findByText(detail)).toBeInTheDocument();
  });
});
