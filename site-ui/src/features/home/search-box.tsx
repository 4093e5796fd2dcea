import { useState } from 'react';
import { Button } from '../../components/button';
import { Combobox } from '../../components/combobox';
import { Icon } from '../../components/icon';
import { useOpenSuggestion, useSuggestions } from '../../components/property-suggest';
import { paths } from '../../lib/paths';
import { useNavigate } from '../../router/hooks';
import { Link } from '../../router/link';
import styles from './search-box.module.css';

/** [SRCH-01] [SRCH-02] The search of the home page; its button waits for suggestions. */
export function SearchBox() {
  const [text, setText] = useState('');
  const { options, missing } = useSuggestions(text);
  const navigate = useNavigate();
  const open = useOpenSuggestion();
  const search = () => {
    if (options.length > 0) {
      void navigate(paths.search(text.trim()));
    }
  };
  return (
    <div className={styles.box}>
      <form
        className={styles.form}
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <Combobox
          label="Location, city or state"
          placeholder="Location, city or state"
          value={text}
          options={options}
          onType={setText}
          onPick={({ suggestion }) => open(suggestion)}
          onEnter={search}
          inputClassName={styles.input}
        />
        <Button type="submit" className={styles.go} disabled={options.length === 0} aria-label="Search">
          <Icon name="search" />
          <span>Search</span>
        </Button>
      </form>
      <p role="status" className={styles.none}>
        {missing && (
          <>
            Nothing listed in &quot;{missing}&quot;. <Link to={paths.search()}>Search all properties</Link>
          </>
        )}
      </p>
    </div>
  );
}
