import { lazy } from 'react';
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
import { PageLoading } from './layout/PageLoading';
import { Toasts } from './layout/Toasts';
import mails from './mails';
import messages from './messages';
import { paths } from './paths';
import { product } from './product';
import properties from './properties';
import { queryClient } from './queryClient';
import { adminStore } from './store';
import team from './team';
import { darkTheme, lightTheme } from './theme/theme';
import users from './users';
import vendors from './vendors';

const Analytics = lazy(() => import('./analytics/Analytics'));
const ApiKeys = lazy(() => import('./apiKeys/ApiKeys'));
const AuditLog = lazy(() => import('./audit/AuditLog'));
const JobConsole = lazy(() => import('./jobs/JobConsole'));
const PropertyList = lazy(() => import('./properties/PropertyList'));
const PropertyDetail = lazy(() => import('./properties/PropertyDetail'));
const PropertyCreate = lazy(() => import('./properties/create/PropertyCreate'));
const DealTracker = lazy(() => import('./deals/DealTracker'));
const MailLog = lazy(() => import('./mails/MailLog'));
const CategoryList = lazy(() => import('./categories/CategoryList'));
const EnquiryList = lazy(() => import('./enquiries/EnquiryList'));
const LookupPage = lazy(() => import('./lookups/edit/LookupPage'));
const TeamPage = lazy(() => import('./team/TeamPage'));
const VendorList = lazy(() => import('./vendors/VendorList'));
const Today = lazy(() => import('./office/Today'));
const Notifications = lazy(() => import('./messages/notifications/Notifications'));
const AccountPage = lazy(() => import('./account/AccountPage'));
const BuyerView = lazy(() => import('./users/buyer/BuyerView'));
const SellerView = lazy(() => import('./users/seller/SellerView'));
const UserDashboard = lazy(() => import('./users/UserDashboard'));

const store = adminStore();

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
        <Route path={paths.today} element={<Today />} />
        <Route path="/admin/dashboard/:tabId" element={<UserDashboard />} />
        <Route path="/viewbuyer/:buyerId" element={<BuyerView />} />
        <Route path="/viewseller/:sellerId" element={<SellerView />} />
        <Route path={paths.myAccount} element={<AccountPage />} />
        <Route path={paths.properties} element={<PropertyList />} />
        <Route path={paths.newProperty} element={<PropertyCreate />} />
        <Route path="/admin/property/:propertyId" element={<PropertyDetail />} />
        <Route path={paths.deals} element={<DealTracker />} />
        <Route path={paths.dealBoard} element={<DealTracker board />} />
        <Route path={paths.categories} element={<CategoryList />} />
        <Route path={paths.vendors} element={<VendorList />} />
        <Route path={paths.team} element={<TeamPage />} />
        <Route path={paths.enquiries} element={<EnquiryList />} />
        <Route path={paths.lookups} element={<LookupPage />} />
        <Route path="/admin/analytics/:tabId" element={<Analytics />} />
        <Route path={paths.mails} element={<MailLog />} />
        <Route path={paths.apiKeys} element={<ApiKeys />} />
        <Route path={paths.auditLog} element={<AuditLog />} />
        <Route path={paths.jobs} element={<JobConsole />} />
        <Route path="/notification/:id" element={<Notifications />} />
      </CustomRoutes>
    </Admin>
  );
}
