import { useEffect, useLayoutEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { textOf } from '../api/api';
import { formatPhone } from '../lib/format';
import { showForm, type KeepingForm } from '../session/open-draft';
import { forgetDraft, isControl, keepDraft, restoreDraft, type Control } from './drafts';
import { forgetEarlySubmission, makeUpForEarlySubmission } from './early';
import { afterPress } from './press';
import type { Rule, Values } from './rules';

type Problems<Name extends string> = Partial<Record<Name, string>>;

export interface Form<Name extends string = string> {
  id: string;
  problems: Problems<Name>;
  /** What the server refused, or undefined. */
  refusal: string | undefined;
  busy: boolean;
  /** The longest text of each field that has one. */
  longest: Partial<Record<Name, number>>;
  /** Increases with each refused submission, so that the summary takes the focus again. */
  attempts: number;
  element: RefObject<HTMLFormElement | null>;
  /** Whether the fields hold what was typed before and not sent. */
  restored: boolean;
  /** Takes the fields back to where they began, and forgets what was kept and what was wrong. */
  clear: () => void;
  props: {
    id: string;
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    method: 'dialog';
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onBlur: (event: FormEvent<HTMLFormElement>) => void;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
  };
}

export interface FormOptions<Name extends string> {
  id: string;
  rules: Record<Name, Rule<Name>>;
  /** Keeps what was typed (never a password or a code) until it has been sent, through reloads and detours. */
  keep?: boolean;
  /** `sent` forgets what was kept. */
  onSubmit: (values: Values<Name>, sent: () => void) => Promise<void> | void;
  /** Nothing is sent yet when `onSubmit` is done: it calls `sent` when it was. */
  sendsLater?: boolean;
  /** Turns a refusal into what is shown; the server's own text by default. */
  explain?: (failure: unknown) => string | undefined;
  /** The field at which the refusal stands as well. */
  blames?: (failure: unknown) => Name | undefined;
}

function readValues<Name extends string>(form: HTMLFormElement, names: Name[]): Values<Name> {
  const typed = new FormData(form);
  const values = names.map((name) => [name, typed.get(name)] as const);
  return Object.fromEntries(
    values.map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  ) as Values<Name>;
}

/** A form on native fields: checked where a field is left, and as a whole when it is sent. */
export function useForm<Name extends string>(options: FormOptions<Name>): Form<Name> {
  const { id, rules, keep, onSubmit, sendsLater, explain = textOf, blames } = options;
  const names = Object.keys(rules) as Name[];
  const element = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems<Name>>({});
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const submissions = useRef(0);
  const [restored, setRestored] = useState(false);
  const kept = useRef<KeepingForm>(undefined);
  // Before anything is drawn, so that nothing moves.
  useLayoutEffect(() => {
    if (keep && element.current) {
      const { form, hide } = showForm(id);
      kept.current = form;
      setRestored(restoreDraft(form, element.current));
      return hide;
    }
    return undefined;
  }, [id, keep]);
  useEffect(() => {
    if (element.current) {
      makeUpForEarlySubmission(element.current);
    }
  }, []);

  const forget = () => {
    setRestored(false);
    if (kept.current) {
      forgetDraft(kept.current);
    }
  };
  const isName = (name: string): name is Name => name in rules;
  /** A field that is merely passed through is not complained about; one that was filled, or was wrong, is. */
  const check = (name: Name, form: HTMLFormElement) => {
    const values = readValues(form, names);
    const problem = rules[name](values[name], values);
    setProblems((before) =>
      before[name] === problem || !(values[name] || before[name]) ? before : { ...before, [name]: problem },
    );
  };

  const submit = async (form: HTMLFormElement) => {
    submissions.current += 1;
    const values = readValues(form, names);
    const found: Problems<Name> = {};
    for (const name of names) {
      const problem = rules[name](values[name], values);
      if (problem) {
        found[name] = problem;
      }
    }
    setProblems(found);
    setRefusal(undefined);
    if (Object.keys(found).length > 0) {
      setAttempts((count) => count + 1);
      return;
    }
    setBusy(true);
    try {
      await onSubmit(values, forget);
      if (!sendsLater) {
        forget();
      }
    } catch (failure) {
      const text = explain(failure);
      const blamed = blames?.(failure);
      if (blamed) {
        setProblems({ [blamed]: text } as Problems<Name>);
      }
      setRefusal(text);
      setAttempts((count) => count + 1);
    } finally {
      setBusy(false);
    }
  };

  return {
    id,
    problems,
    refusal,
    busy,
    longest: Object.fromEntries(names.map((name) => [name, rules[name].longest])) as Form<Name>['longest'],
    attempts,
    element,
    restored,
    clear: () => {
      element.current?.reset();
      // Fields that depend on a choice hear that it is as before.
      element.current
        ?.querySelectorAll('select')
        .forEach((control) => control.dispatchEvent(new Event('change', { bubbles: true })));
      forget();
      setProblems({});
      setRefusal(undefined);
      setAttempts(0);
    },
    props: {
      id,
      ref: element,
      noValidate: true,
      // Without our code nothing is sent at all, least of all a password in the address.
      method: 'dialog',
      onSubmit: (event) => {
        event.preventDefault();
        forgetEarlySubmission();
        if (!busy) {
          void submit(event.currentTarget);
        }
      },
      onBlur: (event) => {
        const { target, currentTarget: form } = event;
        if (isControl(target) && isName(target.name)) {
          const { name } = target;
          const before = submissions.current;
          // A press on the button has the whole form checked.
          afterPress(() => before === submissions.current && check(name, form));
        }
      },
      onInput: (event) => {
        if (!isControl(event.target)) {
          return;
        }
        formatWhileTyping(event.target);
        if (isName(event.target.name) && problems[event.target.name]) {
          check(event.target.name, event.currentTarget);
        }
        if (kept.current) {
          keepDraft(kept.current, event.currentTarget);
        }
      },
    },
  };
}

/** [CONST-49] Only while typing at the end, so that corrections in the middle are not disturbed. */
function formatWhileTyping(control: Control): void {
  if (
    control instanceof HTMLInputElement &&
    control.type === 'tel' &&
    control.selectionStart === control.value.length
  ) {
    control.value = formatPhone(control.value);
  }
}
