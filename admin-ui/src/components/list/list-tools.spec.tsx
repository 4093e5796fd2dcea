import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MailLog from '../../mails/mail-log';
import { fakeApi, type Call } from '../../test/fake-api';
import { Screen } from '../../test/screen';
import { adminStore } from '../../store';

const mail = {
  id: 1,
  kind: 'offer-accepted',
  recipient: 'avery@example.com',
  subject: 'Your offer',
  status: 'failed',
  attempts: 1,
  createdAt: '2026-10-02T18:00:00Z',
};

let kept: object[];
beforeEach(() => {
  kept = [];
});

function open(at = '/admin/mails', mails = [mail]): { calls: Call[]; asked: () => string } {
  const calls = fakeApi([
    [/GET .*\/preferences/, () => ({ json: kept })],
    [/PUT .*\/preferences/, () => ({})],
    [/GET .*\/mails\?/, () => ({ json: mails, headers: { 'content-range': `mails 0-0/${mails.length}` } })],
  ]);
  render(
    <Screen at={at}>
      <MailLog />
    </Screen>,
  );
  return { calls, asked: () => decodeURIComponent(calls.findLast(({ path }) => path.includes('/mails?'))?.path ?? '') };
}

const headers = () => screen.getAllByRole('columnheader').map((header) => header.textContent);

describe('the tools of a list', () => {
  it('keeps sort and page in the address', async () => {
    const { asked } = open('/admin/mails?sort=recipient&order=ASC&page=2&perPage=10');
    await waitFor(() => expect(asked()).toContain('range=[10,19]'));
    expect(asked()).toContain('sort=["recipient","ASC"]');
  });

  it('[FOFF-23] stay where they are when a list is empty', async () => {
    open('/admin/mails', []);
    expect(await screen.findByText(/^E-mails appear here/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Columns' })).toBeInTheDocument();
  });

  it('says how a search is kept while there is none', async () => {
    open();
    await screen.findByText('Your offer');
    await userEvent.click(screen.getByRole('button', { name: 'Saved filters' }));
    expect(screen.getByRole('dialog', { name: 'Saved filters' })).toHaveTextContent('Search for something');
    expect(screen.queryByRole('button', { name: 'Save filter' })).not.toBeInTheDocument();
  });

  it('saves a search under a name, makes it again and deletes it', async () => {
    const { asked } = open();
    await screen.findByText('Your offer');
    await userEvent.type(screen.getByLabelText('Recipient'), 'avery');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(asked()).toContain('filter={"recipient":"avery"}'));
    await userEvent.click(screen.getByRole('button', { name: 'Saved filters' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save filter' }));
    expect(await screen.findByText('Name is required')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Name of this search'), ' Avery{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(asked()).toContain('filter={}'));
    await userEvent.click(screen.getByRole('button', { name: 'Saved filters' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Avery' }));
    await waitFor(() => expect(asked()).toContain('filter={"recipient":"avery"}'));
    expect(screen.getByLabelText('Recipient')).toHaveValue('avery');

    await userEvent.click(await screen.findByRole('button', { name: 'Saved filters' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete the filter: Avery' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Avery' })).not.toBeInTheDocument());
  });

  it('hides and shows columns by the keyboard, but neither the actions nor the last column', async () => {
    open();
    await screen.findByText('Your offer');
    expect(headers()).toEqual(['Created', 'Subject', 'Recipient', 'About', 'Kind', 'Attempts', 'Status', 'Actions']);
    screen.getByRole('button', { name: 'Columns' }).focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('dialog', { name: 'Columns' });
    expect(within(menu).queryByRole('checkbox', { name: 'Actions' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Tab}{Tab} ');
    expect(within(menu).getByRole('checkbox', { name: 'Subject' })).not.toBeChecked();
    for (const name of ['Created', 'Recipient', 'About', 'Kind', 'Attempts']) {
      await userEvent.click(within(menu).getByRole('checkbox', { name }));
    }
    expect(within(menu).getByRole('checkbox', { name: 'Status' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(headers()).toEqual(['Status', 'Actions']));
    expect(screen.getByRole('button', { name: 'Columns (1 of 7)' })).toBeInTheDocument();
  });

  it('[FOFF-24] answers a press on a column at once, and the next one before the address has followed', async () => {
    open();
    await screen.findByText('Your offer');
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
    await screen.findByRole('checkbox', { name: 'Kind' });
    // As in a browser: what React leaves for later is not done before the press has been answered.
    const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    const answers = ['Kind', 'About'].map((name) => {
      box(name).click();
      return [box('Kind').checked, box('About').checked];
    });
    environment.IS_REACT_ACT_ENVIRONMENT = true;
    expect(answers).toEqual([
      [false, true],
      [false, false],
    ]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(headers()).toEqual(['Created', 'Subject', 'Recipient', 'Attempts', 'Status', 'Actions']),
    );
  });

  it('[FOFF-24] keeps saved filters and chosen columns with the account, and nothing but the theme in the browser', async () => {
    const { calls } = open();
    await screen.findByText('Your offer');
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Kind' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
        path: '/api/v1/preferences',
        body: { name: 'columns.mails', stored: '["kind"]' },
      }),
    );
    const store = adminStore();
    store.setItem('theme', 'dark');
    store.setItem('deals.listParams', { page: 3 });
    store.reset();
    expect(store.getItem('theme')).toBe('dark');
    expect(store.getItem('deals.listParams')).toBeUndefined();
  });

  it('[FOFF-24] shows the columns that the address names, else those that were chosen before', async () => {
    open('/admin/mails?columns=subject,status');
    await screen.findByText('Your offer');
    expect(headers()).toEqual(['Subject', 'Status', 'Actions']);
    cleanup();
    kept = [{ name: 'columns.mails', stored: '["kind","attempts"]' }];
    open();
    await screen.findByText('Your offer');
    expect(headers()).toEqual(['Created', 'Subject', 'Recipient', 'About', 'Status', 'Actions']);
  });

  it('[FOFF-24] a bare address is unfiltered, also after a filtered one; each filter is a chip that takes it away', async () => {
    const filter = encodeURIComponent(JSON.stringify({ recipient: 'avery', status: 'failed' }));
    const first = open(`/admin/mails?filter=${filter}`);
    const chips = within(await screen.findByRole('list', { name: 'Filters' }));
    expect(chips.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual([
      'Recipient: avery',
      'Status: Failed',
    ]);
    await userEvent.click(chips.getByRole('button', { name: 'Remove the filter: Status' }));
    await waitFor(() => expect(first.asked()).toContain('filter={"recipient":"avery"}'));
    cleanup();
    const { asked } = open();
    await screen.findByText('Your offer');
    expect(asked()).toContain('filter={}');
    expect(screen.queryByRole('list', { name: 'Filters' })).not.toBeInTheDocument();
  });
});
