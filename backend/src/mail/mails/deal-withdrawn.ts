import { Stage } from '@stowbridge/contract/ids';
import { dealMoved } from '../data/deal-moved';

export const dealWithdrawn = dealMoved({
  kind: 'deal-withdrawn',
  called: 'Offer withdrawn',
  is: ({ fromStatusId, toStatusId }) => toStatusId === Stage.Withdrawn && fromStatusId !== Stage.Interested,
  toBuyer: (property) => ({
    subject: `Your offer on ${property} was withdrawn`,
    text: 'Your offer has been withdrawn, as you asked. Nothing more is needed from you.',
  }),
  toSeller: (property) => ({
    subject: `An offer on ${property} was withdrawn`,
    text: 'The buyer has withdrawn the offer below.',
  }),
  // By `offer-withdrawn`, with the buyer's reason.
  toldOtherwise: ({ actorId }, { buyer }) => actorId !== null && actorId === buyer?.userId,
  sample: { fromStatusId: Stage.Submitted, toStatusId: Stage.Withdrawn },
});
