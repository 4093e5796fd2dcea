import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Alerts, showAlert } from './alerts';

describe('alerts', () => {
  it('[ERR-01] are accessible dialogs that wait to be dismissed', async () => {
    render(<Alerts />);
    let dismissed = false;
    act(() => void showAlert('NETWORK ERROR').then(() => (dismissed = true)));
    expect(screen.getByRole('alertdialog', { name: 'NETWORK ERROR' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('NETWORK ERROR');
    expect(dismissed).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(dismissed).toBe(true);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('[ERR-01] say the same sentence once, and different ones in turn', async () => {
    render(<Alerts />);
    act(() => {
      void showAlert('NETWORK ERROR');
      void showAlert('NETWORK ERROR');
      void showAlert('Mail has been sent.');
    });
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Mail has been sent.');
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
