import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { Alerts } from './alerts';
import { late, lateExtra } from './late';

it('[ERR-01] a part whose code does not come leaves the page, says so and closes what it was to open', async () => {
  const Dialog = late<{ onClose: () => void }>(() => Promise.reject(new TypeError('no network')));
  const onClose = jest.fn();
  render(
    <>
      <h1>The page</h1>
      <Suspense>
        <Dialog onClose={onClose} />
      </Suspense>
      <Alerts />
    </>,
  );
  expect(await screen.findByText('NETWORK ERROR')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Load again' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(screen.getByText('The page')).toBeInTheDocument();
});

it('[ERR-01] what nobody asked for stays away without a word', async () => {
  const Heart = lateExtra<object>(() => Promise.reject(new TypeError('no network')));
  render(
    <>
      <Suspense fallback="On its way">
        <Heart />
      </Suspense>
      <Alerts />
    </>,
  );
  await waitFor(() => expect(screen.queryByText('On its way')).not.toBeInTheDocument());
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
