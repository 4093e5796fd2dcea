import type { ReactNode } from 'react';
import { ButtonLink } from '../components/button';
import { paths } from '../lib/paths';
import styles from './text-page.module.css';

/** A page to be read. */
export function TextPage({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {typeof lead === 'string' ? <p>{lead}</p> : lead}
      </header>
      {children}
    </div>
  );
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
