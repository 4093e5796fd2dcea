import { useId, type ReactNode } from 'react';
import styles from './section.module.css';

/** A part of a page under its own heading. */
export function Section({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId} id={id}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  );
}
