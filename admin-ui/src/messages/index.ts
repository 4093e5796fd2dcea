import NotificationsNone from '@mui/icons-material/NotificationsNone';
import { paths } from '../paths';
import type { Area } from '../screen';
import type { Message } from '../records/message';

const area: Area = {
  resources: [
    {
      name: 'messages',
      recordRepresentation: (record: Message) => record.subject,
      at: { list: paths.notifications, show: `${paths.notifications}?message=:id` },
    },
  ],
  screens: [
    {
      path: '/notification/:id',
      load: () => import('./notifications/notifications'),
      title: 'Notifications',
      menu: [{ section: 'Work', icon: NotificationsNone, order: 6, to: paths.notifications }],
    },
  ],
};

export default area;
