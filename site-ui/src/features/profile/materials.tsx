import { browserApi } from '../../api/browser-api';
import { getMarketToken, type Offer, type StoreProfile } from '../../api/profile';
import { Button } from '../../components/button';
import { DocumentsTable, openInNewTab } from '../../components/documents-table';
import { Icon } from '../../components/icon';
import { Section } from '../../components/section';
import { StageTag } from '../../components/stage-tag';
import tableStyles from '../../components/table.module.css';
import { formatDate, formatMoney, formatPercent } from '../../format';
import { paths } from '../../paths';
import { dealStage } from '../../property-status';

/** [PROF-06] [PROF-16] [PROF-19] */
export function Documents({ profile, open }: { profile: StoreProfile; open: boolean }) {
  return (
    <Section title="Documents">
      {open ? (
        <DocumentsTable documents={profile.Documents} empty="No documents available." />
      ) : (
        <p className={tableStyles.empty}>
          <Icon name="lock" /> You need to sign the NDA in order to view the documents.
        </p>
      )}
    </Section>
  );
}

/** [PROF-17] [PROF-24] [PROF-25] Opens in a new tab by a token of the server. */
export function MarketAnalysisButton({ profile }: { profile: StoreProfile }) {
  const open = () =>
    openInNewTab(async () => {
      const { Token } = await getMarketToken(browserApi, profile.StoreID, profile.AccessKey);
      return paths.marketAnalysis(Token);
    });
  return (
    <Button look="secondary" wide onClick={() => void open()}>
      Market Analysis <Icon name="out" size={16} />
      <span className="hidden-text">(opens in a new tab)</span>
    </Button>
  );
}

/** [PROF-09] [OFF-26] [OFF-30] The buyer's own offers on this property. */
export function SubmittedOffers({ offers }: { offers: Offer[] }) {
  return (
    <Section title="Submitted Offers">
      <table className={`${tableStyles.table} ${tableStyles.stack} figures`}>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Offer</th>
            <th scope="col">Earnest money</th>
            <th scope="col">Diligence</th>
            <th scope="col">Financing</th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {offers.map((offer) => (
            <tr key={offer.ID}>
              <td data-label="Date">{formatDate(offer.CreatedDate)}</td>
              <td data-label="Offer">{formatMoney(offer.Price ?? 0)}</td>
              <td data-label="Earnest money">{formatPercent(offer.EarnestMoneyDeposit)}</td>
              <td data-label="Diligence">{offer.DiligencePeriod}</td>
              <td data-label="Financing">{offer.SourceOfFinancing}</td>
              <td data-label="Status">
                <StageTag stage={dealStage(offer.DealStatusID, offer.DealStatus)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
