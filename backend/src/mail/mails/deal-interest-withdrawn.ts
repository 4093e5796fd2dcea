import { Stage } from '@stowbridge/contract/ids';
import { dealMoved } from '../data/deal-moved';

export const dealInterestWithdrawn = dealMoved({
  kind: 'deal-interest-withdrawn',
  called: 'Interest withdrawn',
  is: ({ fromStatusId, toStatusId }) => toStatusId === Stage.Withdrawn && fromStatusId === Stage.Interested,
  toBuyer: (property) => ({
    subject: `Your interest in ${property} was withdrawn`,
    text: 'You are no longer noted as interested in this property, as you asked. Nothing more is needed from you.',
  }),
  toSeller: (property) => ({
    subject: `A buyer is no longer interested in ${property}`,
    text: 'No offer had been made yet, and nothing is needed from you.',
  }),
  sample: { fromStatusId: Stage.Interested, toStatusId: Stage.Withdrawn },
});
