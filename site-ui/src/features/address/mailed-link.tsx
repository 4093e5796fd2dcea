import type { MailedLinkDto } from '@stowbridge/api';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { textOf } from '../../api/api';
import { Button } from '../../components/button';
import { Head } from '../../components/head';
import formStyles from '../../forms/form.module.css';
import { NarrowPage } from '../../layout/narrow-page';
import { paths } from '../../lib/paths';
import { useParams } from '../../router/hooks';
import { Link } from '../../router/link';

interface MailedLinkProps<Answer> {
  question: string;
  button: string;
  /** Does what the link is for. */
  redeem: (link: { requestBody: MailedLinkDto }) => Promise<Answer>;
  done: (answer: Answer) => ReactNode;
}

/** Where a mailed link leads. */
export function MailedLinkPage<Answer>({ title, ...link }: MailedLinkProps<Answer> & { title: string }) {
  const { token } = useParams();
  return (
    <NarrowPage title={title}>
      <Head title={title} noIndex />
      {token ? (
        <MailedLink {...link} token={token} />
      ) : (
        <p>
          This link is not complete. Please open it from the mail again.{' '}
          <Link to={paths.account}>Go to your account</Link>
        </p>
      )}
    </NarrowPage>
  );
}

/** Asks before it does anything: opening the page does nothing, since mail scanners open every link. */
function MailedLink<Answer>({ question, button, redeem, done, token }: MailedLinkProps<Answer> & { token: string }) {
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
      setAnswer(await redeem({ requestBody: { Token: token } }));
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
