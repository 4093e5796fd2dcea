import { Stage } from '@stowbridge/contract/ids';
import { dealMoved } from '../data/deal-moved';

export const dealAccepted = dealMoved({
  kind: 'deal-accepted',
  called: 'Offer accepted',
  is: ({ toStatusId }) => toStatusId === Stage.Accepted,
  toBuyer: (property) => ({
    subject: `Your offer on ${property} was accepted`,
    text: 'The seller has accepted your offer. The property is now under letter of intent, and due diligence can begin. Your broker will be in touch about the next steps.',
  }),
  toSeller: (property) => ({
    subject: `An offer on ${property} was accepted`,
    text: 'The offer below was accepted. The property is now under letter of intent, and due diligence can begin.',
  }),
  sample: { fromStatusId: Stage.Submitted, toStatusId: Stage.Accepted },
});
