import { dollars } from '../data/deal';
import { findOfferByTrueName, offerSample, termRows } from '../data/offer';
import { agentsOrOffice } from '../data/people';
import { mail } from '../mail-definition';

export const offerReceivedOffice = mail({
  kind: 'offer-received-office',
  called: 'Offer received, to the office',
  category: 'offers',
  notifies: true,
  greets: false,
  data: findOfferByTrueName,
  to: ({ deal }, context) => agentsOrOffice(deal.propertyId, context),
  content: ({ data: offer, links }) => {
    const { deal, terms, isRevised } = offer;
    return {
      subject: `${isRevised ? 'Revised offer' : 'Offer'} on ${deal.propertyName}${terms ? `: ${dollars(terms.price)}` : ''}`,
      preheader: offer.terms
        ? `${offer.terms.loiName}, ${offer.terms.loiCompanyName}.`
        : `Its terms are sealed until ${offer.sealedUntil}.`,
      heading: isRevised ? 'A buyer has revised an offer' : 'A buyer has submitted an offer',
      blocks: [
        termRows(offer, ['Buyer', deal.buyer ? `${deal.buyer.name}\n${deal.buyer.email}` : 'Not stated']),
        { button: 'Open the deal tracker', address: links.dealTracker },
      ],
    };
  },
  sample: offerSample,
});
