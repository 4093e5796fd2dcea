import { renderToString } from 'react-dom/server';
import { screen, waitFor } from '@testing-library/react';
import { signedInAs } from '../../test/fixtures';
import { renderAt } from '../../test/render-page';
import { RequireRole } from './require-role';

const guarded = <RequireRole role="Seller">{(session) => <p>Private to {session.name}</p>}</RequireRole>;

describe('private screens', () => {
  it('[SHELL-38, SHELL-41] send who is not signed in to /signin', async () => {
    const { visited } = renderAt(guarded);
    await waitFor(() => expect(visited).toEqual(['/signin']));
    expect(screen.queryByText(/Private/)).not.toBeInTheDocument();
  });

  it('[SHELL-43, SHELL-57, SHELL-58] send the wrong role to their own dashboard', async () => {
    signedInAs('Buyer');
    const { visited } = renderAt(guarded);
    await waitFor(() => expect(visited).toEqual(['/buyer/dashboard']));
    expect(screen.queryByText(/Private/)).not.toBeInTheDocument();
  });

  it('open to whom they belong', () => {
    signedInAs('Seller');
    renderAt(guarded);
    expect(screen.getByText('Private to Maya Okafor')).toBeInTheDocument();
  });

  it('are a skeleton on the server, which does not know the person', () => {
    signedInAs('Seller');
    expect(renderToString(guarded)).toContain('Loading');
    expect(renderToString(guarded)).not.toContain('Private');
  });
});
