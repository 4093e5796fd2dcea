import { Suspense, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Icon } from '../components/icon';
import { paths } from '../lib/paths';
import { useSite } from '../lib/site-context';
import { Link } from '../router/link';
import { useLikelySession } from '../session/use-session';
import styles from './footer.module.css';
import { aboutText, legalText } from './legal-text';
import { late } from '../components/late';

const Disclaimer = late(() => import('./disclaimer'));

const quickLinks = [
  { label: 'Home', to: paths.home },
  { label: 'Properties', to: paths.search() },
  { label: 'Buyer Services', to: paths.buyerServices },
  { label: 'Seller Services', to: paths.sellerServices },
  { label: 'Press', to: paths.press },
  { label: 'Vendors', to: paths.vendors },
];

/** Where skip links lead. */
export const footerId = 'footer';

const phone = '(max-width: 639px)';

/** The server folds for everybody; where there is room the style shows what is folded, so that nothing moves afterwards. */
const useIsPhone = () =>
  useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(phone);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => window.matchMedia(phone).matches,
    () => true,
  );

/** A group of the footer; on a phone only its heading, until it is pressed. */
function Group({ title, folded, children }: { title: string; folded: boolean; children: ReactNode }) {
  const heading = <h2>{title}</h2>;
  return folded ? (
    <details className={styles.group}>
      <summary>
        {heading}
        <Icon name="down" size={18} />
      </summary>
      {children}
    </details>
  ) : (
    <div>
      {heading}
      {children}
    </div>
  );
}

/** [SHELL-81] to [SHELL-88] [FSITE-33] */
export function Footer() {
  const site = useSite();
  const session = useLikelySession();
  const [disclaimer, setDisclaimer] = useState(false);
  const [more, setMore] = useState(false);
  const folded = useIsPhone();
  return (
    <footer id={footerId} tabIndex={-1} className={styles.footer}>
      <div className="container">
        <div className={styles.columns}>
          <Group title="About Us" folded={folded}>
            <p className={styles.about}>{aboutText(site.ProductName)}</p>
          </Group>
          <nav aria-label="Quick Links">
            <Group title="Quick Links" folded={folded}>
              <ul className={`${styles.links} ${styles.quick}`}>
                {quickLinks.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
                {!session && (
                  <li>
                    <Link to={paths.signIn}>Login</Link>
                  </li>
                )}
              </ul>
            </Group>
          </nav>
          <Group title="Offices" folded={folded}>
            <div className={styles.offices}>
              {site.Offices.map((office) => (
                <address key={office.Name}>
                  {office.Name}
                  <br />
                  {office.Address}
                  <br />
                  {office.City}, {office.State} {office.ZipCode}
                </address>
              ))}
            </div>
          </Group>
          <Group title="Contact" folded={folded}>
            <ul className={styles.links}>
              <li>
                <a href={`mailto:${site.ContactEmail}`}>{site.ContactEmail}</a>
              </li>
              <li>
                <a href={`tel:${site.ContactPhone}`}>{site.ContactPhone}</a>
              </li>
            </ul>
          </Group>
        </div>
        <div className={styles.legal}>
          <p className={more ? undefined : styles.cut}>{legalText(site.ProductName)}</p>
          {!more && (
            <button type="button" className={styles.more} onClick={() => setMore(true)}>
              More
            </button>
          )}
          <div className={styles.last}>
            <span>
              © {new Date().getFullYear()} {site.ProductName}. All rights reserved.
            </span>
            <button type="button" onClick={() => setDisclaimer(true)} aria-haspopup="dialog">
              Disclaimer
            </button>
            <Link to={paths.privacy}>Privacy Policy</Link>
            <Link to={paths.terms}>Terms of use</Link>
            <Link to={paths.verify}>Verify a document</Link>
          </div>
        </div>
      </div>
      <Suspense>
        {disclaimer && <Disclaimer product={site.ProductName} onClose={() => setDisclaimer(false)} />}
      </Suspense>
    </footer>
  );
}
