import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../test/fake-api';
import { Screen } from '../test/screen';
import { YourDataPanel } from './your-data-panel';

const copy = {
  id: 12,
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
});
