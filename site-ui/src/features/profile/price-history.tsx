import type { PastPriceDto } from '@stowbridge/api';
import { Section } from '../../components/section';
import table from '../../components/table.module.css';
import { formatDate, formatMoney, formatPercent } from '../../lib/format';

/** How far a price lies from the one before it; nothing of the first. */
function changeText(price: number, before: number | undefined): string {
  if (before === undefined) {
    return '';
  }
  const percent = (Math.abs(price - before) / before) * 100;
  return `${price < before ? 'Down' : 'Up'} ${formatPercent(percent, percent < 0.05 ? 2 : 1)}`;
}

/** What was asked for in public, the newest first [BEYB-13]. */
export default function PriceHistory({ prices }: { prices: PastPriceDto[] }) {
  return (
    <Section title="Price history">
      <div className={table.scroll}>
        <table className={`${table.table} figures`}>
          <thead>
            <tr>
              <th scope="col">Since</th>
              <th scope="col" className={table.number}>
                Price
              </th>
              <th scope="col" className={table.number}>
                Change
              </th>
            </tr>
          </thead>
          <tbody>
            {prices
              .map(({ At, Price }, index) => (
                <tr key={At}>
                  <td>{formatDate(At)}</td>
                  <td className={table.number}>{formatMoney(Price)}</td>
                  <td className={table.number}>{changeText(Price, prices[index - 1]?.Price)}</td>
                </tr>
              ))
              .reverse()}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
