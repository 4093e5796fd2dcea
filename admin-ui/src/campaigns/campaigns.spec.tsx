import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { fakeApi, type Call } from '../test/fake-api';
import { Screen } from '../test/screen';
import type { Campaign } from './campaign';
import CampaignList from './campaign-list';
import CampaignPage from './campaign-page';

const audience = {
  matches: true,
  favourites: false,
  signers: true,
  signerStateIds: [44],
  signerTypeIds: [],
  stateIds: [],
  userIds: [],
};
const campaign = (given: Partial<Campaign> = {}): Campaign => ({
  id: 3,
  subject: 'Two near Austin',
  intro: '<p>Both are <b>new</b>.</p>',
  propertyIds: [7],
  properties: [{ id: 7, name: 'Pueblo Storage', isOpen: true }],
  audience,
  state: 'draft',
  scheduledAt: null,
  startedAt: null,
  endedAt: null,
  stopReason: null,
  madeById: 1,
  madeByName: 'Sam Carter',
  peopleCount: 0,
  sentCount: 0,
  clickedCount: 0,
  createdAt: '2026-10-02T18:00:00Z',
  ...given,
});
const sending = {
  state: 'sending',
  scheduledAt: '2026-10-02T19:00:00Z',
  startedAt: '2026-10-02T19:00:00Z',
  peopleCount: 36,
  sentCount: 12,
  clickedCount: 4,
} as const;
const report = {
  sent: 12,
  refused: 1,
  failed: 0,
  waiting: 21,
  clicked: 4,
  ndas: 2,
  heldBackCount: 2,
  heldBack: [{ userId: 9, name: 'Lea Late', why: 'within 3 days' }],
};

function open(at: string, stored: Campaign | undefined, listed: Campaign[] = stored ? [stored] : [], fail = false) {
  const calls = fakeApi([
    [
      /GET .*v1\/lookups/,
      () => ({ json: { states: [{ id: 44, name: 'Texas', code: 'TX' }], storeTypes: [], timeZone: 'America/Denver' } }),
    ],
    [
      /GET .*v1\/properties\?/,
      () => ({
        json: [{ id: 7, name: 'Pueblo Storage' }],
        headers: { 'content-range': 'properties 0-0/1' },
      }),
    ],
    [
      /GET .*v1\/campaigns\?/,
      () =>
        fail
          ? { status: 503, text: '' }
          : { json: listed, headers: { 'content-range': `campaigns 0-24/${listed.length}` } },
    ],
    [
      /GET .*v1\/users\?/,
      () => ({
        json: [
          { id: 5, firstName: 'Lea', lastName: 'Early' },
          { id: 6, firstName: 'Max', lastName: 'Even' },
        ],
        headers: { 'content-range': 'users 0-1/2' },
      }),
    ],
    [/GET .*campaigns\/3\/preview$/, () => ({ json: { html: '<p>As it is read</p>' } })],
    [/GET .*campaigns\/3\/audience$/, () => ({ json: { count: 34, heldBack: 2 } })],
    [/GET .*campaigns\/3\/report$/, () => (fail ? { status: 503, text: '' } : { json: report })],
    [/GET .*campaigns\/3$/, () => (stored ? { json: stored, headers: { etag: '"1"' } } : { status: 404, text: '' })],
    [/POST .*campaigns\/3\/test$/, () => ({ status: 204 })],
    [/POST .*campaigns\/3\/(schedule|stop)$/, () => ({ json: stored })],
    [/POST .*v1\/campaigns$/, () => ({ status: 201, json: campaign() })],
    [/PUT .*campaigns\/3$/, () => ({ json: stored })],
    [/DELETE .*campaigns\/3$/, () => ({ json: {} })],
  ]);
  render(
    <Screen at={at}>
      <Routes>
        <Route path="/admin/campaigns" element={<CampaignList />} />
        <Route path="/admin/campaigns/new" element={<CampaignList />} />
        <Route path="/admin/campaigns/:campaignId/*" element={<CampaignPage />} />
      </Routes>
    </Screen>,
  );
  return calls;
}
const posted = (calls: Call[], path: RegExp) =>
  calls.filter(({ method, path: to }) => method === 'POST' && path.test(to));
const button = (name: string) => screen.findByRole('button', { name });

describe('the campaigns', () => {
  it('are listed with their state and what became of them, and lead to their page', async () => {
    open('/admin/campaigns', undefined, [campaign(), campaign({ id: 4, subject: 'Sent lately', ...sending })]);
    const rows = await screen.findAllByRole('row');
    expect(rows[1]).toHaveTextContent(/Two near Austin.*Pueblo Storage.*Draft/);
    expect(rows[2]).toHaveTextContent(/Sent lately.*Sending.*12.*4/);
    expect(screen.getByRole('link', { name: 'Sent lately' })).toHaveAttribute('href', '/admin/campaigns/4');
  });

  it('say what they are for while there are none', async () => {
    open('/admin/campaigns', undefined);
    expect(await screen.findByText(/^Campaigns tell buyers/)).toBeInTheDocument();
  });

  it('[ERR-08] offer a second try when the list does not come', async () => {
    open('/admin/campaigns', undefined, [], true);
    expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 })).toBeInTheDocument();
  });

  it('are drafted about a property to the buyers whom it matches', async () => {
    const calls = open('/admin/campaigns/new?property=7', campaign());
    const dialog = within(await screen.findByRole('dialog', { name: 'New campaign' }));
    expect(await dialog.findByRole('button', { name: /Pueblo Storage/ })).toBeInTheDocument();
    expect(dialog.getByRole('checkbox', { name: 'Buyers whose criteria match' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Save draft' }));
    expect(await dialog.findAllByText('Subject is required')).not.toHaveLength(0);
    await userEvent.type(dialog.getByRole('textbox', { name: /^Subject/ }), 'Two near Austin');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Text/ }), 'Both are **new**.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save draft' }));
    await waitFor(() =>
      expect(posted(calls, /campaigns$/)[0]?.body).toEqual({
        subject: 'Two near Austin',
        intro: '<p>Both are <strong>new</strong>.</p>',
        propertyIds: [7],
        audience: { ...audience, signers: false, signerStateIds: [] },
      }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Two near Austin' })).toBeInTheDocument();
  });

  it('[BEYB-54] are drafted to the buyers who were selected, and to nobody else', async () => {
    const calls = open('/admin/campaigns/new?property=7&buyers=5,6', campaign());
    const dialog = within(await screen.findByRole('dialog', { name: 'New campaign' }));
    expect(await dialog.findByRole('button', { name: /Max Even/ })).toBeInTheDocument();
    expect(dialog.getByRole('checkbox', { name: 'Buyers whose criteria match' })).not.toBeChecked();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Subject/ }), 'For you');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Text/ }), 'It is new.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save draft' }));
    await waitFor(() =>
      expect(posted(calls, /campaigns$/)[0]?.body).toMatchObject({
        propertyIds: [7],
        audience: { matches: false, favourites: false, signers: false, stateIds: [], userIds: [5, 6] },
      }),
    );
  });

  it('are tried on oneself, shown as they are read, and sent to so many once that is confirmed', async () => {
    const calls = open('/admin/campaigns/3', campaign());
    const preview = await screen.findByRole('document', { name: 'Preview' });
    expect(preview.shadowRoot?.textContent).toBe('As it is read');
    expect(screen.getByText('Who has signed an NDA: Texas')).toBeInTheDocument();
    await userEvent.click(await button('Send test to me'));
    await waitFor(() => expect(posted(calls, /test$/)).toHaveLength(1));
    await userEvent.click(await button('Send or schedule'));
    expect(await screen.findByText(/^34 people would get it now. 2 more were written to lately/)).toBeInTheDocument();
    expect(posted(calls, /schedule$/)).toEqual([]);
    await userEvent.type(screen.getByRole('textbox', { name: 'Day (optional)' }), '10022020');
    await userEvent.click(await button('Send to 34 people'));
    expect(await screen.findAllByText('This moment has passed')).not.toHaveLength(0);
    await userEvent.clear(screen.getByRole('textbox', { name: 'Day (optional)' }));
    await userEvent.click(await button('Send to 34 people'));
    await waitFor(() => expect(posted(calls, /schedule$/)[0]?.body).toEqual({ at: null }));
  });

  it('are changed and deleted while they are drafts', async () => {
    const calls = open('/admin/campaigns/3/edit', campaign());
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit campaign' }));
    expect(await dialog.findByRole('textbox', { name: /^Text/ })).toHaveValue('Both are **new**.');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Subject/ }), ' and Dallas');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        subject: 'Two near Austin and Dallas',
        audience,
      }),
    );
    await userEvent.click(await button('Delete'));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
  });

  it('[BEYB-79] are stopped while they are sent, once that is confirmed', async () => {
    const calls = open('/admin/campaigns/3', campaign(sending));
    await userEvent.click(await button('Stop'));
    const question = await screen.findByRole('alertdialog', { name: 'Stop campaign' });
    expect(question).toHaveTextContent('It was sent to 12 of 36 people.');
    expect(posted(calls, /stop$/)).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(posted(calls, /stop$/)).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  });

  it('[BEYB-78] [BEYB-80] say what became of them, and who was held back', async () => {
    open('/admin/campaigns/3', campaign({ ...sending, state: 'stopped', stopReason: 'refusals' }));
    const panel = within(await screen.findByRole('region', { name: 'Report' }));
    for (const [label, value] of [
      ['Sent', '12'],
      ['Refused', '1'],
      ['Not written to', '21'],
      ['Clicked', '4'],
      ['NDAs within 14 days', '2'],
    ]) {
      expect(panel.getByText(label).nextElementSibling).toHaveTextContent(new RegExp(`^${value}$`));
    }
    const held = within(screen.getByRole('region', { name: 'Held back' }));
    expect(held.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Lea Late Got a campaign in the last 3 days',
      'and 1 more',
    ]);
    expect(screen.getByText('Stopped by itself: 5% of its mails were refused.')).toBeInTheDocument();
  });

  it('say so when there is none of that number', async () => {
    open('/admin/campaigns/3', undefined);
    expect(await screen.findByText(/^This campaign could not be opened/)).toBeInTheDocument();
  });

  it('[ERR-08] offer a second try for a report that does not come', async () => {
    open('/admin/campaigns/3', campaign(sending), [], true);
    expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 })).toBeInTheDocument();
  });
});
