import TuneOutlined from '@mui/icons-material/TuneOutlined';
import { below, paths } from '../paths';
import type { Area } from '../screen';

const area: Area = {
  screens: [
    {
      path: paths.lookups,
      load: () => import('./edit/lookup-page'),
      title: 'Lookups',
      menu: [{ section: 'System', icon: TuneOutlined, order: 1 }],
      below: [below.new, below.editOne],
    },
  ],
};

export default area;
