import type { SavedSearchDto } from '@stowbridge/api';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve } from '../../../test/api-double';
import { aSavedSearch, signedInAs } from '../../../test/fixtures';
import { renderAt } from '../../../test/render-page';
import { Toast } from '../../components/toast';
import type { Role } from '../../session/session';
import { MailChoices } from './mail-choices';

const LIST = `GET /api/v1/me/saved-searches?range=${encodeURIComponent('[0,49]')}`;
const chosen = { offers: true, properties: true, messages: true, reports: true, listings: true };

function show(saved: SavedSearchDto[], role: Role = 'Buyer') {
  signedInAs(role);
  const calls = serve({
    'GET /api/v1/mail-preferences': { body: chosen },
    'PUT /api/v1/mail-preferences': ({ body }) => ({ body }),
    [LIST]: { body: saved },
    'GET /api/v1/me/saved-searches/5': { body: saved[0] },
    'PUT /api/v1/me/saved-searches/5': ({ body }) => ({ body: { ...saved[0], ...(body as object) } }),
  });
  const { unmount } = renderAt(
    <>
      <MailChoices />
      <Toast />
    </>,
  );
  return { calls, unmount };
}

describe('the mails about saved searches on the account page', () => {
  it('[BEYB-29] are stopped as a category, and changed for each search', async () => {
    const { calls } = show([aSavedSearch(5, { name: 'Drive-up in Texas' }), aSavedSearch(6, { frequency: 'never' })]);
    const select = await screen.findByRole('combobox', { name: 'Mails about Drive-up in Texas' });
    expect(screen.getAllByRole('combobox').map((one) => (one as HTMLSelectElement).value)).toEqual(['daily', 'never']);
    await userEvent.selectOptions(select, 'Weekly');
    expect(await screen.findByText('Mails about Drive-up in Texas: weekly.')).toBeInTheDocument();
    expect(select).toHaveValue('weekly');
    expect(calls.at(-1)?.body).toMatchObject({ frequency: 'weekly' });
    expect(screen.queryByText(/^None of these mails/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('switch', { name: 'Listings' }));
    expect(await screen.findByText('None of these mails is sent while Listings is off.')).toBeInTheDocument();
    await waitFor(() => expect(calls.at(-1)?.body).toEqual({ ...chosen, listings: false }));
  });

  it('[BEYB-29] are not named while there is no search, and never asked for by the office', async () => {
    const { calls, unmount } = show([]);
    await screen.findByRole('switch', { name: 'Listings' });
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(screen.queryByRole('heading', { name: 'Saved searches' })).not.toBeInTheDocument();
    unmount();
    const office = show([], 'Admin');
    await screen.findByRole('switch', { name: 'Listings' });
    expect(office.calls.map(({ path }) => path)).toEqual(['/api/v1/mail-preferences']);
  });
});
