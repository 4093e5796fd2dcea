/** What a buyer who may offer reads and does beyond the first offer: loaded with the property, so that nothing moves. */
export { loadTerms } from './load-terms';
export { RoundSection } from './round-section';
export { YourDeal, YourTurn } from './your-deal';
