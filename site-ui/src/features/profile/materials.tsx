import type { OfferDto, PropertyProfileDto } from '@stowbridge/api';
import { MarketService } from '@stowbridge/api/services/MarketService';
import { DOCUMENTS_ANCHOR, offerAnchor } from '@stowbridge/contract/addresses';
import { browserApi } from '../../api/browser-api';
import { Button } from '../../components/button';
import { DocumentsTable, openInNewTab } from '../../components/documents-table';
import { Icon } from '../../components/icon';
import { OfferVersions } from '../../components/offer-versions';
import { Section } from '../../components/section';
import tableStyles from '../../components/table.module.css';
import { formatFullDate } from '../../lib/format';
import { paths } from '../../lib/paths';

/** [PROF-06] [PROF-16] [PROF-19] */
export function Documents({ profile, open }: { profile: PropertyProfileDto; open: boolean }) {
  return (
    <Section title="Documents" id={DOCUMENTS_ANCHOR}>
      {open ? (
        <>
          {profile.NDASignedDate && <p>NDA signed on {formatFullDate(profile.NDASignedDate)}</p>}
          <DocumentsTable documents={profile.Documents} empty="No documents available." />
        </>
      ) : (
        <p className={tableStyles.empty}>
          <Icon name="lock" /> You need to sign the NDA in order to view the documents.
        </p>
      )}
    </Section>
  );
}

/** [PROF-17] [PROF-24] [PROF-25] Opens in a new tab by a token of the server. */
export function MarketAnalysisButton({ profile }: { profile: PropertyProfileDto }) {
  const open = () =>
    openInNewTab(async () => {
      const { Token } = await new MarketService(browserApi).open({
        requestBody: { StoreID: profile.StoreID, AccessKey: profile.AccessKey ?? '' },
      });
      return paths.marketAnalysis(Token);
    });
  return (
    <Button look="secondary" wide onClick={() => void open()}>
      Market Analysis <Icon name="out" size={16} />
      <span className="hidden-text">(opens in a new tab)</span>
    </Button>
  );
}

/** [PROF-09] [OFF-26] [OFF-30] The buyer's own offers on this property; after a rejection there may be several. */
export function YourOffers({ offers }: { offers: OfferDto[] }) {
  return (
    <Section title="Your offer">
      {offers.map((offer) => (
        <div key={offer.ID} id={offerAnchor(offer.ID)}>
          <OfferVersions offer={offer} />
        </div>
      ))}
    </Section>
  );
}
