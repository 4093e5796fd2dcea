import { ANSWER_DAYS } from '@stowbridge/contract/privacy';
import { findPrivacyRequest } from '../data/privacy';
import { mail } from '../mail-definition';

export const privacyExtended = mail({
  kind: 'privacy-extended',
  called: 'Deletion of the account takes longer',
  category: null,
  data: findPrivacyRequest,
  to: ({ person }) => person,
  content: ({ data: { dueAt }, to, links, moment }) => ({
    subject: 'Your request takes us longer',
    preheader: `We answer by ${moment(dueAt)}.`,
    heading: 'Your request takes us longer',
    blocks: [
      {
        text: `You asked us to delete ${to.userId === null ? 'what we keep about this email address' : 'your account'}. We need up to ${ANSWER_DAYS} days more to answer, until ${moment(dueAt)}.`,
      },
      ...(to.userId === null ? [] : [{ button: 'Open your data', address: links.yourData }]),
    ],
  }),
  sample: ({ deletionId }) => ({ requestId: deletionId }),
});
