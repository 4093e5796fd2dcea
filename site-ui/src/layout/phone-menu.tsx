import { Button, ButtonLink } from '../components/button';
import { Dialog } from '../components/dialog';
import { Icon } from '../components/icon';
import { paths } from '../lib/paths';
import { useSite } from '../lib/site-context';
import { Link } from '../router/link';
import { useSession } from '../session/use-session';
import { useSignOut } from './use-sign-out';
import styles from './header.module.css';
import { dashboardItem, mainAfter, mainBefore, services, type MenuItem } from './menu';
import { SocialLinks } from './social-links';

/** The whole menu on a phone, one press deep: services are listed and not folded away. */
export function PhoneMenu({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const signOut = useSignOut();
  const { SocialLinks: links } = useSite();
  const linksTo = (items: MenuItem[]) =>
    items.map(({ label, to }) => (
      <Link key={to} to={to} onClick={onClose}>
        {label}
      </Link>
    ));
  return (
    <Dialog title="Menu" onClose={onClose} sheet>
      <nav className={styles.sheetNav} aria-label="Main">
        {session && (
          <Link to={dashboardItem(session).to} onClick={onClose} external={session.role === 'Admin'}>
            My DashBoard <Icon name="arrow" size={18} />
          </Link>
        )}
        {linksTo(mainBefore)}
        <div role="group" aria-labelledby="phone-services" className={styles.sub}>
          <p id="phone-services">Services</p>
          {linksTo(services)}
        </div>
        {linksTo(mainAfter)}
      </nav>
      <div className={styles.sheetFoot}>
        {session ? (
          <>
            <p className="eyebrow">Welcome {session.name}</p>
            <ButtonLink look="secondary" wide to={paths.account} onClick={onClose}>
              Profile
            </ButtonLink>
            <Button look="secondary" wide onClick={() => void signOut().then(onClose)}>
              Logout
            </Button>
          </>
        ) : (
          <>
            <ButtonLink wide to={paths.register} onClick={onClose}>
              REGISTER
            </ButtonLink>
            <ButtonLink look="secondary" wide to={paths.signIn} onClick={onClose}>
              SIGN IN
            </ButtonLink>
          </>
        )}
        <SocialLinks links={links} className={styles.social} />
      </div>
    </Dialog>
  );
}
