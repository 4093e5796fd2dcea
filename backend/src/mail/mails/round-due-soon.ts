import { findOpenRound, roundRows, roundSample, toRound } from '../data/round';
import { mail } from '../mail-definition';

export const roundDueSoon = mail({
  kind: 'round-due-soon',
  called: 'Offers are due soon, to the buyer',
  category: 'offers',
  notifies: true,
  data: findOpenRound,
  to: ({ deal }) => deal.buyer,
  content: ({ data: round, links }) => ({
    subject: `Offers on ${round.deal.propertyName} are due soon`,
    preheader: `Offers are due on ${round.due}.`,
    heading: 'Offers are due soon',
    blocks: [
      { text: 'You are invited and have not submitted terms in this round yet. Later offers are not taken.' },
      roundRows(round),
      ...toRound(round, links),
    ],
  }),
  sample: roundSample,
});
