import type { ReactElement } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router';
import apiKeys from './api-keys';
import audit from './audit';
import { authProvider } from './auth/auth-provider';
import { SignInPage } from './auth/sign-in-page';
import categories from './categories';
import { dataProvider } from './data-provider/data-provider';
import deals from './deals';
import enquiries from './enquiries';
import { AppLayout } from './layout/app-layout';
import { LeaveForHome } from './layout/leave-for-home';
import { page } from './layout/page';
import { PageLoading } from './layout/page-loading';
import { Toasts } from './layout/toasts';
import mails from './mails';
import messages from './messages';
import { paths, patterns } from './paths';
import { product } from './product';
import properties from './properties';
import { queryClient } from './query-client';
import { dialogsOf } from './routes';
import { adminStore } from './store';
import team from './team';
import { darkTheme, lightTheme } from './theme/theme';
import users from './users';
import vendors from './vendors';

const Analytics = page(() => import('./analytics/analytics'), patterns.analytics);
const ApiKeys = page(() => import('./api-keys/api-keys'), paths.apiKeys);
const AuditLog = page(() => import('./audit/audit-log'), paths.auditLog);
const JobConsole = page(() => import('./jobs/job-console'), paths.jobs);
const PropertyList = page(() => import('./properties/property-list'), paths.properties);
const PropertyDetail = page(() => import('./properties/property-detail'), patterns.property);
const PropertyCreate = page(() => import('./properties/create/property-create'), paths.newProperty);
const DealTracker = page(() => import('./deals/deal-tracker'), paths.deals, paths.dealBoard);
const MailLog = page(() => import('./mails/mail-log'), paths.mails);
const CategoryList = page(() => import('./categories/category-list'), paths.categories);
const EnquiryList = page(() => import('./enquiries/enquiry-list'), paths.enquiries);
const LookupPage = page(() => import('./lookups/edit/lookup-page'), paths.lookups);
const TeamPage = page(() => import('./team/team-page'), paths.team);
const VendorList = page(() => import('./vendors/vendor-list'), paths.vendors);
const Today = page(() => import('./office/today'), paths.today);
const Notifications = page(() => import('./messages/notifications/notifications'), patterns.notifications);
const AccountPage = page(() => import('./account/account-page'), paths.myAccount);
const BuyerView = page(() => import('./users/buyer/buyer-view'), patterns.buyer);
const SellerView = page(() => import('./users/seller/seller-view'), patterns.seller);
const UserDashboard = page(() => import('./users/user-dashboard'), patterns.dashboard);

const store = adminStore();

/** A page at its address. It stays as it is while its dialogs, at theirs below it, are opened and closed. */
const at = (path: string, page: ReactElement) => (
  <Route path={path} element={page}>
    {dialogsOf(path).map((dialog) => (
      <Route key={dialog} path={dialog} element={null} />
    ))}
  </Route>
);

/**
 * The back office. Its addresses are those of the specification [SHELL-25] to [SHELL-32], so that the resources have
 * no routes of their own: each page says which resource it shows.
 */
export function App() {
  return (
    <Admin
      title={product.name}
      dataProvider={dataProvider}
      authProvider={authProvider}
      queryClient={queryClient}
      store={store}
      layout={AppLayout}
      loading={PageLoading}
      notification={Toasts}
      catchAll={LeaveForHome}
      loginPage={false}
      authCallbackPage={false}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
      requireAuth
      disableTelemetry
    >
      <Resource {...apiKeys} />
      <Resource {...audit} />
      <Resource {...properties} />
      <Resource {...deals} />
      <Resource {...mails} />
      <Resource {...messages} />
      <Resource {...users} />
      <Resource {...categories} />
      <Resource {...enquiries} />
      <Resource {...team} />
      <Resource {...vendors} />
      <CustomRoutes noLayout>
        <Route path={paths.signIn} element={<SignInPage />} />
      </CustomRoutes>
      <CustomRoutes>
        {at(paths.today, <Today />)}
        {at(patterns.dashboard, <UserDashboard />)}
        {at(patterns.buyer, <BuyerView />)}
        {at(patterns.seller, <SellerView />)}
        {at(paths.myAccount, <AccountPage />)}
        {at(paths.properties, <PropertyList />)}
        {at(paths.newProperty, <PropertyCreate />)}
        {at(patterns.property, <PropertyDetail />)}
        {at(paths.deals, <DealTracker />)}
        {at(paths.dealBoard, <DealTracker board />)}
        {at(paths.categories, <CategoryList />)}
        {at(paths.vendors, <VendorList />)}
        {at(paths.team, <TeamPage />)}
        {at(paths.enquiries, <EnquiryList />)}
        {at(paths.lookups, <LookupPage />)}
        {at(patterns.analytics, <Analytics />)}
        {at(paths.mails, <MailLog />)}
        {at(paths.apiKeys, <ApiKeys />)}
        {at(paths.auditLog, <AuditLog />)}
        {at(paths.jobs, <JobConsole />)}
        {at(patterns.notifications, <Notifications />)}
      </CustomRoutes>
    </Admin>
  );
}
