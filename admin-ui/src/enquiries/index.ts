import ContactMailOutlined from '@mui/icons-material/ContactMailOutlined';
import { below, paths } from '../paths';
import type { Area } from '../screen';
import type { Enquiry } from './enquiry';

const area: Area = {
  resources: [
    {
      name: 'enquiries',
      recordRepresentation: (record: Enquiry) => record.name,
      at: { list: paths.enquiries, show: `${paths.enquiries}?view=:id` },
    },
  ],
  screens: [
    {
      path: paths.enquiries,
      load: () => import('./enquiry-list'),
      title: 'Enquiries',
      menu: [{ section: 'Work', icon: ContactMailOutlined, order: 5 }],
      below: [below.one],
    },
  ],
};

export default area;
