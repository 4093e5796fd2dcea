import BusinessCenterOutlined from '@mui/icons-material/BusinessCenterOutlined';
import { paths } from '../paths';
import type { Area } from '../screen';

const area: Area = {
  screens: [
    {
      path: paths.jobs,
      load: () => import('./job-console'),
      title: 'Job console',
      menu: [{ section: 'System', icon: BusinessCenterOutlined, order: 3 }],
    },
  ],
};

export default area;
