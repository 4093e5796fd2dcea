import { useState } from 'react';
import { ButtonLink } from '../components/button';
import { Disclosure } from '../components/disclosure';
import { Icon } from '../components/icon';
import { paths } from '../lib/paths';
import { useSite } from '../lib/site-context';
import { Link, NavLink } from '../router/link';
import { userTypeIds } from '../session/session';
import { useLikelySession } from '../session/use-session';
import { useSignOut } from './use-sign-out';
import styles from './header.module.css';
import { Logo } from './logo';
import { dashboardItem, dashboardLabel, mainAfter, mainBefore, services, type MenuItem } from './menu';
import { PhoneMenu } from './phone-menu';
import { SocialLinks } from './social-links';

/** [SHELL-65] to [SHELL-80] Logo, menu, who is signed in. */
export function Header() {
  const site = useSite();
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <div className={`container ${styles.bar}`}>
        <Link className={styles.logo} to={paths.home} aria-label={`${site.ProductName}, home page`}>
          <Logo name={site.ProductName} />
        </Link>
        <MainMenu />
        <SocialLinks links={site.SocialLinks} className={styles.social} />
        <Person />
        <button type="button" className={styles.menuButton} onClick={() => setMenuOpen(true)} aria-haspopup="dialog">
          Menu <Icon name="menu" />
        </button>
      </div>
      {menuOpen && <PhoneMenu onClose={() => setMenuOpen(false)} />}
    </header>
  );
}

function Item({ item }: { item: MenuItem }) {
  return (
    <NavLink to={item.to} external={item.external}>
      {item.label}
    </NavLink>
  );
}

function MainMenu() {
  const session = useLikelySession();
  return (
    <nav className={styles.nav} aria-label="Main">
      {mainBefore.map((item) => (
        <Item key={item.to} item={item} />
      ))}
      <Disclosure
        className={styles.drop}
        panelClassName={styles.panel}
        label={
          <>
            Services <Icon name="down" size={14} />
          </>
        }
      >
        {services.map((item) => (
          <Item key={item.to} item={item} />
        ))}
      </Disclosure>
      {mainAfter.map((item) => (
        <Item key={item.to} item={item} />
      ))}
      {session && <Item item={dashboardItem(session)} />}
      {session === undefined && (
        <span className={styles.later} aria-hidden="true">
          {dashboardLabel}
        </span>
      )}
    </nav>
  );
}

function Person() {
  const session = useLikelySession();
  const signOut = useSignOut();
  if (session === undefined) {
    return <div className={`${styles.person} ${styles.known}`} />;
  }
  if (!session) {
    return (
      <div className={styles.person}>
        <Link className={styles.register} to={paths.register}>
          REGISTER
        </Link>
        <ButtonLink className={styles.signIn} look="secondary" small to={paths.signIn}>
          SIGN IN
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={`${styles.person} ${styles.known}`}>
      <Link
        className={styles.unread}
        to={paths.notifications(userTypeIds[session.role])}
        aria-label={`Notifications, ${session.unread} unread`}
        external={session.role === 'Admin'}
      >
        <Icon name="bell" />
        {session.unread > 0 && <b className="figures">{session.unread}</b>}
      </Link>
      <Disclosure
        className={styles.drop}
        buttonClassName={styles.welcome}
        panelClassName={styles.panel}
        label={
          <>
            <span title={session.name}>Welcome {session.name}</span>
            <Icon name="down" size={14} />
          </>
        }
      >
        <Link to={paths.account} external={session.role === 'Admin'}>
          <Icon name="person" size={18} /> Profile
        </Link>
        <button type="button" onClick={() => void signOut()}>
          <Icon name="out" size={18} /> Logout
        </button>
      </Disclosure>
    </div>
  );
}
