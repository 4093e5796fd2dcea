import { paths } from '../lib/paths';
import type { Session } from '../session/session';
import { landingOf } from '../session/sign-in';

export interface MenuItem {
  label: string;
  to: string;
  /** Another front end answers it: leave with a full page load. */
  external?: boolean;
}

export const services: MenuItem[] = [
  { label: 'Buyer Services', to: paths.buyerServices },
  { label: 'Seller Services', to: paths.sellerServices },
];

export const mainBefore: MenuItem[] = [
  { label: 'Home', to: paths.home },
  { label: 'Properties', to: paths.search() },
];

export const mainAfter: MenuItem[] = [
  { label: 'Team', to: paths.team },
  { label: 'Press', to: paths.press },
  { label: 'FAQ', to: paths.faq },
  { label: 'Contact Us', to: paths.contact },
];

/** [SHELL-77] */
export const dashboardLabel = 'My DashBoard';

export const dashboardItem = (session: Session): MenuItem => ({
  label: dashboardLabel,
  to: landingOf(session.role),
  external: session.role === 'Admin',
});
