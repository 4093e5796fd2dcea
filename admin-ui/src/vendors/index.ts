import HandymanOutlined from '@mui/icons-material/HandymanOutlined';
import { below, paths } from '../paths';
import type { Area } from '../screen';
import type { Vendor } from './vendor';

const area: Area = {
  resources: [
    {
      name: 'vendors',
      recordRepresentation: (record: Vendor) => record.companyName,
      at: {
        list: paths.vendors,
        create: `${paths.vendors}/${below.new}`,
        edit: `${paths.vendors}/${below.editOne}`,
        show: paths.vendor(':id'),
      },
    },
  ],
  screens: [
    {
      path: paths.vendors,
      load: () => import('./list'),
      title: 'Vendor List',
      menu: [{ section: 'Directory', icon: HandymanOutlined, order: 5 }],
      below: [below.new, below.editOne, below.categories],
    },
  ],
};

export default area;
