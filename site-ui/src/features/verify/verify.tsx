import { certificateCodeOf } from '@stowbridge/contract/certificate-code';
import { useEffect, useRef, useState, type DragEvent } from 'react';
import { textInPlaceOf } from '../../api/api';
import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import { TextField } from '../../forms/field';
import { FormFrame } from '../../forms/form-frame';
import { all, required, type Rule } from '../../forms/rules';
import { useForm } from '../../forms/use-form';
import { useSite } from '../../lib/site-context';
import { outcomesOf, type Asked, type Outcome } from './outcome';
import { sha256Of, verify } from './verification';
import styles from './verify.module.css';

type Shown = { busy: string } | { problem: string } | { outcomes: Outcome[] };

const rules = {
  Code: all(required('Code is required'), (value) =>
    certificateCodeOf(value) ? undefined : 'Code is invalid',
  ) as Rule<'Code'>,
};

/** A file is checked as soon as it is there, a code when it is sent; of both it is said whether they belong together. */
export function Verify() {
  const { ProductName } = useSite();
  const asked = useRef<Asked>({});
  const chosen = useRef<File>(undefined);
  const [fileName, setFileName] = useState<string>();
  const [shown, setShown] = useState<Shown>();
  const [over, setOver] = useState(false);
  const newest = useRef(0);
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown && !('busy' in shown)) {
      // jsdom has no scrolling.
      answer.current?.scrollIntoView?.({ block: 'nearest' });
    }
  }, [shown]);

  /** Of several questions the last one is answered. */
  const ask = async (more: Asked) => {
    const mine = (newest.current += 1);
    const question = { ...asked.current, ...more };
    asked.current = question;
    setShown({ busy: 'Looking it up …' });
    const next = await find(question, ProductName).catch((failure: unknown) => ({ problem: textInPlaceOf(failure) }));
    if (mine === newest.current) {
      setShown(next);
    }
  };
  const form = useForm<'Code'>({ id: 'verify', rules, onSubmit: ({ Code }) => ask({ code: certificateCodeOf(Code) }) });
  const choose = async (file: File | undefined) => {
    if (!file) {
      return;
    }
    chosen.current = file;
    asked.current = { ...asked.current, file: undefined };
    setFileName(file.name);
    setShown({ busy: `Reading ${file.name} …` });
    const sha256 = await sha256Of(file).catch(() => undefined);
    if (file !== chosen.current) {
      return;
    }
    if (sha256) {
      await ask({ file: { sha256 } });
    } else {
      setShown({ problem: `${file.name} could not be read here.` });
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void choose(event.dataTransfer.files[0]);
  };

  return (
    <>
      <label
        className={over ? `${styles.file} ${styles.over}` : styles.file}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          type="file"
          className="hidden-text"
          onChange={({ target }) => {
            void choose(target.files?.[0]);
            // The same file can be chosen again, after it was changed.
            target.value = '';
          }}
        />
        <Icon name="document" size={28} />
        <span className={styles.choose}>Choose a file</span>
        <span className={styles.hint}>{fileName ?? 'or drop it here'}</span>
      </label>
      <FormFrame form={form}>
        <TextField
          form={form}
          name="Code"
          label="Code"
          help="The ten letters and digits on the last page of a certificate."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
        />
        <Button type="submit" look="secondary">
          Verify the code
        </Button>
      </FormFrame>
      <div ref={answer} role="status" className={styles.answer}>
        {shown && 'busy' in shown && <p className={styles.busy}>{shown.busy}</p>}
        {shown && 'problem' in shown && <p className={styles.bad}>{shown.problem}</p>}
        {shown &&
          'outcomes' in shown &&
          shown.outcomes.map(({ tone, text }) => (
            <p key={text} className={styles[tone]}>
              <Icon name={tone === 'good' ? 'check' : tone === 'bad' ? 'alert' : 'document'} />
              {text}
            </p>
          ))}
      </div>
    </>
  );
}

async function find({ file, code }: Asked, product: string): Promise<Shown> {
  const byCode = code ? await verify(code) : undefined;
  const byFile = file && file.sha256 !== byCode?.sha256 ? await verify(file.sha256) : undefined;
  return { outcomes: outcomesOf({ file, code }, { byFile, byCode }, product) };
}
