import PrivacyTipOutlined from '@mui/icons-material/PrivacyTipOutlined';
import type { PrivacyRequest } from '../panels/privacy/privacy-request';
import { below, paths } from '../paths';
import type { Area } from '../screen';

const area: Area = {
  resources: [
    {
      name: 'privacy-requests',
      recordRepresentation: (record: PrivacyRequest) => record.userName,
      at: { list: paths.privacyRequests, show: paths.privacyRequest(':id') },
    },
  ],
  screens: [
    {
      path: paths.privacyRequests,
      load: () => import('./request-list'),
      title: 'Privacy requests',
      menu: [{ section: 'Directory', icon: PrivacyTipOutlined, order: 7 }],
      below: [below.one],
    },
  ],
};

export default area;
