import { PropertyStatus } from '@stowbridge/contract/ids';
import type { ReactNode } from 'react';
import { Button } from '../../components/button';
import { Photo } from '../../components/photo';
import { paths } from '../../lib/paths';
import { Link } from '../../router/link';
import type { Role } from '../../session/session';
import styles from './comparison.module.css';
import type { Compared, LoadedComparison } from './load-comparison';
import { MarketCell } from './market-cell';
import { rowsOf } from './rows';

interface ComparisonProps extends Pick<LoadedComparison, 'properties' | 'place'> {
  role: Role | undefined;
  onRemove: (id: number) => void;
}

/** Properties side by side: a column for each; on a narrow screen a card for each row, which repeats their names. */
export function Comparison({ properties, place, role, onRemove }: ComparisonProps) {
  const cells = (of: (property: Compared, index: number) => ReactNode) =>
    properties.map((property, index) => (
      <td key={property.StoreID} data-label={property.StoreName}>
        {of(property, index)}
      </td>
    ));
  return (
    <div
      className={styles.scroll}
      role="region"
      aria-label="Properties side by side"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keys, too
      tabIndex={0}
    >
      <table className={`${styles.compared} figures`}>
        <thead>
          <tr>
            <td />
            {properties.map(({ StoreID, StoreName }) => (
              <th key={StoreID} scope="col">
                <Link to={paths.property(StoreID, StoreName)}>{StoreName}</Link>
                <Button small look="quiet" onClick={() => onRemove(StoreID)}>
                  Remove<span className="hidden-text"> {StoreName}</span>
                </Button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={styles.photos}>
            <th scope="row">Photo</th>
            {cells(({ image }) => (
              <Photo fileName={image?.FileName} color={image?.Color} alt="" sizes="(max-width: 639px) 50vw, 280px" />
            ))}
          </tr>
          {rowsOf(properties, place).map(({ label, texts, differs }) => (
            <tr key={label} className={differs ? styles.differs : undefined}>
              <th scope="row">
                {label}
                {differs && (
                  <span className={styles.mark}>
                    <span aria-hidden="true">≠</span>
                    <span className="hidden-text">, differs</span>
                  </span>
                )}
              </th>
              {cells((_, index) => texts[index] || '–')}
            </tr>
          ))}
          {properties.some(({ StatusID }) => StatusID !== PropertyStatus.Closed) && (
            <tr className={styles.market}>
              <th scope="row">Market analysis</th>
              {cells((property) => (
                <MarketCell property={property} role={role} />
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
