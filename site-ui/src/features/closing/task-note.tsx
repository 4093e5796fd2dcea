import { taskLengths } from '@stowbridge/contract/closing';
import { useId, useState } from 'react';
import { textOf } from '../../api/api';
import { Button } from '../../components/button';
import styles from './closing.module.css';

interface Props {
  title: string;
  first: string;
  onSave: (text: string) => Promise<void>;
  onCancel: () => void;
}

/** What somebody notes on one of their tasks; the office reads it. */
export function TaskNote({ title, first, onSave, onCancel }: Props) {
  const id = useId();
  const [text, setText] = useState(first);
  const [problem, setProblem] = useState('');
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    setProblem('');
    try {
      await onSave(text.trim());
    } catch (failure) {
      setProblem(textOf(failure));
      setSaving(false);
    }
  };
  return (
    <form
      className={styles.writing}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label htmlFor={id}>Note: {title}</label>
      <textarea
        id={id}
        rows={3}
        maxLength={taskLengths.note}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {problem && <p role="alert">{problem}</p>}
      <div className={styles.actions}>
        <Button small type="submit" disabled={saving}>
          Save note
        </Button>
        <Button small look="secondary" disabled={saving} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
