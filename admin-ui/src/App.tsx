import type { ReactElement } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router';
import apiKeys from './apiKeys';
import audit from './audit';
import { authProvider } from './auth/authProvider';
import { SignInPage } from './auth/SignInPage';
import categories from './categories';
import { dataProvider } from './dataProvider/dataProvider';
import deals from './deals';
import enquiries from './enquiries';
import { AppLayout } from './layout/AppLayout';
import { LeaveForHome } from './layout/LeaveForHome';
import { page } from './layout/page';
import { PageLoading } from './layout/PageLoading';
import { Toasts } from './layout/Toasts';
import mails from './mails';
import messages from './messages';
import { paths, patterns } from './paths';
import { product } from './product';
import properties from './properties';
import { queryClient } from './queryClient';
import { dialogsOf } from './routes';
import { adminStore } from './store';
import team from './team';
import { darkTheme, lightTheme } from './theme/theme';
import users from './users';
import vendors from './vendors';

const Analytics = page(() => import('./analytics/Analytics'), patterns.analytics);
const ApiKeys = page(() => import('./apiKeys/ApiKeys'), paths.apiKeys);
const AuditLog = page(() => import('./audit/AuditLog'), paths.auditLog);
const JobConsole = page(() => import('./jobs/JobConsole'), paths.jobs);
const PropertyList = page(() => import('./properties/PropertyList'), paths.properties);
const PropertyDetail = page(() => import('./properties/PropertyDetail'), patterns.property);
const PropertyCreate = page(() => import('./properties/create/PropertyCreate'), paths.newProperty);
const DealTracker = page(() => import('./deals/DealTracker'), paths.deals, paths.dealBoard);
const MailLog = page(() => import('./mails/MailLog'), paths.mails);
const CategoryList = page(() => import('./categories/CategoryList'), paths.categories);
const EnquiryList = page(() => import('./enquiries/EnquiryList'), paths.enquiries);
const LookupPage = page(() => import('./lookups/edit/LookupPage'), paths.lookups);
const TeamPage = page(() => import('./team/TeamPage'), paths.team);
const VendorList = page(() => import('./vendors/VendorList'), paths.vendors);
const Today = page(() => import('./office/Today'), paths.today);
const Notifications = page(() => import('./messages/notifications/Notifications'), patterns.notifications);
const AccountPage = page(() => import('./account/AccountPage'), paths.myAccount);
const BuyerView = page(() => import('./users/buyer/BuyerView'), patterns.buyer);
const SellerView = page(() => import('./users/seller/SellerView'), patterns.seller);
const UserDashboard = page(() => import('./users/UserDashboard'), patterns.dashboard);

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
