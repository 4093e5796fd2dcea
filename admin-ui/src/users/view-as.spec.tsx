import { UserStatus } from '@stowbridge/contract/ids';
import { keepViewing, readViewing } from '@stowbridge/contract/viewing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { backToView } from '../auth/back-to-view';
import { leaveFor } from '../auth/leave-for';
import { fakeApi } from '../test/fake-api';
import { Screen } from '../test/screen';
import { aUser } from '../test/users';
import { ViewAs } from './view-as';

jest.mock('../auth/leave-for', () => ({ leaveFor: jest.fn() }));

const BEGUN = {
  token: 'view-token',
  sessionId: 's-9',
  expiresAt: '2030-01-01T00:15:00Z',
  userId: 20,
  firstName: 'Dana',
  lastName: 'Smith',
  email: 'dana@example.com',
  defaultRoles: ['Seller'],
};

function open(status = 200) {
  const calls = fakeApi([
    [
      /POST .*v1\/users\/20\/view/,
      () => (status === 200 ? { json: BEGUN } : { status, json: { detail: 'The user was not found.' } }),
    ],
  ]);
  render(
    <Screen>
      <ViewAs user={aUser(20)} />
    </Screen>,
  );
  return () => calls.map(({ path, body }) => [path, body]);
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the way to the site as somebody sees it', () => {
  beforeEach(() => {
    sessionStorage.clear();
    jest.mocked(leaveFor).mockClear();
  });

  it('[BEYE-55, BEYE-64] asks for a reason, and opens the site in this tab alone', async () => {
    const posts = open();
    await press('View as');
    const before = Object.entries(localStorage);
    const question = within(await screen.findByRole('alertdialog', { name: 'View as' }));
    await userEvent.click(question.getByRole('button', { name: 'View the site' }));
    expect(await question.findByText('Reason is required')).toBeInTheDocument();
    expect(question.getByLabelText(/^Reason/)).toHaveAttribute('maxlength', '500');
    expect(posts()).toEqual([]);
    await userEvent.type(question.getByLabelText(/^Reason/), ' Finds no documents ');
    await userEvent.click(question.getByRole('button', { name: 'View the site' }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/seller/dashboard'));
    expect(posts()).toEqual([['/api/v1/users/20/view', { reason: 'Finds no documents' }]]);
    expect(readViewing(sessionStorage)).toEqual({ ...BEGUN, back: window.location.pathname });
    expect(Object.entries(localStorage)).toEqual(before);
  });

  it('[BEYE-64] says why it was refused, and stays', async () => {
    open(404);
    await press('View as');
    await userEvent.type(await screen.findByLabelText(/^Reason/), 'Curious');
    await press('View the site');
    expect(await screen.findByText('The user was not found.')).toBeInTheDocument();
    expect([readViewing(sessionStorage), jest.mocked(leaveFor).mock.calls]).toEqual([null, []]);
  });

  it('[BEYE-58] is not offered for administrators and those who are rejected', () => {
    render(
      <Screen>
        <ViewAs user={aUser(20, { roles: [1] })} />
        <ViewAs user={aUser(21, { statusId: UserStatus.Rejected })} />
      </Screen>,
    );
    expect(screen.queryByRole('button', { name: 'View as' })).not.toBeInTheDocument();
  });

  it('[BEYE-55] pages that the office has as well lead back to the site in the tab of a view alone', () => {
    const visit = (path: string): boolean => {
      window.history.replaceState(null, '', path);
      return backToView();
    };
    expect(visit('/my-account')).toBe(false);
    keepViewing(sessionStorage, { ...BEGUN, back: '/viewseller/20' });
    expect(visit('/viewseller/20')).toBe(false);
    expect(leaveFor).not.toHaveBeenCalled();
    expect([visit('/my-account'), visit('/notification/2')]).toEqual([true, true]);
    expect(jest.mocked(leaveFor).mock.calls).toEqual([['/seller/dashboard'], ['/seller/dashboard']]);
    window.history.replaceState(null, '', '/');
  });
});
