import { useSite } from '../../lib/site-context';
import styles from './offices.module.css';

/** [PAGE-01] [PAGE-02] [PAGE-03] */
export function Offices() {
  const { ContactEmail, ContactPhone, Offices: offices } = useSite();
  return (
    <aside className={styles.contact} aria-label="Contact">
      <section>
        <h2>Write or call</h2>
        <a href={`mailto:${ContactEmail}`}>{ContactEmail}</a>
        <a href={`tel:${ContactPhone}`}>{ContactPhone}</a>
      </section>
      {offices.map((office) => (
        <section key={office.Name}>
          <h2>{office.Name}</h2>
          <address>
            {office.Address}
            <br />
            {office.City}, {office.State} {office.ZipCode}
          </address>
        </section>
      ))}
    </aside>
  );
}
