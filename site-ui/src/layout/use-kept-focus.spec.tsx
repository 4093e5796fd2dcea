import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useKeptFocus } from './use-kept-focus';

function Offer() {
  const [answered, setAnswered] = useState(false);
  useKeptFocus();
  return (
    <main tabIndex={-1}>
      <button type="button">Before</button>
      <article aria-label="Offer">{!answered && <button onClick={() => setAnswered(true)}>Accept</button>}</article>
    </main>
  );
}

describe('the focus', () => {
  it('stays where somebody was when what they pressed by keyboard is gone', async () => {
    render(<Offer />);
    screen.getByRole('button', { name: 'Accept' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('article', { name: 'Offer' })).toHaveFocus());
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
  });
});
