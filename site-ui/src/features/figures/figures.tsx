import type { ListingFiguresDto } from '@stowbridge/api';
import { formatWhole } from '../../lib/format';
import styles from './figures.module.css';

/** Fewer say more about how young a site is than about what it offers. */
const fewest = 10;

/** [FSITE-34] How much is listed and closed, counted by the server. */
export function Figures({ figures }: { figures: ListingFiguresDto | undefined }) {
  const { listed = 0, closed = 0, rentableSqft = 0 } = figures ?? {};
  const shown = [
    { value: listed, label: 'properties listed', of: listed },
    { value: closed, label: 'closed', of: closed },
    { value: rentableSqft, label: 'NRSF listed', of: listed },
  ].filter(({ value, of }) => value > 0 && of >= fewest);
  if (shown.length === 0) {
    return null;
  }
  return (
    <ul className={`${styles.figures} figures`} aria-label="In figures">
      {shown.map(({ value, label }) => (
        <li key={label}>
          <b>{formatWhole(value)}</b> {label}
        </li>
      ))}
    </ul>
  );
}
