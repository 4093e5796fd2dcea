import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { textOf } from '../api/api';
import { formatPhone } from '../format';
import { forgetEarlySubmission, makeUpForEarlySubmission } from './early';
import type { Rule, Values } from './rules';

export type Problems<Name extends string> = Partial<Record<Name, string>>;

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
  /** Empties the fields and forgets what was kept and what was wrong. */
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
  onSubmit: (values: Values<Name>) => Promise<void> | void;
  /** Turns a refusal into what is shown; the server's own text by default. */
  explain?: (failure: unknown) => string | undefined;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isControl(target: EventTarget): target is Control {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
  );
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
  const { id, rules, keep, onSubmit, explain = textOf } = options;
  const names = Object.keys(rules) as Name[];
  const element = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems<Name>>({});
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (keep && element.current) {
      restore(id, element.current);
    }
  }, [id, keep]);
  useEffect(() => {
    if (element.current) {
      makeUpForEarlySubmission(element.current);
    }
  }, []);

  const isName = (name: string): name is Name => name in rules;
  const check = (name: Name, form: HTMLFormElement) => {
    const values = readValues(form, names);
    const problem = rules[name](values[name], values);
    setProblems((before) => (before[name] === problem ? before : { ...before, [name]: problem }));
  };

  const submit = async (form: HTMLFormElement) => {
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
      await onSubmit(values);
      sessionStorage.removeItem(storageKey(id));
    } catch (failure) {
      setRefusal(explain(failure));
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
    clear: () => {
      element.current?.reset();
      sessionStorage.removeItem(storageKey(id));
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
        // A field that is merely passed through is not complained about; one that was filled, or was wrong, is.
        if (isControl(event.target) && isName(event.target.name) && (event.target.value || problems[event.target.name])) {
          check(event.target.name, event.currentTarget);
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
        if (keep) {
          store(id, event.currentTarget);
        }
      },
    },
  };
}

/** [CONST-49] Only while typing at the end, so that corrections in the middle are not disturbed. */
function formatWhileTyping(control: Control): void {
  if (control instanceof HTMLInputElement && control.type === 'tel' && control.selectionStart === control.value.length) {
    control.value = formatPhone(control.value);
  }
}

const storageKey = (id: string) => `form:${id}`;

function keptControls(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (control): control is Control =>
      isControl(control) && Boolean(control.name) && control.type !== 'password' && control.autocomplete !== 'one-time-code',
  );
}

function store(id: string, form: HTMLFormElement): void {
  const kept = keptControls(form).map((control) => [
    control.name,
    control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)
      ? { value: control.value, checked: control.checked }
      : { value: control.value },
  ]);
  sessionStorage.setItem(storageKey(id), JSON.stringify(kept));
}

function restore(id: string, form: HTMLFormElement): void {
  const kept = JSON.parse(sessionStorage.getItem(storageKey(id)) ?? '[]') as [string, { value: string; checked?: boolean }][];
  for (const control of keptControls(form)) {
    const choice = control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);
    const entry = kept.find(([name, { value }]) => name === control.name && (!choice || value === control.value));
    if (choice && entry) {
      control.checked = Boolean(entry[1].checked);
    } else if (entry) {
      control.value = entry[1].value;
      // Fields that depend on this one hear of it.
      control.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
}
