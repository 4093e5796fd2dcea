import TodayOutlined from '@mui/icons-material/TodayOutlined';
import { paths } from '../paths';
import type { Area } from '../screen';

const area: Area = {
  screens: [
    {
      path: paths.today,
      load: () => import('./today'),
      title: 'Today',
      menu: [{ section: 'Work', icon: TodayOutlined, order: 1 }],
    },
  ],
};

export default area;
