import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import { below, paths, type UserTab } from '../paths';
import type { Area, MenuEntry, OfficeResource } from '../screen';
import { nameOfUser } from '../records/user';

const section: MenuEntry['section'] = 'Directory';
const messages = [below.newMessage, below.reply, below.message];

const listed = (tab: UserTab, edit: string, show?: string): OfficeResource['at'] => ({
  list: paths.dashboard(tab),
  create: `${paths.dashboard(tab)}/${below.new}`,
  edit,
  show,
});

const area: Area = {
  // One person can be in several of them; all are `users` of the server.
  resources: [
    {
      name: 'users',
      recordRepresentation: nameOfUser,
      at: { list: paths.dashboard(1), edit: paths.user(':id'), show: paths.user(':id') },
    },
    {
      name: 'buyers',
      recordRepresentation: nameOfUser,
      at: listed(1, `${paths.buyer(':id')}/${below.edit}`, paths.buyer(':id')),
    },
    {
      name: 'sellers',
      recordRepresentation: nameOfUser,
      at: listed(2, `${paths.seller(':id')}/${below.edit}`, paths.seller(':id')),
    },
    {
      name: 'administrators',
      recordRepresentation: nameOfUser,
      at: listed(3, `${paths.dashboard(3)}/${below.editOne}`),
    },
  ],
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
      path: paths.user(':userId'),
      load: () => import('./user-redirect'),
      title: 'User',
      under: paths.dashboard(1),
    },
    {
      path: paths.buyer(':buyerId'),
      load: () => import('./buyer/buyer-view'),
      title: 'Buyer View',
      under: paths.dashboard(1),
      below: [below.edit, below.newDeal, below.newCriteria, below.editCriteria, below.nda, ...messages],
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
