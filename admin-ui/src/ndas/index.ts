import HistoryEduOutlined from '@mui/icons-material/HistoryEduOutlined';
import type { Nda } from '../panels/ndas/nda';
import { below, paths } from '../paths';
import type { Area } from '../screen';

const area: Area = {
  resources: [
    {
      name: 'ndas',
      recordRepresentation: (record: Nda) => `${record.name}, ${record.propertyName}`,
      at: { list: paths.ndas, show: paths.nda(':id') },
    },
  ],
  screens: [
    {
      path: paths.ndas,
      load: () => import('./nda-list'),
      title: 'NDAs',
      menu: [{ section: 'Work', icon: HistoryEduOutlined, order: 4 }],
      below: [below.outside, below.one],
    },
  ],
};

export default area;
