import { dollars, toBuyerPage } from '../data/deal';
import { findTermsOf, offerSample, termRows } from '../data/offer';
import { mail } from '../mail-definition';

export const offerCountered = mail({
  kind: 'offer-countered',
  called: 'Offer countered, to the buyer',
  category: 'offers',
  notifies: true,
  data: findTermsOf,
  to: ({ deal }) => deal.buyer,
  content: ({ data: offer, links }) => ({
    subject: `A counter to your offer on ${offer.deal.propertyName}`,
    preheader: `${dollars(offer.terms.price)}, in place of your offer.`,
    heading: 'Your offer was countered',
    blocks: [
      {
        text: `${offer.terms.authorSide === 'seller' ? 'The seller' : 'The office'} has put these terms against your offer. You can agree to them, offer other terms or withdraw.`,
      },
      ...(offer.terms.bindingOnAgreement ? [{ text: 'If you agree, your offer is accepted with that.' }] : []),
      termRows(offer),
      ...toBuyerPage(offer.deal, links),
    ],
  }),
  sample: offerSample,
});
