import KeyOutlined from '@mui/icons-material/KeyOutlined';
import { below, paths } from '../paths';
import type { Area } from '../screen';
import type { ApiKey } from './api-key';

const area: Area = {
  resources: [
    {
      name: 'api-keys',
      recordRepresentation: (record: ApiKey) => record.name,
      at: { list: paths.apiKeys, create: `${paths.apiKeys}/${below.new}` },
    },
  ],
  screens: [
    {
      path: paths.apiKeys,
      load: () => import('./api-keys'),
      title: 'API keys',
      menu: [{ section: 'System', icon: KeyOutlined, order: 2 }],
      below: [below.new],
    },
  ],
};

export default area;
