import { findOpenRound, roundRows, roundSample, toRound } from '../data/round';
import { mail } from '../mail-definition';

export const roundExtended = mail({
  kind: 'round-extended',
  called: 'Offers are due at another time, to the buyer',
  category: 'offers',
  notifies: true,
  data: findOpenRound,
  to: ({ deal }) => deal.buyer,
  content: ({ data: round, links }) => ({
    subject: `Offers on ${round.deal.propertyName} are due on ${round.due}`,
    preheader: 'The date has changed.',
    heading: 'Offers are due at another time',
    blocks: [
      { text: 'The time until which offers are taken has changed.' },
      roundRows(round),
      ...toRound(round, links),
    ],
  }),
  sample: roundSample,
});
