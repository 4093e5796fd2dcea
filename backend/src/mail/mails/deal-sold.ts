import { Stage } from '@stowbridge/contract/ids';
import { dealMoved } from '../data/deal-moved';

export const dealSold = dealMoved({
  kind: 'deal-sold',
  called: 'Property sold',
  is: ({ toStatusId }) => toStatusId === Stage.Sold,
  toBuyer: (property) => ({
    subject: `Your purchase of ${property} is complete`,
    text: 'The sale has closed. Congratulations on your new property.',
  }),
  toSeller: (property) => ({
    subject: `${property} is sold`,
    text: 'The sale has closed. Congratulations, and thank you for selling with us.',
  }),
  sample: { fromStatusId: Stage.Accepted, toStatusId: Stage.Sold },
});
