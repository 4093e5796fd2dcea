import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../test/fake-api';
import { Screen } from '../test/screen';
import { CalendarPanel } from './calendar-panel';

const address = 'https://stowbridge.example/api/v1/calendar/q83vEjRWeJq83vEjRWeJqw.ics';

describe('the calendar of an administrator', () => {
  it('[BEYC-55] [BEYC-56] shows its address once, and revokes it after a question', async () => {
    let calendar: object | null = null;
    const calls = fakeApi([
      [/GET .*me\/calendar$/, () => ({ json: { calendar } })],
      [
        /POST .*me\/calendar$/,
        ({ body }) => {
          calendar = { ...(body as object), madeAt: '2026-11-26T18:00:00Z' };
          return { status: 201, json: { address, ...calendar } };
        },
      ],
      [/DELETE .*me\/calendar$/, () => ((calendar = null), { json: {} })],
    ]);
    const { unmount } = render(
      <Screen>
        <CalendarPanel />
      </Screen>,
    );
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Private: titles only, no prices' }));
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(await screen.findByLabelText('Address, shown this once')).toHaveValue(address);
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ private: true });

    unmount();
    render(
      <Screen>
        <CalendarPanel />
      </Screen>,
    );
    expect(await screen.findByText('You have an address, with titles only. A new one ends it.')).toBeInTheDocument();
    expect(screen.queryByDisplayValue(address)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Revoke' }));
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByRole('button', { name: 'Subscribe' })).toBeInTheDocument();
  });
});
