import { dollars, toSellerPage } from '../data/deal';
import { findOfferByTrueName, offerSample, termRows } from '../data/offer';
import { mail } from '../mail-definition';

export const offerReceived = mail({
  kind: 'offer-received',
  called: 'Offer received, to the seller',
  category: 'offers',
  notifies: true,
  data: findOfferByTrueName,
  to: ({ deal }) => deal.seller,
  content: ({ data: offer, links }) => {
    const adjective = offer.isRevised ? 'revised' : 'new';
    return {
      subject: `A ${adjective} offer on ${offer.deal.propertyName}`,
      preheader: offer.terms
        ? `${dollars(offer.terms.price)} from ${offer.terms.loiCompanyName}.`
        : `Its terms are sealed until ${offer.sealedUntil}.`,
      heading: `You have a ${adjective} offer`,
      blocks: [
        {
          text: `A buyer has ${offer.isRevised ? 'revised an' : 'submitted an'} offer on your property.${offer.terms ? ' These are its terms:' : ''}`,
        },
        termRows(offer),
        toSellerPage(offer.deal, links, offer.terms ? 'Read and answer' : undefined),
      ],
    };
  },
  sample: offerSample,
});
