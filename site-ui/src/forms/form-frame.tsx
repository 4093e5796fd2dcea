import { useEffect, useRef, type ReactNode } from 'react';
import { useSite } from '../lib/site-context';
import styles from './form.module.css';
import type { Form } from './use-form';

/** A form with the summary of its problems at the top; the summary takes the focus when a submission was refused. */
export function FormFrame<Name extends string>({
  form,
  children,
  refusal,
  labels,
}: {
  form: Form<Name>;
  children: ReactNode;
  /** Said in the summary before problems that do not name their field themselves. */
  labels?: Partial<Record<Name, string>>;
  /** Stands for the refusal's text where it needs more than words (a link). */
  refusal?: ReactNode;
}) {
  const { ContactPhone, ContactEmail } = useSite();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (form.attempts > 0) {
      summary.current?.focus();
    }
  }, [form.attempts]);
  const problems = Object.entries<string | undefined>(form.problems).filter(([, problem]) => problem);
  const shown = form.attempts > 0 && (problems.length > 0 || form.refusal);
  return (
    <form {...form.props} className={styles.form} aria-busy={form.busy}>
      <noscript>
        <p>
          This form needs JavaScript. Please call <a href={`tel:${ContactPhone}`}>{ContactPhone}</a> or write to{' '}
          <a href={`mailto:${ContactEmail}`}>{ContactEmail}</a>.
        </p>
      </noscript>
      {shown && (
        <div ref={summary} className={styles.summary} role="alert" tabIndex={-1}>
          {form.refusal ? (
            <p>{refusal ?? form.refusal}</p>
          ) : (
            <>
              <h2>Please check</h2>
              <ul>
                {problems.map(([name, problem]) => (
                  <li key={name}>
                    <a
                      href={`#${form.id}-${name}`}
                      onClick={(event) => {
                        event.preventDefault();
                        document.getElementById(`${form.id}-${name}`)?.focus();
                      }}
                    >
                      {labels?.[name as Name] && `${labels[name as Name]}: `}
                      {problem}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      {children}
    </form>
  );
}
