import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { App } from './app';
import { storeSession } from './auth/session';
import { fakeApi } from './test/fake-api';

jest.mock('./auth/leave-for', () => ({ leaveFor: jest.fn() }));
const { leaveFor } = jest.requireMock<{ leaveFor: jest.Mock }>('./auth/leave-for');

const open = (at: string) =>
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <App /> }], { initialEntries: [at] })} />);

describe('the back office', () => {
  beforeEach(() => {
    leaveFor.mockClear();
    storeSession({
      accessKey: 't-1',
      sessionId: 's-1',
      id: 1,
      role: 'Admin',
      name: 'Sam Carter',
      email: 'admin@stowbridge.example',
      userType: 1,
    });
    fakeApi([
      [/message\/unread/, () => ({ text: '0' })],
      [/GET \/api\/v1\/api-keys/, () => ({ json: [], headers: { 'content-range': 'api-keys */0' } })],
      [/GET \/api\/v1\//, () => ({ json: [], headers: { 'content-range': 'rows */0' } })],
    ]);
  });

  it('[SHELL-67] shows the page of an address within its frame, and who is signed in', async () => {
    open('/admin/api-keys');
    expect(await screen.findByRole('heading', { level: 1, name: 'API keys' }, { timeout: 20_000 })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Skip to the page' })).toHaveAttribute('href', '#page');
    expect(screen.getByRole('link', { name: 'Deal Tracker' })).toHaveAttribute('href', '/admin/dealtracker');
    fireEvent.click(screen.getByRole('button', { name: /^Welcome Sam Carter/ }));
    expect(await screen.findByRole('menuitem', { name: 'Logout' })).toBeInTheDocument();
  });

  it('[SHELL-23] leaves for the site at an address that is none of its own', async () => {
    open('/nowhere');
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/'), { timeout: 20_000 });
  });
});
