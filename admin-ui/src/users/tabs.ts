import { Role, type RoleId, UserStatus } from '@stowbridge/contract/ids';
import { peopleOf, type PeopleResource } from '../data-provider/users';
import { paths, type UserTab } from '../paths';

/** What differs between the three tabs of user management [AUSR-03]. */
export interface TabOfUsers {
  tab: UserTab;
  userTypeId: RoleId;
  resource: PeopleResource;
  /** On the tab, and the header of the name column. */
  label: string;
  plural: string;
  /** On the button that adds somebody [AUSR-08], [AUSR-20], [AUSR-27]. */
  addLabel: string;
  /** Where somebody is viewed; administrators are only edited [AUSR-12], [AUSR-23], [AUSR-29]. */
  viewPath?: (id: number) => string;
  /** The screen's name in the page title [SHELL-61], [SHELL-62]. */
  screen: string;
  /** What the status filter offers besides All [AUSR-06], [AUSR-22], [AUSR-25]. */
  statuses: { id: number; name: string }[];
}

const pending = { id: UserStatus.Pending, name: 'Pending' };
const approved = { id: UserStatus.Approved, name: 'Approved' };
const rejected = { id: UserStatus.Rejected, name: 'Rejected' };

export const tabsOfUsers: TabOfUsers[] = [
  {
    tab: 1,
    userTypeId: Role.Buyer,
    resource: peopleOf[Role.Buyer],
    label: 'Buyer',
    plural: 'Buyers',
    addLabel: '[+] Add New Buyer',
    viewPath: paths.buyer,
    screen: 'User Management - Buyer Search',
    statuses: [pending, approved, rejected],
  },
  {
    tab: 2,
    userTypeId: Role.Seller,
    resource: peopleOf[Role.Seller],
    label: 'Seller',
    plural: 'Sellers',
    addLabel: '[+] Add New Seller',
    viewPath: paths.seller,
    screen: 'Seller Search',
    statuses: [approved, rejected],
  },
  {
    tab: 3,
    userTypeId: Role.Admin,
    resource: peopleOf[Role.Admin],
    label: 'Admin',
    plural: 'Admins',
    addLabel: 'Add New Admin',
    screen: 'User Management - Admin Search',
    statuses: [approved, rejected],
  },
];
