import { Stage } from '@stowbridge/contract/ids';
import { dealMoved } from '../data/deal-moved';

export const dealFellThrough = dealMoved({
  kind: 'deal-fell-through',
  called: 'Deal fell through',
  is: ({ fromStatusId, toStatusId }) => toStatusId === Stage.Rejected && fromStatusId === Stage.Accepted,
  toBuyer: (property) => ({
    subject: `The deal on ${property} fell through`,
    text: 'The accepted deal will not be completed, and the property is for sale again. Your broker can tell you more.',
  }),
  toSeller: (property) => ({
    subject: `The deal on ${property} fell through`,
    text: 'The accepted deal will not be completed. The property is for sale again.',
  }),
  sample: { fromStatusId: Stage.Accepted, toStatusId: Stage.Rejected },
});
