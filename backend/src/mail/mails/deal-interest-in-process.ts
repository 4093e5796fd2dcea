import { Stage } from '@stowbridge/contract/ids';
import { dealMoved } from '../data/deal-moved';

export const dealInterestInProcess = dealMoved({
  kind: 'deal-interest-in-process',
  called: 'Interest in process',
  is: ({ fromStatusId, toStatusId }) => toStatusId === Stage.InProcess && fromStatusId === Stage.Interested,
  toBuyer: (property) => ({
    subject: `Your interest in ${property} is in process`,
    text: 'We are working on it. An offer is made only when its terms are submitted.',
  }),
  toSeller: (property) => ({
    subject: `A buyer's interest in ${property} is in process`,
    text: 'We are in talks with the buyer below. There is no offer yet: you can answer as soon as its terms are submitted.',
  }),
  sample: { fromStatusId: Stage.Interested, toStatusId: Stage.InProcess },
});
