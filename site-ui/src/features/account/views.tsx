import { MeResourceService } from '@stowbridge/api/services/MeResourceService';
import { browserApi } from '../../api/browser-api';
import { useLoad } from '../../api/use-load';
import { Section } from '../../components/section';
import { moment } from '../../lib/moment';
import styles from './sign-ins.module.css';

const load = () => new MeResourceService(browserApi).views();

/** [BEYE-62] Which administrators looked at the site as this person, and when; nothing where nobody did. */
export function Views() {
  const { data, error } = useLoad(load);
  if (!error && !data?.length) {
    return null;
  }
  return (
    <div className={styles.place}>
      <Section title="Who saw your account">
        {error && <p role="alert">Who saw your account is not here just now.</p>}
        {data && (
          <ol className={styles.list}>
            {data.map(({ name, startedAt }) => (
              <li key={startedAt}>
                <time dateTime={startedAt}>{moment(startedAt)}</time>
                <span>{name}</span>
              </li>
            ))}
          </ol>
        )}
        <p className={styles.note}>To help you, they see the site as you do for 15 minutes. They can change nothing.</p>
      </Section>
    </div>
  );
}
