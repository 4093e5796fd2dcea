import { personSql } from '../data/people';
import type { MailContext } from '../mail-context';
import { mail, type Person } from '../mail-definition';

interface Ended {
  buyer: Person;
  name: string;
}

/** Undefined for what was deleted, or holds again. */
async function findEnded({ criteriaId }: { criteriaId: number }, { read }: MailContext): Promise<Ended | undefined> {
  const [ended] = await read<Ended>(
    `select ${personSql('u')} buyer, c.name from criteria c join users u on u.id = c.user_id
     where c.id = $1 and c.expired_told_at is not null`,
    [criteriaId],
  );
  return ended;
}

export const criteriaExpired = mail({
  kind: 'criteria-expired',
  called: 'What a buyer buys has ended, to the buyer',
  category: null,
  data: findEnded,
  to: ({ buyer }) => buyer,
  content: ({ data: { name }, links }) => ({
    subject: `Are you still buying: ${name}?`,
    preheader: 'The last day that you gave for it has passed.',
    heading: 'Are you still buying?',
    blocks: [
      {
        text: `The last day of “${name}” has passed, so we do not look for it any more. If you are still buying, please write to us until when.`,
      },
      { button: 'Go to your dashboard', address: links.buyerDashboard },
    ],
  }),
  sample: ({ criteriaId, userId }) => ({ criteriaId, userId }),
});
