import type { PropertyProfileDto } from '@stowbridge/api';
import { MarketService } from '@stowbridge/api/services/MarketService';
import { browserApi } from '../../api/browser-api';
import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import { openInNewTab } from '../../components/new-tab';
import { paths } from '../../lib/paths';

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
