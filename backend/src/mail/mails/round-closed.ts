import { findRound, roundSample, roundWord, toRound } from '../data/round';
import { mail } from '../mail-definition';

export const roundClosed = mail({
  kind: 'round-closed',
  called: 'A round of offers is over, to the buyer',
  category: 'offers',
  notifies: true,
  data: findRound,
  to: ({ deal }) => deal.buyer,
  content: ({ data: round, links }) => ({
    subject: `The ${roundWord(round)} on ${round.deal.propertyName} is over`,
    preheader: 'Thank you for taking part.',
    heading: `The ${roundWord(round)} is over`,
    blocks: [
      { text: 'The round has ended. We will write to you about your offer.' },
      { rows: [['Property', round.deal.propertyName]] },
      ...toRound(round, links),
    ],
  }),
  sample: roundSample,
});
