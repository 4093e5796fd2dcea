import { findRound, roundSample, toRound } from '../data/round';
import { mail } from '../mail-definition';

export const roundNotChosen = mail({
  kind: 'round-not-chosen',
  called: 'Others were chosen in a round of offers, to the buyer',
  category: 'offers',
  notifies: true,
  data: findRound,
  to: ({ deal }) => deal.buyer,
  content: ({ data: round, links }) => ({
    subject: `Your offer on ${round.deal.propertyName} was not chosen`,
    preheader: 'Thank you for your offer.',
    heading: 'Your offer was not chosen',
    blocks: [
      { text: 'Thank you for your offer. The seller goes on with other offers for now; your terms stay on file.' },
      { rows: [['Property', round.deal.propertyName]] },
      ...toRound(round, links),
    ],
  }),
  sample: roundSample,
});
