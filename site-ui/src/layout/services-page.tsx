import type { ReactNode } from 'react';
import { Head } from '../components/head';
import { CallToContact, TextPage } from './text-page';
import styles from './text-page.module.css';

interface ServicesPageProps {
  title: string;
  lead: string;
  canonical: string;
  description: string;
  steps: { title: string; text: string }[];
  call: string;
  /** Between the steps and the call. */
  children?: ReactNode;
}

/** What we do for somebody, step by step. */
export function ServicesPage({ title, lead, canonical, description, steps, call, children }: ServicesPageProps) {
  return (
    <TextPage title={title} lead={lead}>
      <Head title={title} canonical={canonical} description={description} />
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title}>
            <h2>{step.title}</h2>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
      {children}
      <CallToContact text={call} />
    </TextPage>
  );
}
