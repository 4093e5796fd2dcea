import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import { below, paths } from '../paths';
import type { Area } from '../screen';
import type { Campaign } from './campaign';

const area: Area = {
  resources: [
    {
      name: 'campaigns',
      recordRepresentation: (record: Campaign) => record.subject,
      at: { list: paths.campaigns, show: paths.campaign(':id') },
    },
  ],
  screens: [
    {
      path: paths.campaigns,
      load: () => import('./campaign-list'),
      title: 'Campaigns',
      menu: [{ section: 'Work', icon: CampaignOutlined, order: 8 }],
      below: [below.new],
    },
    {
      path: paths.anyCampaign,
      load: () => import('./campaign-page'),
      title: 'Campaign',
      under: paths.campaigns,
      below: [below.edit, below.schedule],
    },
  ],
};

export default area;
