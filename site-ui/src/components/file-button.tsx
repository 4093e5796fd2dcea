import { useState } from 'react';
import { textOf } from '../api/api';
import { namedFile } from '../api/named-file';
import { saveBlob } from '../lib/save-file';
import { showAlert } from './alerts';
import styles from './file-button.module.css';
import { Icon } from './icon';

interface Props {
  label: string;
  /** Of which it is, for those who do not see the row. */
  of: string;
  /** The address of the file. */
  path: string;
  /** Where the server gives no name. */
  name: string;
}

/** Saves a file that is given to this person alone, under the name that the server gives it. */
export function FileButton({ label, of, path, name }: Props) {
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      const given = await namedFile(path, name);
      saveBlob(given.file, given.name);
    } catch (failure) {
      await showAlert(textOf(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      className={styles.file}
      disabled={busy}
      aria-label={`${label} of ${of}`}
      onClick={() => void take()}
    >
      {label} <Icon name="document" size={16} />
    </button>
  );
}
