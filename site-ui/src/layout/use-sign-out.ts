import { browserApi } from '../api/browser-api';
import { paths } from '../lib/paths';
import { useNavigate } from '../router/hooks';
import { signOut } from '../session/sign-out';

/** [AUTH-35] Signs out and goes home. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await signOut(browserApi);
    await navigate(paths.home);
  };
}
