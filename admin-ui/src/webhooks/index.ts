import { below, paths } from '../paths';
import type { Area } from '../screen';
import type { Webhook } from './webhook';

const area: Area = {
  resources: [
    {
      name: 'webhooks',
      recordRepresentation: (record: Webhook) => record.description || record.url,
      at: {
        list: paths.webhooks,
        create: `${paths.webhooks}/${below.new}`,
        edit: `${paths.webhooks}/${below.editOne}`,
      },
    },
  ],
  screens: [
    {
      path: paths.webhooks,
      load: () => import('./webhooks'),
      title: 'Webhooks',
      under: paths.apiKeys,
      below: [below.new, below.editOne, below.resend, below.one],
    },
  ],
};

export default area;
