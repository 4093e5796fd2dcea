import BusinessCenterOutlined from '@mui/icons-material/BusinessCenterOutlined';
import { paths } from '../paths';
import type { Area } from '../screen';

const area: Area = {
  screens: [
    {
      path: paths.jobs,
      load: () => import('./job-console'),
      title: 'Job console',
      menu: [{ section: 'Operations', icon: BusinessCenterOutlined, order: 6 }],
    },
  ],
};

export default area;
