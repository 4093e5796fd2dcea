import { findOpenRound, roundRows, roundSample, roundWord, toRound } from '../data/round';
import { mail } from '../mail-definition';

export const roundInvitation = mail({
  kind: 'round-invitation',
  called: 'Invitation to a round of offers, to the buyer',
  category: 'offers',
  notifies: true,
  data: findOpenRound,
  to: ({ deal }) => deal.buyer,
  content: ({ data: round, links }) => ({
    subject: `You are invited to the ${roundWord(round)} on ${round.deal.propertyName}`,
    preheader: `Offers are due on ${round.due}.`,
    heading: `You are invited to the ${roundWord(round)}`,
    blocks: [
      { text: 'Please submit your offer, or your best and final terms, before offers are due.' },
      roundRows(round),
      ...(round.sealed ? [{ text: 'Offers are sealed: nobody reads your terms before they are due.' }] : []),
      ...toRound(round, links),
    ],
  }),
  sample: roundSample,
});
