import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import { paths } from '../paths';
import type { Area } from '../screen';

const area: Area = {
  screens: [
    {
      path: paths.calendar,
      load: () => import('./calendar-page'),
      title: 'Calendar',
      menu: [{ section: 'Work', icon: CalendarMonthOutlined, order: 7 }],
    },
  ],
};

export default area;
