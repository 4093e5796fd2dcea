import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import { below, paths } from '../paths';
import type { Area } from '../screen';

const area: Area = {
  screens: [
    {
      path: paths.myAccount,
      load: () => import('./account-page'),
      title: 'Profile',
      menu: [{ section: 'Account', icon: ManageAccountsOutlined, order: 1 }],
      below: [below.password],
    },
  ],
};

export default area;
