import type { MailPreferencesDto } from '@stowbridge/api';
import { MailPreferencesService } from '@stowbridge/api/services/MailPreferencesService';
import { useId, useRef, useState } from 'react';
import { browserApi } from '../../api/browser-api';
import { useLoad } from '../../api/use-load';
import { Section } from '../../components/section';
import { SearchFrequencies } from '../../components/searches/search-frequencies';
import styles from './mail-choices.module.css';

const KINDS: { name: keyof MailPreferencesDto; label: string; help: string }[] = [
  { name: 'offers', label: 'Offers and deals', help: 'Offers that arrive, and what becomes of your deals.' },
  { name: 'properties', label: 'Properties', help: 'Properties that are assigned to you, and NDAs signed for them.' },
  { name: 'messages', label: 'Messages', help: 'What people write to you here.' },
  {
    name: 'reports',
    label: 'Reports and reminders',
    help: 'The week of your listings, on Mondays, and what is due for your deals, once a day.',
  },
  { name: 'listings', label: 'Listings', help: 'What your saved searches find, and news of your favourites.' },
];

const load = () => new MailPreferencesService(browserApi).get();

/** Which mails one gets; each choice is kept at once. */
export function MailChoices() {
  const { data, error } = useLoad(load);
  return (
    <div className={styles.place}>
      <Section title="Mails">
        {error && <p role="alert">Your choices are not here just now.</p>}
        {data && <Choices start={data} />}
      </Section>
    </div>
  );
}

function Choices({ start }: { start: MailPreferencesDto }) {
  const id = useId();
  const [wanted, setWanted] = useState(start);
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState('');
  const saving = useRef(false);

  const choose = async (name: keyof MailPreferencesDto, label: string) => {
    // One at a time: each request holds all choices.
    if (saving.current) {
      return;
    }
    saving.current = true;
    const chosen = { ...wanted, [name]: !wanted[name] };
    setWanted(chosen);
    setProblem('');
    setSaid('');
    try {
      setWanted(await new MailPreferencesService(browserApi).update({ requestBody: chosen }));
      setSaid(`${label}: ${chosen[name] ? 'you get these mails.' : 'you do not get these mails any more.'}`);
    } catch {
      setWanted(wanted);
      setProblem('This could not be saved. Please try again.');
    } finally {
      saving.current = false;
    }
  };

  return (
    <>
      <div className={styles.list}>
        {KINDS.map(({ name, label, help }) => (
          <label key={name} className={styles.choice} htmlFor={`${id}-${name}`}>
            <input
              id={`${id}-${name}`}
              type="checkbox"
              role="switch"
              checked={wanted[name]}
              onChange={() => void choose(name, label)}
              aria-labelledby={`${id}-${name}-label`}
              aria-describedby={`${id}-${name}-help`}
            />
            <span>
              <b id={`${id}-${name}-label`}>{label}</b>
              <span id={`${id}-${name}-help`}>{help}</span>
            </span>
          </label>
        ))}
      </div>
      <p className={styles.note}>
        Mails about your account, your password, and what you sign or submit are always sent.
      </p>
      <p className={styles.said} role="status">
        {said}
      </p>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <SearchFrequencies stopped={!wanted.listings} />
    </>
  );
}
