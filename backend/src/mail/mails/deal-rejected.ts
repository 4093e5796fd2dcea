import { Stage } from '@stowbridge/contract/ids';
import { dealMoved } from '../data/deal-moved';

export const dealRejected = dealMoved({
  kind: 'deal-rejected',
  called: 'Offer rejected',
  is: ({ fromStatusId, toStatusId }) => toStatusId === Stage.Rejected && fromStatusId !== Stage.Accepted,
  toBuyer: (property) => ({
    subject: `Your offer on ${property} was not accepted`,
    text: 'The seller has decided not to go on with your offer. You may submit a new one as long as the property is for sale.',
  }),
  toSeller: (property) => ({
    subject: `An offer on ${property} was rejected`,
    text: 'The offer below was rejected, and the buyer has been told.',
  }),
  sample: { fromStatusId: Stage.Submitted, toStatusId: Stage.Rejected },
});
