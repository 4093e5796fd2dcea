import { useState, type ComponentProps, type ReactNode } from 'react';
import styles from './form.module.css';
import { afterPress } from './press';
import type { Form } from './use-form';

interface Common<Name extends string> {
  form: Form<Name>;
  name: Name;
  label: string;
  help?: string;
  optional?: boolean;
}

const idOf = (form: Form, name: string) => `${form.id}-${name}`;

/** Label above, help beneath it, the problem next to the field; everything wired for screen readers. */
function Frame<Name extends string>({
  form,
  name,
  label,
  help,
  optional,
  children,
}: Common<Name> & { children: ReactNode }) {
  const id = idOf(form as Form, name);
  const problem = form.problems[name];
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label} {optional && <span className={styles.optional}>(optional)</span>}
      </label>
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {children}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}

function wiring<Name extends string>({ form, name, help, optional }: Common<Name>) {
  const id = idOf(form as Form, name);
  const problem = form.problems[name];
  const described = [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return {
    id,
    name,
    className: styles.control,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': described || undefined,
    'aria-required': optional ? undefined : true,
  };
}

type InputProps<Name extends string> = Common<Name> &
  Omit<ComponentProps<'input'>, 'form' | 'name' | 'prefix'> & {
    prefix?: string;
    suffix?: string;
    /** Said of what was typed when the field is left; it holds nothing up. */
    notice?: (value: string) => string | undefined;
  };

export function TextField<Name extends string>({ notice, ...props }: InputProps<Name>) {
  const { form, name, label, help, optional, prefix, suffix, ...rest } = props;
  const [noticed, setNoticed] = useState<string>();
  const [shown, setShown] = useState(false);
  const secret = rest.type === 'password';
  const input = (
    <input
      type="text"
      maxLength={form.longest[name]}
      {...rest}
      {...wiring(props)}
      {...(secret && shown ? { type: 'text', spellCheck: false, autoCapitalize: 'off' } : {})}
      {...(notice ? { onBlur: ({ target }) => afterPress(() => setNoticed(notice(target.value))) } : {})}
    />
  );
  return (
    <Frame {...{ form, name, label, help, optional }}>
      {secret ? (
        <div className={`${styles.affix} ${styles.secret}`}>
          {input}
          <button type="button" onClick={() => setShown(!shown)}>
            {shown ? 'Hide' : 'Show'}
            <span className="hidden-text"> what is typed</span>
          </button>
        </div>
      ) : prefix || suffix ? (
        <div className={`${styles.affix} ${prefix ? styles.prefix : styles.suffix}`}>
          {input}
          <span aria-hidden="true">{prefix ?? suffix}</span>
        </div>
      ) : (
        input
      )}
      {notice && (
        <p role="status" className={styles.help}>
          {noticed}
        </p>
      )}
    </Frame>
  );
}

export function SelectField<Name extends string>(
  props: Common<Name> &
    Omit<ComponentProps<'select'>, 'form' | 'name'> & { choices: { value: string | number; label: string }[] },
) {
  const { form, name, label, help, optional, choices, ...rest } = props;
  return (
    <Frame {...{ form, name, label, help, optional }}>
      <select {...rest} {...wiring(props)}>
        <option value="">Choose</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </Frame>
  );
}

export function AreaField<Name extends string>(
  props: Common<Name> & Omit<ComponentProps<'textarea'>, 'form' | 'name'>,
) {
  const { form, name, label, help, optional, ...rest } = props;
  return (
    <Frame {...{ form, name, label, help, optional }}>
      <textarea maxLength={form.longest[name]} {...rest} {...wiring(props)} />
    </Frame>
  );
}

export function ChoiceField<Name extends string>(
  props: Common<Name> & { choices: { value: string; label: string }[]; defaultValue?: string },
) {
  const { form, name, label, help, optional, choices, defaultValue } = props;
  const id = idOf(form as Form, name);
  const problem = form.problems[name];
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend className={styles.label}>
        {label} {optional && <span className={styles.optional}>(optional)</span>}
      </legend>
      {help && <p className={styles.help}>{help}</p>}
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input type="radio" name={name} value={choice.value} defaultChecked={choice.value === defaultValue} />
            {choice.label}
          </label>
        ))}
      </div>
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}

/** @param props.value what is agreed to: a mark that was set is kept for this alone */
export function CheckField<Name extends string>(props: Omit<Common<Name>, 'help'> & { value?: string }) {
  const { form, name, label, value = 'yes' } = props;
  const id = idOf(form as Form, name);
  const problem = form.problems[name];
  const { className: _, ...wired } = wiring(props);
  return (
    <div>
      <label className={styles.check}>
        <input type="checkbox" value={value} {...wired} />
        {label}
      </label>
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
