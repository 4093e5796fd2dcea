import { EXPORT_HOURS } from '@stowbridge/contract/privacy';
import type { EventMap } from '../../platform/events/events';
import { personSql } from '../data/people';
import type { MailContext } from '../mail-context';
import { mail, type Person } from '../mail-definition';

async function findPerson(
  { requestId }: EventMap['privacy.ready'],
  { read }: MailContext,
): Promise<{ person: Person } | undefined> {
  const [row] = await read<{ person: Person }>(
    `select ${personSql('u')} person from privacy_requests r join users u on u.id = r.user_id where r.id = $1`,
    [requestId],
  );
  return row;
}

export const privacyReady = mail({
  kind: 'privacy-ready',
  called: 'Link to the copy of one’s data',
  category: null,
  data: findPerson,
  to: ({ person }) => person,
  content: ({ links, brand }) => ({
    subject: `Your ${brand.product} data is ready`,
    preheader: `You can download it for ${EXPORT_HOURS} hours.`,
    heading: 'Your data is ready',
    blocks: [
      {
        text: `You asked for a copy of what we keep about you. You can download it from your account for ${EXPORT_HOURS} hours, after you have signed in:`,
      },
      { button: 'Open your data', address: links.yourData },
      { text: 'If you did not ask for it, please change your password and tell us.' },
    ],
  }),
  sample: ({ privacyRequestId }) => ({ requestId: privacyRequestId }),
});
