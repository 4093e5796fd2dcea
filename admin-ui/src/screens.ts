import type { SvgIconComponent } from '@mui/icons-material';
import { matchRoutes } from 'react-router';
import account from './account';
import analytics from './analytics';
import apiKeys from './api-keys';
import audit from './audit';
import calendar from './calendar';
import campaigns from './campaigns';
import categories from './categories';
import deals from './deals';
import enquiries from './enquiries';
import jobs from './jobs';
import lookups from './lookups';
import mails from './mails';
import messages from './messages';
import ndas from './ndas';
import office from './office';
import privacyRequests from './privacy-requests';
import properties from './properties';
import { sectionTitles, type Area, type MenuEntry, type OfficeScreen } from './screen';
import team from './team';
import users from './users';
import vendors from './vendors';
import watermarks from './watermarks';
import imports from './imports';
import webhooks from './webhooks';

/** All that the back office consists of: resources, routes, menu and palette come from here. */
const areas: Area[] = [
  apiKeys,
  webhooks,
  imports,
  audit,
  properties,
  deals,
  ndas,
  watermarks,
  calendar,
  mails,
  messages,
  users,
  categories,
  enquiries,
  campaigns,
  team,
  vendors,
  privacyRequests,
  account,
  analytics,
  jobs,
  lookups,
  office,
];

export const screens: OfficeScreen[] = areas.flatMap((area) => area.screens);

export const resources = areas.flatMap((area) => area.resources ?? []);

const routes = screens.map((screen) => ({
  path: screen.path,
  handle: screen,
  children: (screen.below ?? []).map((path) => ({ path })),
}));

const matchOf = (pathname: string) => matchRoutes(routes, pathname)?.[0];

/** The screen at an address, or below the dialog there; none for an unknown one [SHELL-23]. */
export function screenAt(pathname: string): OfficeScreen | undefined {
  return matchOf(pathname)?.route.handle;
}

/** The address of the page on which one is: of several dialogs above the same page it is the same. */
export function pageAddress(pathname: string): string {
  return matchOf(pathname)?.pathnameBase ?? pathname;
}

export interface Destination {
  label: string;
  to: string;
  icon: SvgIconComponent;
  order: number;
  screen: OfficeScreen;
}

const destinationOf = (screen: OfficeScreen, { label, to, icon, order }: MenuEntry): Destination => ({
  label: label ?? screen.title,
  to: to ?? screen.path,
  icon,
  order,
  screen,
});

/** The left menu [SHELL-95] to [SHELL-100]. */
export const sections = sectionTitles.map((title) => ({
  title,
  items: screens
    .flatMap((screen) =>
      (screen.menu ?? []).filter(({ section }) => section === title).map((entry) => destinationOf(screen, entry)),
    )
    .sort((one, other) => one.order - other.order),
}));

/** Whether an address belongs to an entry of the menu; of several entries of a screen, to that of its page. */
export function isCurrent({ to, screen }: Destination, pathname: string): boolean {
  const shown = screenAt(pathname);
  return shown === screen ? screen.menu?.length === 1 || to === pageAddress(pathname) : to === shown?.under;
}
