import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation, useNavigate } from 'react-router';
import { RecordLink } from '../components/record-link';
import { fakeApi } from '../test/fake-api';
import { Screen } from '../test/screen';
import { aUser } from '../test/users';
import UserRedirect from './user-redirect';

function Here() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{pathname + search}</output>
      <button onClick={() => void navigate(-1)}>Back</button>
      <RecordLink kind="user" id={12} name="Avery" />
    </>
  );
}

const open = (at: string) =>
  render(
    <Screen at={at}>
      <Here />
      <Routes>
        <Route path="/admin/users/:userId" element={<UserRedirect />} />
        <Route path="*" element={null} />
      </Routes>
    </Screen>,
  );

describe('a person whose role is not known', () => {
  it.each([
    [2, '/viewbuyer/12'],
    [3, '/viewseller/12'],
    [1, '/admin/dashboard/3?filter=%7B%22name%22%3A%22Avery%20Stone12%22%7D'],
  ])('[FOFF-14] of type %s is found at %s, which takes the place of the link', async (userTypeId, address) => {
    fakeApi([[/GET .*v1\/users\/12$/, () => ({ json: aUser(12, { userTypeId }) })]]);
    open('/admin/mail-log');
    await userEvent.click(await screen.findByRole('link', { name: 'Avery' }));
    expect(await screen.findByText(address)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByText('/admin/mail-log')).toBeInTheDocument();
  });

  it.each(['/admin/users/12', '/admin/users/nobody'])('is told to be none at %s', async (at) => {
    fakeApi([]);
    open(at);
    expect(await screen.findByText('There is no user at this address.')).toBeInTheDocument();
  });

  it('is asked for again when the server has failed', async () => {
    let down = true;
    fakeApi([[/GET .*v1\/users\/12$/, () => (down ? { status: 503 } : { json: aUser(12) })]]);
    open('/admin/users/12');
    const again = await screen.findByRole('button', { name: 'Try again' });
    down = false;
    await userEvent.click(again);
    expect(await screen.findByText('/viewbuyer/12')).toBeInTheDocument();
  });
});
