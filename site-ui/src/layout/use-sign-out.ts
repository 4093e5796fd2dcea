import { readViewing } from '@stowbridge/contract/viewing';
import { browserApi } from '../api/browser-api';
import { paths } from '../lib/paths';
import { useNavigate } from '../router/hooks';
import { signOut } from '../session/sign-out';

/** [AUTH-35] Signs out and goes home. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    if (readViewing(sessionStorage)) {
      // Those who sign out of their own session need not load this.
      const { endView } = await import('../session/end-view');
      await endView(browserApi);
      return;
    }
    await signOut(browserApi);
    await navigate(paths.home);
  };
}
