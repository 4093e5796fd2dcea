import { Stage } from '@stowbridge/contract/ids';
import { dealMoved } from '../data/deal-moved';

export const dealInProcess = dealMoved({
  kind: 'deal-in-process',
  called: 'Offer in process',
  is: ({ fromStatusId, toStatusId }) => toStatusId === Stage.InProcess && fromStatusId !== Stage.Interested,
  toBuyer: (property) => ({
    subject: `Your offer on ${property} is in process`,
    text: 'Our office has taken your offer in hand. We will let you know as soon as there is an answer.',
  }),
  toSeller: (property) => ({
    subject: `An offer on ${property} is in process`,
    text: 'Our office has taken the offer below in hand.',
  }),
  sample: { fromStatusId: Stage.Submitted, toStatusId: Stage.InProcess },
});
