import { loadTerms } from './load-terms';
import { RoundSection } from './round-section';
import { YourDeal, YourTurn } from './your-deal';

/** What a buyer who may offer reads and does beyond the first offer: loaded with the property, so that nothing moves. */
export const bidding = { loadTerms, RoundSection, YourDeal, YourTurn };
