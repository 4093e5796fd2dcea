import { personSql } from '../data/people';
import { mail, type Person } from '../mail-definition';

interface Disabled {
  url: string;
  description: string;
  reason: string;
  maker: Person;
}

export const webhookDisabled = mail({
  kind: 'webhook-disabled',
  called: 'Webhook disabled',
  category: null,
  data: async ({ webhookId }: { webhookId: number }, { read }) => {
    const [found] = await read<Disabled>(
      `select w.url, w.description, w.reason, ${personSql('u')} maker from webhooks w join users u on u.id = w.made_by_id
       where w.id = $1 and w.state = 'disabled'`,
      [webhookId],
    );
    return found as Disabled | undefined;
  },
  to: ({ maker }) => maker,
  content: ({ data: { url, description, reason }, brand }) => ({
    subject: `A webhook of ${brand.product} was disabled`,
    preheader: reason,
    heading: 'Your webhook was disabled',
    blocks: [
      { text: `${reason} Nothing is sent to it any more.` },
      {
        rows: [
          ['Address', url],
          ['Description', description || 'None'],
        ],
      },
      { text: 'Once its receiver answers again, make it active, and send again what it has missed.' },
    ],
  }),
  sample: ({ webhookId }) => ({ webhookId }),
});
