import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import { below, paths } from '../paths';
import type { Area } from '../screen';
import type { Category } from '../records/category';

const area: Area = {
  resources: [
    {
      name: 'categories',
      recordRepresentation: (record: Category) => record.name,
      at: {
        list: paths.categories,
        create: `${paths.categories}/${below.new}`,
        edit: `${paths.categories}/${below.editOne}`,
      },
    },
  ],
  screens: [
    {
      path: paths.categories,
      load: () => import('./list'),
      title: 'Categories',
      menu: [{ section: 'Directory', icon: CategoryOutlined, order: 4 }],
      below: [below.new, below.editOne],
    },
  ],
};

export default area;
