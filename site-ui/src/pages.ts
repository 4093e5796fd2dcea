import type { Page, PageModule } from './router/page';

const modules = import.meta.glob<PageModule>('./pages/*-page.tsx');

function page(pattern: string, name: string): Page {
  const load = modules[`./pages/${name}-page.tsx`];
  if (!load) {
    throw new Error(`There is no page ${name}.`);
  }
  return { pattern, file: `src/pages/${name}-page.tsx`, load };
}

/** The one table of pages, read by the server and by the browser; the first that fits is shown. [SHELL-02] to [SHELL-40] */
export const pages: Page[] = [
  page('/', 'home'),
  page('/property/search/:keyword?', 'search'),
  page('/property/:propertyId/:name?', 'property'),
  page('/compare', 'compare'),
  page('/buyer/property/:propertyId/:name?', 'buyer-property'),
  page('/seller/property/:propertyId/:name?', 'seller-property'),
  page('/seller/property/:propertyId/:name/offers', 'compare-offers'),
  page('/seller/property/:propertyId/:name/offers/:dealId', 'seller-offer'),
  page('/buyer/dashboard', 'buyer-dashboard'),
  page('/seller/dashboard', 'seller-dashboard'),
  page('/market-analysis', 'market-analysis'),
  page('/preview/:propertyId', 'preview'),
  page('/buyer-registration/:storeID?/:StoreName?', 'registration'),
  page('/register/:storeID?/:StoreName?', 'registration'),
  page('/signin/:storeID?/:StoreName?', 'sign-in'),
  page('/forgotpassword', 'forgot-password'),
  page('/resetpassword/:isForgotPassword?/:PasswordResetToken?', 'reset-password'),
  page('/confirmemail/:token?', 'confirm-email'),
  page('/cancelemail/:token?', 'cancel-email'),
  page('/yourdata/:token?', 'your-data'),
  page('/my-account', 'account'),
  page('/my-agreements', 'agreements'),
  page('/my-funds', 'funds'),
  page('/what-i-buy', 'what-i-buy'),
  page('/unsubscribe/:token?', 'unsubscribe'),
  page('/stop-search/:token?', 'stop-search'),
  page('/notification/:id', 'notifications'),
  page('/contactus', 'contact'),
  page('/aboutus', 'team'),
  page('/teamdetails/:teamID', 'team-member'),
  page('/faq', 'faq'),
  page('/buyerservices', 'buyer-services'),
  page('/sellerservices', 'seller-services'),
  page('/press', 'press'),
  page('/privacy', 'privacy'),
  page('/terms', 'terms'),
  page('/verify', 'verify'),
  page('/categorylist/:parentCategoryID?', 'vendor-categories'),
  page('/profilelist/:parentCategoryID/:parentCategoryName/:childCategoryID/:childCategoryName', 'vendor-list'),
  page('/:flag', 'home'),
  page('/*', 'home'),
];
