import type { SvgIconComponent } from '@mui/icons-material';
import BusinessCenterOutlined from '@mui/icons-material/BusinessCenterOutlined';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import ContactMailOutlined from '@mui/icons-material/ContactMailOutlined';
import Diversity3Outlined from '@mui/icons-material/Diversity3Outlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import HandymanOutlined from '@mui/icons-material/HandymanOutlined';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import NotificationsNone from '@mui/icons-material/NotificationsNone';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import TodayOutlined from '@mui/icons-material/TodayOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import WarehouseOutlined from '@mui/icons-material/WarehouseOutlined';
import { paths } from '../paths';

export interface Destination {
  label: string;
  to: string;
  icon: SvgIconComponent;
  /** The addresses, besides its own, that lie below this entry. */
  below?: string;
}

export interface Section {
  title?: string;
  items: Destination[];
}

/** The left menu [SHELL-95] to [SHELL-100], as far as there are screens behind its entries. */
export const sections: Section[] = [
  { title: 'Office', items: [{ label: 'Today', to: paths.today, icon: TodayOutlined }] },
  {
    title: 'User Management',
    items: [
      { label: 'Buyer', to: paths.dashboard(1), icon: GroupsOutlined, below: '/viewbuyer/' },
      { label: 'Seller', to: paths.dashboard(2), icon: StorefrontOutlined, below: '/viewseller/' },
      { label: 'Admin', to: paths.dashboard(3), icon: ShieldOutlined },
    ],
  },
  {
    title: 'Marketplace',
    items: [
      { label: 'Property Listings', to: paths.properties, icon: WarehouseOutlined, below: '/admin/property/' },
      { label: 'Deal Tracker', to: paths.deals, icon: HandshakeOutlined },
      { label: 'Analytics', to: paths.analytics(), icon: InsightsOutlined, below: '/admin/analytics/' },
    ],
  },
  {
    title: 'Directory',
    items: [
      { label: 'Categories', to: paths.categories, icon: CategoryOutlined },
      { label: 'Vendor List', to: paths.vendors, icon: HandymanOutlined },
      { label: 'Team', to: paths.team, icon: Diversity3Outlined },
    ],
  },
  {
    title: 'Operations',
    items: [
      { label: 'Enquiries', to: paths.enquiries, icon: ContactMailOutlined },
      { label: 'Lookups', to: paths.lookups, icon: TuneOutlined },
      { label: 'Mail log', to: paths.mails, icon: MailOutlined },
      { label: 'Audit log', to: paths.auditLog, icon: HistoryOutlined },
      { label: 'API keys', to: paths.apiKeys, icon: KeyOutlined },
      { label: 'Job console', to: paths.jobs, icon: BusinessCenterOutlined },
    ],
  },
  {
    title: 'Account',
    items: [
      { label: 'Notifications', to: paths.notifications, icon: NotificationsNone },
      { label: 'Profile', to: paths.myAccount, icon: ManageAccountsOutlined },
    ],
  },
];

/** Whether an address belongs to an entry of the menu. */
export function isCurrent({ to, below }: Destination, pathname: string): boolean {
  return pathname === to || pathname.startsWith(`${to}/`) || Boolean(below && pathname.startsWith(below));
}
