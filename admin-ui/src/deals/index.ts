import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import { below, paths } from '../paths';
import type { Area } from '../screen';
import type { Deal } from '../records/deal';

/** Both ways of looking at the deals are one page, so that changing between them fetches nothing. */
const load = () => import('./deal-tracker');

const area: Area = {
  resources: [
    {
      name: 'deals',
      recordRepresentation: (record: Deal) => record.dealName || record.propertyName,
      at: { list: paths.deals, edit: `${paths.deals}/${below.editOne}`, show: paths.deal(':id') },
    },
  ],
  screens: [
    {
      path: paths.deals,
      load,
      title: 'Deal Tracker',
      menu: [{ section: 'Work', icon: HandshakeOutlined, order: 3 }],
      below: below.deals,
    },
    { path: paths.dealBoard, load, title: 'Deal Tracker', under: paths.deals, below: below.deals },
  ],
};

export default area;
