import type { ReactNode } from 'react';
import badge from '../components/badge.module.css';
import { Icon } from '../components/icon';
import { paths } from '../lib/paths';
import { useNavigate } from '../router/hooks';
import { Link, NavLink } from '../router/link';
import { updateSession, userTypeIds, type Role, type Session } from '../session/session';
import { landingOf } from '../session/sign-in';
import { useSignOut } from './use-sign-out';
import styles from './dashboard.module.css';

/** A list of properties in the left menu ([DASH-08], [DASH-09], [DASH-21]). */
export interface MenuList {
  title: string;
  /** Undefined while it loads. Without an address an entry stands as text, with a note that says why. */
  entries: { key: number; label: string; to?: string; note?: string }[] | undefined;
  empty: string;
}

export interface DashboardProps {
  session: Session;
  title: string;
  lead?: ReactNode;
  /** Stands right of the title. */
  tools?: ReactNode;
  lists?: MenuList[];
  children: ReactNode;
}

/** [SHELL-24] The frame of signed-in screens: a menu at the left, above on phones. */
export function Dashboard({ session, title, lead, tools, lists = [], children }: DashboardProps) {
  return (
    <div className={`container ${styles.layout}`}>
      <aside className={styles.menu} aria-label="Account">
        <Menu session={session} />
        {lists.length > 0 && <Lists lists={lists} className={styles.lists} />}
      </aside>
      <div className={styles.content}>
        <div className={styles.head}>
          <div>
            <h1>{title}</h1>
            {lead && <p>{lead}</p>}
          </div>
          {tools}
        </div>
        {lists.length > 0 && <PhoneLists lists={lists} />}
        {children}
      </div>
    </div>
  );
}

/** [SHELL-89] to [SHELL-94] */
function Menu({ session }: { session: Session }) {
  const signOut = useSignOut();
  const navigate = useNavigate();
  const admin = session.role === 'Admin';
  // [AUTH-32]
  const switchTo = (role: Role) => {
    updateSession({ role });
    void navigate(landingOf(role));
  };
  return (
    <nav className={styles.items} aria-label="Account">
      <NavLink to={landingOf(session.role)} external={admin}>
        <Icon name="grid" size={18} /> My DashBoard
      </NavLink>
      <NavLink to={paths.account}>
        <Icon name="person" size={18} /> Profile
      </NavLink>
      {session.role === 'Buyer' && (
        <>
          <NavLink to={paths.agreements}>
            <Icon name="document" size={18} /> My agreements
          </NavLink>
          <NavLink to={paths.funds}>
            <Icon name="building" size={18} /> Proof of funds
          </NavLink>
          <NavLink to={paths.whatIBuy}>
            <Icon name="search" size={18} /> What I buy
          </NavLink>
        </>
      )}
      <NavLink to={paths.notifications(userTypeIds[session.role])}>
        <Icon name="bell" size={18} /> Notifications
        {session.unread > 0 && <b className={`${badge.badge} figures`}>{session.unread}</b>}
      </NavLink>
      {session.buyerDefault && session.sellerDefault && (
        <button type="button" onClick={() => switchTo(session.role === 'Buyer' ? 'Seller' : 'Buyer')}>
          <Icon name="swap" size={18} /> {session.role === 'Buyer' ? 'Seller Account' : 'Buyer Account'}
        </button>
      )}
      <button type="button" onClick={() => void signOut()}>
        <Icon name="out" size={18} /> Logout
      </button>
    </nav>
  );
}

function Lists({ lists, className }: { lists: MenuList[]; className?: string }) {
  return (
    <div className={className}>
      {lists.map(
        (list) =>
          // What is longer than before would push the next one down.
          list.entries && (
            <section key={list.title}>
              <h2>{list.title}</h2>
              <Entries list={list} />
            </section>
          ),
      )}
    </div>
  );
}

/** On phones the same lists stand above the page's content, each in one line until it is opened. */
function PhoneLists({ lists }: { lists: MenuList[] }) {
  return (
    <div className={styles.phoneLists}>
      {lists.map((list) => (
        <details key={list.title} className={styles.lists}>
          <summary>
            {list.title} <span className="figures">{list.entries?.length}</span>
          </summary>
          <Entries list={list} />
        </details>
      ))}
    </div>
  );
}

function Entries({ list: { entries, empty } }: { list: MenuList }) {
  return (
    <>
      {entries?.length === 0 && <p>{empty}</p>}
      <ul>
        {entries?.map(({ key, label, to, note }) => (
          <li key={key}>
            {to ? <Link to={to}>{label}</Link> : <span>{label}</span>}
            {note && <p>{note}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
