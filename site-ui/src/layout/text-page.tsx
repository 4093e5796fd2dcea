import type { ReactNode } from 'react';
import { ButtonLink } from '../components/button';
import { paths } from '../lib/paths';
import styles from './text-page.module.css';

export interface TextPart {
  id: string;
  title: string;
  content: ReactNode;
}

interface TextPageProps {
  title: string;
  lead?: ReactNode;
  /** A text, which stands in the middle; beside it the list of its parts, by the ids of their headings. */
  text?: { id: string; title: string }[];
  children: ReactNode;
}

/** A page to be read. */
export function TextPage({ title, lead, text, children }: TextPageProps) {
  return (
    <div className={`container ${styles.page} ${text ? styles.text : ''}`}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {typeof lead === 'string' ? <p>{lead}</p> : lead}
      </header>
      {text && text.length > 1 && (
        <nav className={styles.parts} aria-label="On this page">
          <ul>
            {text.map((part) => (
              <li key={part.id}>
                <a href={`#${part.id}`}>{part.title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {text ? <div className={styles.column}>{children}</div> : children}
    </div>
  );
}

/** [FSITE-34] A text in parts, each under its heading. */
export function TextParts({ parts }: { parts: TextPart[] }) {
  return parts.map(({ id, title, content }) => (
    <section key={id} id={id} className={`prose ${styles.part}`}>
      <h2>{title}</h2>
      {content}
    </section>
  ));
}

/** The way to a person, at the end of a page. */
export function CallToContact({ text, label = 'Contact Us' }: { text: string; label?: string }) {
  return (
    <div className={styles.call}>
      <p>{text}</p>
      <ButtonLink to={paths.contact}>{label}</ButtonLink>
    </div>
  );
}
