import { toBuyerPage } from '../data/deal';
import { findOffer, offerSample, offerWord, termRows } from '../data/offer';
import { mail } from '../mail-definition';

export const offerReceipt = mail({
  kind: 'offer-receipt',
  called: 'Offer received, to the buyer',
  category: null,
  notifies: true,
  data: findOffer,
  to: ({ deal }) => deal.buyer,
  content: ({ data: offer, links }) => ({
    subject: `We have received your ${offerWord(offer)} on ${offer.deal.propertyName}`,
    preheader: 'The seller has been told.',
    heading: `Your ${offerWord(offer)} has been submitted`,
    blocks: [
      {
        text: offer.terms
          ? 'Thank you. The seller and the listing broker have been told. These are the terms that you submitted:'
          : 'Thank you. The seller and the listing broker have been told that there is an offer, and read its terms once all offers are due.',
      },
      termRows(offer),
      ...toBuyerPage(offer.deal, links),
    ],
  }),
  sample: offerSample,
});
