const button = (name) => (page) => page.getByRole('button', { name }).first().click();
const admin = (name, path, open) => ({ name: `office-${name}`, as: 'admin', path, open });
const site = (name, path, open) => ({ name: `site-${name}`, as: undefined, path, open });
const buyer = (name, path, open) => ({ name: `buyer-${name}`, as: 'buyer', path, open });
const seller = (name, path, open) => ({ name: `seller-${name}`, as: 'seller', path, open });

/** Every screen: its name, who looks at it, its address and what is opened on it. */
export const SCREENS = [
  admin('today', '/admin/today'),
  admin('buyers', '/admin/dashboard/1'),
  admin('properties', '/admin/properties'),
  admin('property-new', '/admin/property/new'),
  admin('property', ({ property }) => `/admin/property/${property}`),
  admin('deal-tracker', '/admin/dealtracker'),
  admin('deal', '/admin/dealtracker', button(/^View: /)),
  admin('analytics-search', '/admin/analytics/1'),
  admin('analytics-sessions', '/admin/analytics/2'),
  admin('analytics-most-view', '/admin/analytics/3'),
  admin('analytics-properties', '/admin/analytics/4'),
  admin('mail-log', '/admin/mail-log'),
  site('sign-in-office', '/admin'),
  site('home', '/'),
  site('search', '/property/search/'),
  site('property', ({ property }) => `/property/${property}/x`),
  site('registration', '/buyer-registration/'),
  site('sign-in', '/signin/'),
  site('vendors', '/categorylist/'),
  site('contact', '/contactus'),
  site('team', '/aboutus'),
  site('faq', '/faq'),
  site('buyer-services', '/buyerservices'),
  site('press', '/press/'),
  buyer('dashboard', '/buyer/dashboard/'),
  buyer('notifications', '/notification/2'),
  buyer('account', '/my-account'),
  buyer('property', ({ property }) => `/buyer/property/${property}/`),
  seller('dashboard', '/seller/dashboard/'),
  seller('property', ({ property }) => `/seller/property/${property}`),
];
