import FilterAltOutlined from '@mui/icons-material/FilterAltOutlined';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import { paths } from '../paths';
import type { Area } from '../screen';

const area: Area = {
  screens: [
    {
      path: '/admin/analytics/:tabId',
      load: () => import('./analytics'),
      title: 'Analytics',
      menu: [{ section: 'Reports', icon: InsightsOutlined, order: 1, to: paths.analytics() }],
    },
    {
      path: paths.pipeline,
      load: () => import('./pipeline/pipeline-page'),
      title: 'Pipeline',
      menu: [{ section: 'Reports', icon: FilterAltOutlined, order: 2 }],
    },
  ],
};

export default area;
