import { useState } from 'react';
import { Dialog } from '../components/dialog';
import { paths } from '../lib/paths';
import { useSite } from '../lib/site-context';
import { Link } from '../router/link';
import { useLikelySession } from '../session/use-session';
import styles from './footer.module.css';
import { aboutText, disclaimerSections, legalText } from './legal-text';

const quickLinks = [
  { label: 'Home', to: paths.home },
  { label: 'Properties', to: paths.search() },
  { label: 'Buyer Services', to: paths.buyerServices },
  { label: 'Seller Services', to: paths.sellerServices },
  { label: 'Press', to: paths.press },
];

/** [SHELL-81] to [SHELL-88] */
export function Footer() {
  const site = useSite();
  const session = useLikelySession();
  const [disclaimer, setDisclaimer] = useState(false);
  return (
    <footer className={styles.footer}>
      <div className="container">
        <div className={styles.columns}>
          <div className={styles.about}>
            <h2>About Us</h2>
            <p>{aboutText(site.ProductName)}</p>
          </div>
          <nav aria-label="Quick Links">
            <h2>Quick Links</h2>
            <ul className={styles.links}>
              {quickLinks.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
              <li>
                <Link to={paths.vendors}>Vendors</Link>
              </li>
              {!session && (
                <li>
                  <Link to={paths.signIn}>Login</Link>
                </li>
              )}
            </ul>
          </nav>
          <div>
            <h2>Offices</h2>
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
          </div>
          <div>
            <h2>Contact</h2>
            <ul className={styles.links}>
              <li>
                <a href={`mailto:${site.ContactEmail}`}>{site.ContactEmail}</a>
              </li>
              <li>
                <a href={`tel:${site.ContactPhone}`}>{site.ContactPhone}</a>
              </li>
            </ul>
          </div>
        </div>
        <div className={styles.legal}>
          <p>{legalText(site.ProductName)}</p>
          <div className={styles.last}>
            <span>
              © {new Date().getFullYear()} {site.ProductName}. All rights reserved.
            </span>
            <button type="button" onClick={() => setDisclaimer(true)} aria-haspopup="dialog">
              Disclaimer
            </button>
            <Link to={paths.privacy}>Privacy Policy</Link>
            <Link to={paths.terms}>Terms of use</Link>
          </div>
        </div>
      </div>
      {disclaimer && <Disclaimer product={site.ProductName} onClose={() => setDisclaimer(false)} />}
    </footer>
  );
}

function Disclaimer({ product, onClose }: { product: string; onClose: () => void }) {
  return (
    <Dialog title="Disclaimer" onClose={onClose}>
      <div className="prose">
        {disclaimerSections(product).map(({ heading, paragraphs }) => (
          <section key={heading} className="prose">
            <h3>{heading}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
    </Dialog>
  );
}
