import { renderToString } from 'react-dom/server';
import { takePage } from '@stowbridge/contract/sign-in-again';
import { act, screen, waitFor } from '@testing-library/react';
import { serve } from '../../test/api-double';
import { signedInAs } from '../../test/fixtures';
import { renderAt } from '../../test/render-page';
import { browserApi } from '../api/browser-api';
import { RequireRole } from './require-role';
import { signOut } from '../session/sign-out';

const guarded = <RequireRole role="Seller">{(session) => <p>Private to {session.name}</p>}</RequireRole>;

describe('private screens', () => {
  it('[SHELL-38, SHELL-41] send who is not signed in to /signin', async () => {
    const { visited } = renderAt(guarded);
    await waitFor(() => expect(visited).toEqual(['/signin']));
    expect(screen.queryByText(/Private/)).not.toBeInTheDocument();
  });

  it('[FSITE-03] remember the page and its role for whoever signs in, but not when somebody signs out there', async () => {
    history.replaceState(null, '', '/seller/property/4/Depot?offer=31');
    const { visited, unmount } = renderAt(guarded);
    await waitFor(() => expect(visited).toEqual(['/signin']));
    unmount();
    expect(takePage(sessionStorage, 9)).toMatchObject({ path: '/seller/property/4/Depot?offer=31', role: 'Seller' });
    signedInAs('Seller');
    const left = renderAt(guarded);
    serve({ 'POST /api/home/logout/s-1': {} });
    await act(() => signOut(browserApi));
    await waitFor(() => expect(left.visited).toEqual(['/signin']));
    expect(takePage(sessionStorage, 9)).toBeUndefined();
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
