import styles from './text-page.module.css';
import { Link } from '../router/link';

/** Where one is: links to what is above, then this page. */
export function Trail({ above, here }: { above: { label: string; to: string }[]; here: string }) {
  return (
    <nav className={styles.trail} aria-label="Breadcrumb">
      {above.map(({ label, to }) => (
        <span key={to}>
          <Link to={to}>{label}</Link> /
        </span>
      ))}
      <span aria-current="page">{here}</span>
    </nav>
  );
}
