import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve } from '../../../test/api-double';
import { signedInAs } from '../../../test/fixtures';
import { renderAt } from '../../../test/render-page';
import { Calendar } from './calendar';

const address = 'https://stowbridge.example/api/v1/calendar/q83vEjRWeJq83vEjRWeJqw.ics';
const madeAt = '2026-11-26T18:00:00Z';

describe('the calendar of a person', () => {
  it('[BEYC-55] [BEYC-56] shows its address once, and revokes it after a question', async () => {
    signedInAs('Buyer');
    let calendar: { private: boolean; madeAt: string } | null = null;
    const calls = serve({
      'GET /api/v1/me/calendar': () => ({ body: { calendar } }),
      'POST /api/v1/me/calendar': ({ body }) => {
        calendar = { ...(body as { private: boolean }), madeAt };
        return { status: 201, body: { address, ...calendar } };
      },
      'DELETE /api/v1/me/calendar': () => {
        calendar = null;
        return { body: {} };
      },
    });
    const { unmount } = renderAt(<Calendar />, { path: '/edit-profile' });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Private: titles only, no prices' }));
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(await screen.findByLabelText('Address, shown this once')).toHaveValue(address);
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ private: true });

    unmount();
    renderAt(<Calendar />, { path: '/edit-profile' });
    expect(await screen.findByText(/You have an address, with titles only/)).toBeInTheDocument();
    expect(screen.queryByDisplayValue(address)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Revoke' }));
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByRole('button', { name: 'Subscribe' })).toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });
});
