import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import { below, paths } from '../paths';
import type { Area, MenuEntry } from '../screen';
import { nameOfUser, type User } from './user';

const section: MenuEntry['section'] = 'User Management';
const messages = [below.newMessage, below.reply, below.message];

const area: Area = {
  resource: { name: 'users', recordRepresentation: (record: User) => nameOfUser(record) },
  screens: [
    {
      path: '/admin/dashboard/:tabId',
      load: () => import('./user-dashboard'),
      title: 'User Management',
      menu: [
        { section, label: 'Buyer', icon: GroupsOutlined, order: 1, to: paths.dashboard(1) },
        { section, label: 'Seller', icon: StorefrontOutlined, order: 2, to: paths.dashboard(2) },
        { section, label: 'Admin', icon: ShieldOutlined, order: 3, to: paths.dashboard(3) },
      ],
      below: [below.new, below.editOne],
    },
    {
      path: paths.buyer(':buyerId'),
      load: () => import('./buyer/buyer-view'),
      title: 'Buyer View',
      under: paths.dashboard(1),
      below: [below.edit, below.newDeal, ...messages],
    },
    {
      path: paths.seller(':sellerId'),
      load: () => import('./seller/seller-view'),
      title: 'Seller View',
      under: paths.dashboard(2),
      below: [below.edit, below.addProperties, below.listedProperty, below.listedPropertyEdit, ...messages],
    },
  ],
};

export default area;
