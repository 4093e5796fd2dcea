import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { useFormContext } from 'react-hook-form';
import { useReadableValue } from '../lookups/use-readable-value';
import { PlainForm } from '../plain-form';
import { Conflicts } from './conflicts';
import { asOnScreen, goTo } from './fields';
import { FormFiles } from './form-files';
import type { FormHandle, FormProps } from './form-props';
import { Summary } from './summary';
import { useKeptValues, type KeptValues } from './use-kept-values';
import { useSaving } from './use-saving';
import type { Values } from './values';

/** The parts of a form, for a dialog or a page to put in their places. */
interface FormParts {
  /** Why it was not saved; above the fields, where it does not scroll. */
  top: ReactNode;
  fields: ReactNode;
  running: boolean;
}

interface Props<Typed extends object> extends FormProps<Typed> {
  start: Typed;
  handleRef: RefObject<FormHandle>;
  layout: (parts: FormParts) => ReactNode;
}

/** The inside of every form: what was typed earlier, the fields, the summary of what is wrong, the choice after a conflict. */
export function FormInside<Typed extends object>(props: Props<Typed>) {
  const { start, keptAs, validate } = props;
  const [first] = useState(start as Values);
  const kept = useKeptValues(keptAs, first);
  const [defaults] = useState(() => kept.found?.values ?? first);
  const submitRef = useRef<(values: Typed) => Promise<void>>(undefined);
  return (
    <PlainForm<Typed>
      defaultValues={defaults as Partial<Typed>}
      validate={validate}
      onSubmit={async (values) => submitRef.current?.({ ...(first as Typed), ...values })}
    >
      <FormFiles.Provider value={kept.nameFile}>
        <Inside<Typed> {...props} first={first} kept={kept} submitRef={submitRef} />
      </FormFiles.Provider>
    </PlainForm>
  );
}

interface InsideProps<Typed extends object> extends Props<Typed> {
  first: Values;
  kept: KeptValues;
  submitRef: RefObject<((values: Typed) => Promise<void>) | undefined>;
}

function Inside<Typed extends object>({ submitRef, layout, children, ...props }: InsideProps<Typed>) {
  const { kept, describe } = props;
  const { reset } = useFormContext<Values>();
  const saving = useSaving(props);
  useLayoutEffect(() => {
    submitRef.current = saving.submit;
  });
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const find = useCallback((place: HTMLSpanElement | null) => setForm(place?.closest('form') ?? null), []);
  const [shown, setShown] = useState(Boolean(kept.found) || kept.files.length > 0);
  const readable = useReadableValue(describe);
  const summary = useRef<HTMLDivElement>(null);
  const conflicts = useRef<HTMLDivElement>(null);
  const { refusals, failure, wrong, between } = saving;
  const order = asOnScreen(
    form,
    wrong.map(({ field }) => field),
  );
  const showWhatIsWrong = useEffectEvent(() => {
    const place = summary.current ?? conflicts.current;
    if (!refusals || !place) {
      return;
    }
    place.scrollIntoView({ block: 'nearest' });
    // What the form itself found is mended at its first field; what the server or somebody else says is read first.
    if (wrong.length > 0 && !wrong.some(({ byServer }) => byServer)) {
      goTo(form, order[0]);
    } else {
      place.focus();
    }
  });
  // Once for each refusal, not for each correction after it.
  useEffect(() => showWhatIsWrong(), [refusals, failure]);

  const top = (
    <>
      <span ref={find} hidden />
      <Summary
        form={form}
        failure={failure}
        wrong={[...wrong].sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field))}
        place={summary}
      />
      {between && (
        <Conflicts form={form} between={between} describe={readable} onChoose={saving.choose} place={conflicts} />
      )}
    </>
  );
  const startOver = () => {
    saving.startOver(reset);
    setShown(false);
  };
  const fields = (
    <>
      {shown && (
        <Alert severity="info" role="status" action={<Button onClick={startOver}>Start over</Button>}>
          What you typed last time is still here.
          {kept.files.length > 0 && ` Please choose again: ${kept.files.join(', ')}.`}
        </Alert>
      )}
      {children}
      {saving.question}
    </>
  );
  return layout({ top, fields, running: saving.running });
}
