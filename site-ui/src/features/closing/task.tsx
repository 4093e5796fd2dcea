import type { OwnTaskDto } from '@stowbridge/api';
import { MeResourceService } from '@stowbridge/api/services/MeResourceService';
import { DOCUMENT_EXTENSIONS, documentProblem } from '@stowbridge/contract/uploads';
import { useId, useRef, useState } from 'react';
import { textOf } from '../../api/api';
import { browserApi, sendForm } from '../../api/browser-api';
import { Button } from '../../components/button';
import { showToast } from '../../components/toast';
import { formatLongDate } from '../../lib/format';
import styles from './closing.module.css';
import { TaskNote } from './task-note';

const api = new MeResourceService(browserApi);
const accept = DOCUMENT_EXTENSIONS.map((extension) => `.${extension}`).join();

interface Props {
  task: OwnTaskDto;
  reload: () => Promise<void>;
}

/** One task: its tick is saved at once, its files wait in the deal room until the office publishes them [BEYC-54]. */
export function Task({ task: { id, title, dueOn, doneAt, note, files }, reload }: Props) {
  const name = useId();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [writing, setWriting] = useState(false);
  const [problem, setProblem] = useState('');

  const run = async (work: () => Promise<unknown>, said: string) => {
    setBusy(true);
    setProblem('');
    try {
      await work();
      showToast(said);
    } catch (failure) {
      setProblem(textOf(failure));
    }
    await reload();
    setBusy(false);
  };
  const add = (file: File) => {
    const wrong = documentProblem(file);
    if (wrong) {
      setProblem(wrong);
    } else {
      const body = new FormData();
      body.append('file', file);
      void run(() => sendForm(`/api/v1/me/tasks/${id}/files`, body), `${file.name} is with the office.`);
    }
  };

  return (
    <li className={styles.task}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={doneAt !== null}
          disabled={busy || doneAt !== null}
          aria-describedby={`${name}-due`}
          onChange={() => void run(() => api.tickTask({ id, requestBody: {} }), `Done: ${title}`)}
        />
        <b>{title}</b>
      </label>
      <p id={`${name}-due`} className={styles.due}>
        {doneAt ? `Done on ${formatLongDate(doneAt)}` : dueOn ? `Due on ${formatLongDate(dueOn)}` : 'Due: not set'}
      </p>
      {note && !writing && <p className={styles.note}>{note}</p>}
      {files.map((file) => (
        <p key={file.name} className={styles.file}>
          {file.name} <span>{file.published ? 'published in the deal room' : 'the office looks at it'}</span>
        </p>
      ))}
      {problem && <p role="alert">{problem}</p>}
      {writing ? (
        <TaskNote
          title={title}
          first={note ?? ''}
          onCancel={() => setWriting(false)}
          onSave={async (text) => {
            await api.annotateTask({ id, requestBody: { note: text || null } });
            await reload();
            setWriting(false);
          }}
        />
      ) : (
        <div className={styles.actions}>
          <Button
            small
            look="quiet"
            aria-label={`${note ? 'Change note' : 'Add note'}: ${title}`}
            onClick={() => setWriting(true)}
          >
            {note ? 'Change note' : 'Add note'}
          </Button>
          <Button
            small
            look="quiet"
            disabled={busy}
            aria-label={`Add file: ${title}`}
            onClick={() => input.current?.click()}
          >
            Add file
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            accept={accept}
            aria-label={`File for ${title}`}
            onChange={({ target }) => {
              const file = target.files?.[0];
              target.value = '';
              if (file) {
                add(file);
              }
            }}
          />
        </div>
      )}
    </li>
  );
}
