import { useEffect, useRef, useState, type ReactNode } from 'react';
import { textOf } from '../../api/api';
import { Button } from '../../components/button';
import formStyles from '../../forms/form.module.css';
import { paths } from '../../lib/paths';
import { Link } from '../../router/link';

export interface MailedLinkProps<Answer> {
  question: string;
  button: string;
  /** Does what the link is for. */
  use: () => Promise<Answer>;
  done: (answer: Answer) => ReactNode;
}

export function IncompleteLink() {
  return (
    <p>
      This link is not complete. Please open it from the mail again. <Link to={paths.account}>Go to your account</Link>
    </p>
  );
}

/** Asks before it does anything: opening the page does nothing, since mail scanners open every link. */
export function MailedLink<Answer>({ question, button, use, done }: MailedLinkProps<Answer>) {
  const [answer, setAnswer] = useState<Answer>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const message = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => message.current?.focus(), [answer]);

  const go = async () => {
    setBusy(true);
    setProblem('');
    try {
      setAnswer(await use());
    } catch (failure) {
      setProblem(textOf(failure));
    } finally {
      setBusy(false);
    }
  };

  if (answer !== undefined) {
    return (
      <div ref={message} className={formStyles.good} role="status" tabIndex={-1}>
        {done(answer)}
      </div>
    );
  }
  return (
    <>
      <p>{question}</p>
      {problem && (
        <p role="alert">
          {problem} <Link to={paths.account}>Go to your account</Link>
        </p>
      )}
      <Button wide onClick={() => void go()} disabled={busy}>
        {button}
      </Button>
    </>
  );
}
