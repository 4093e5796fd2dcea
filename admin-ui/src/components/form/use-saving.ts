import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { isLeaving } from '../../auth/session';
import { isChangedMeanwhile } from '../../data-provider/conditions';
import { fieldErrorsOf } from '../../data-provider/failure';
import { useCreationKey } from '../use-creation-key';
import { useTask } from '../use-task';
import type { Disagreement, Side } from './conflicts';
import type { Asked, FormHandle, FormProps } from './form-props';
import type { KeptValues } from './use-kept-values';
import type { Wrong } from './summary';
import { differing, merge, type Conflict, type Values } from './values';

interface Given<Typed extends object> extends Omit<FormProps<Typed>, 'children'> {
  first: Values;
  kept: KeptValues;
  handleRef: RefObject<FormHandle>;
}

/** Of a question that is only looked for. */
const unasked: Asked = { running: false, onConfirm: () => undefined, onClose: () => undefined };

/** What a draft sets out from: of a field that is still to be chosen, from before both changed it, so that it is asked again. */
function originOf(base: Values, between: Disagreement | undefined): Values {
  const open = between?.conflicts.filter(({ field }) => !between.chosen[field]) ?? [];
  return { ...base, ...Object.fromEntries(open.map(({ field, start }) => [field, start])) };
}

/**
 * What happens between the press on the primary button and the end of a form: the question, the one call that saves, what was
 * refused, what somebody else has changed meanwhile. Whatever goes wrong, what was typed stays.
 */
export function useSaving<Typed extends object>({
  first,
  kept,
  handleRef,
  save,
  explain,
  reload,
  question,
  onSaved,
  refresh,
  stays,
}: Given<Typed>) {
  const { getValues, setValue, setError, watch } = useFormContext<Values>();
  const { errors, submitCount, isSubmitting } = useFormState();
  const notify = useNotify();
  const sentAs = useCreationKey(kept.sent);
  const [base, setBase] = useState(first);
  const [between, setBetween] = useState<Disagreement | undefined>(() =>
    kept.found?.conflicts.length ? { conflicts: kept.found.conflicts, taken: [], chosen: {} } : undefined,
  );
  const [refused, setRefused] = useState<string[]>([]);
  const [refusals, setRefusals] = useState(0);
  const [asked, setAsked] = useState<Typed>();
  const done = useRef(false);
  /** Whether the form is on the screen: who has closed it meanwhile is where they want to be, and must not be led away. */
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const refuse = useCallback((fields: string[]) => {
    setRefused(fields);
    setRefusals((count) => count + 1);
  }, []);

  const takeOver = async (typed: Values) => {
    if (!reload) {
      return;
    }
    const theirs = (await reload()) as Values;
    const { values, conflicts, taken } = merge(base, typed, theirs);
    setBase(theirs);
    for (const field of differing(typed, values)) {
      setValue(field, values[field]);
    }
    const found: Disagreement = { conflicts, taken, chosen: {} };
    kept.keep(originOf(theirs, found), values);
    setBetween(found);
    refuse([]);
  };

  const finish = async (typed: Typed, said: string | undefined) => {
    const left = done.current || !here.current;
    kept.drop();
    setBetween(undefined);
    setAsked(undefined);
    if (stays) {
      setBase(typed as Values);
    } else {
      done.current = true;
      handleRef.current.release();
    }
    if (said) {
      notify(said, { type: 'success' });
    }
    if (!left) {
      onSaved?.();
    }
    await refresh?.();
  };

  const task = useTask(async (typed: Typed) => {
    const sent = sentAs(typed);
    kept.noteSent(sent);
    kept.keep(originOf(base, between), typed as Values);
    setRefused([]);
    try {
      const said = await save(typed, sent.key);
      // Where the session has ended on the way, nothing was saved; react-admin lets such a call end well.
      if (!isLeaving()) {
        await finish(typed, said);
      }
    } catch (error) {
      // A draft that was thrown away is not kept again.
      if (isLeaving() || done.current) {
        return;
      }
      setAsked(undefined);
      if (isChangedMeanwhile(error) && reload) {
        return takeOver(typed as Values);
      }
      const explained = explain?.(error);
      const wrong = explained ?? fieldErrorsOf(error, typed) ?? {};
      for (const [field, message] of Object.entries(wrong)) {
        setError(field, { type: 'server', message });
      }
      refuse(Object.keys(wrong));
      if (!explained) {
        throw error;
      }
    }
  });

  const submit = async (typed: Typed): Promise<void> => {
    if (between?.conflicts.some(({ field }) => !between.chosen[field])) {
      refuse([]);
    } else if (question?.(typed, unasked)) {
      setAsked(typed);
    } else {
      await task.run(typed);
    }
  };

  const refuseByForm = useEffectEvent(() => {
    const wrong = Object.keys(errors);
    if (!submitCount || isSubmitting || !wrong.length) {
      return;
    }
    // What the server said of fields was told when it came.
    if (Object.values(errors).some((error) => error?.type === 'server')) {
      return;
    }
    task.forget();
    refuse(wrong);
  });
  // Only the end of a submission counts, not each correction after it.
  // eslint-disable-next-line react-hooks/set-state-in-effect -- the form's library tells of a refused submission by its state alone
  useEffect(() => refuseByForm(), [submitCount]);

  useEffect(() => {
    handleRef.current.isUnsaved = () => !done.current && differing(base, getValues()).length > 0;
    handleRef.current.discard = () => {
      done.current = true;
      kept.drop();
    };
    const watching = watch((_, { name }) => {
      if (name && !done.current) {
        kept.keep(originOf(base, between), getValues());
      }
    });
    return () => watching.unsubscribe();
  }, [base, between, getValues, handleRef, kept, watch]);

  const choose = ({ field, ...values }: Conflict, side: Side) => {
    const next = between && { ...between, chosen: { ...between.chosen, [field]: side } };
    setValue(field, values[side]);
    setBetween(next);
    kept.keep(originOf(base, next), getValues());
  };

  const startOver = (reset: (values: Values) => void) => {
    kept.drop();
    setBetween(undefined);
    reset(base);
  };

  const wrong = refused.flatMap((field): Wrong[] =>
    errors[field]?.message
      ? [{ field, message: String(errors[field].message), byServer: errors[field].type === 'server' }]
      : [],
  );
  const corrected = refused.length > 0 && !wrong.length;

  return {
    submit,
    running: task.running,
    failure: corrected || wrong.some(({ message }) => message === task.failure) ? '' : task.failure,
    wrong,
    refusals,
    between,
    choose,
    startOver,
    question:
      asked &&
      question?.(asked, {
        running: task.running,
        onConfirm: () => void task.run(asked),
        onClose: () => setAsked(undefined),
      }),
  };
}
