import type { Stage, Tone } from '../lib/property-status';
import styles from './stage-tag.module.css';

/** A shape of its own for each tone, so that stages differ for those who do not see the colours. */
const shapes: Record<Tone, string> = {
  success: 'M5 1a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z',
  warning: 'M5 1 9.3 9H.7Z',
  info: 'M1.2 1.2h7.6v7.6H1.2Z',
  danger: 'M2 .8 5 3.8 8 .8 9.2 2 6.2 5l3 3L8 9.2l-3-3-3 3L.8 8l3-3-3-3Z',
  quiet: 'M1 4h8v2H1Z',
};

export function StageTag({ stage }: { stage: Stage }) {
  return (
    <span className={`${styles.tag} ${styles[stage.tone]}`}>
      <svg width="8" height="8" viewBox="0 0 10 10" fill="currentColor" aria-hidden="true">
        <path d={shapes[stage.tone]} />
      </svg>
      {stage.label}
    </span>
  );
}
