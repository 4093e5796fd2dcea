import MailOutlined from '@mui/icons-material/MailOutlined';
import { below, paths } from '../paths';
import type { Area } from '../screen';
import type { Mail } from './mail';

const area: Area = {
  resources: [
    {
      name: 'mails',
      recordRepresentation: (record: Mail) => record.subject,
      at: { list: paths.mails, show: paths.mail(':id') },
    },
  ],
  screens: [
    {
      path: paths.mails,
      load: () => import('./mail-log'),
      title: 'Mail log',
      menu: [{ section: 'Reports', icon: MailOutlined, order: 2 }],
      below: [below.one],
    },
  ],
};

export default area;
