import type { OfferDto } from '@stowbridge/api';
import { formatDate, formatMoney, formatPercent } from '../lib/format';
import { dealStage } from '../lib/property-status';
import { LetterButton } from './letter-button';
import { StageTag } from './stage-tag';
import tableStyles from './table.module.css';
import { Words } from './words';

/** [FSITE-16] Every version of one's offer, the newest first; it is the one that holds. */
export function OfferVersions({ offer }: { offer: OfferDto }) {
  return (
    <table
      className={`${tableStyles.table} ${tableStyles.stack} figures`}
      aria-label={`Your offer on ${offer.StoreName}`}
    >
      <thead>
        <tr>
          {['Date', 'Offer', 'Earnest money', 'Diligence', 'Financing', 'Status', 'Letter'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {offer.Versions.map((version, index) => (
          <tr key={version.Version}>
            <td data-label="Date">{formatDate(version.CreatedDate)}</td>
            <td data-label="Offer">
              {version.Kind === 'counter' ? (
                <span>
                  {formatMoney(version.Price)}
                  <span className={tableStyles.note}>Counter</span>
                </span>
              ) : (
                formatMoney(version.Price)
              )}
            </td>
            <td data-label="Earnest money">{formatPercent(version.EarnestMoneyDeposit)}</td>
            <td data-label="Diligence">{version.DiligencePeriod}</td>
            <td data-label="Financing">
              <Words text={version.SourceOfFinancing} />
            </td>
            <td data-label="Status">
              {index === 0 ? (
                <span>
                  <StageTag stage={dealStage(offer.DealStatusID, offer.DealStatus)} />
                  {offer.Versions.length > 1 && <span className={tableStyles.note}>Current</span>}
                </span>
              ) : (
                <span className={tableStyles.note}>Replaced</span>
              )}
            </td>
            <td data-label="Letter">
              <LetterButton dealId={offer.ID} version={version.Version} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
