import type { PropertyProfileDto } from '@stowbridge/api';
import { Section } from '../../../components/section';
import { useDue } from '../../../lib/use-due';
import styles from './round-section.module.css';

type Round = NonNullable<PropertyProfileDto['OffersRound']>;

/** The round of offers that a buyer takes part in: what the office asks for, and who reads the terms when. */
export function RoundSection({ round: { Kind, DueAt, Sealed, Instructions } }: { round: Round }) {
  const due = useDue()(new Date(DueAt));
  return (
    <Section title={Kind === 'call' ? 'Call for offers' : 'Best and final offers'}>
      <p>{Kind === 'call' ? `Offers are due ${due}.` : `You are invited to a last round. Offers are due ${due}.`}</p>
      {Sealed && <p>The offers are sealed until then: nobody but you reads your terms before.</p>}
      {Instructions && <p className={styles.instructions}>{Instructions}</p>}
    </Section>
  );
}
