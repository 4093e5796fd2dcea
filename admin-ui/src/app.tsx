import { lazy, useEffect } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router';
import { leaveFor } from './auth/leave-for';
import { authProvider } from './sign-in/auth-provider';
import { dataProvider } from './data-provider/data-provider';
import { AppLayout } from './layout/app-layout';
import { PageLoading } from './layout/page-loading';
import { Toasts } from './layout/toasts';
import { officeRouter } from './office-router';
import { product } from './product';
import { queryClient } from './query-client';
import type { OfficeScreen } from './screen';
import { resources, screenAt, screens } from './screens';
import { adminStore } from './store';
import { darkTheme, lightTheme } from './theme/theme';

/** The pages of all screens; their code is fetched when they are shown. */
const pages = new Map(screens.map(({ load }) => [load, lazy(load)]));

// That of the address with which the back office is opened need not wait until everything around it has been drawn.
void screenAt(location.pathname)
  ?.load()
  .catch(() => undefined); // who then comes to the page tries again, and sees why it fails

const store = adminStore();

/** A page at its address. It stays as it is while its dialogs, at theirs below it, are opened and closed. */
function routeOf({ path, load, below }: OfficeScreen) {
  const Page = pages.get(load);
  return (
    <Route key={path} path={path} element={Page && <Page />}>
      {below?.map((dialog) => (
        <Route key={dialog} path={dialog} element={null} />
      ))}
    </Route>
  );
}

/** Any unknown address is the home page [SHELL-23], which the site serves. */
function LeaveForHome() {
  useEffect(() => leaveFor('/'), []);
  return null;
}

/**
 * The back office. Its addresses are those of the specification [SHELL-25] to [SHELL-32], so that the resources have
 * no routes of their own: each page says which resource it shows, and the router leads from one to the other.
 */
export function App() {
  return (
    <Admin
      title={product.name}
      dataProvider={dataProvider}
      authProvider={authProvider}
      queryClient={queryClient}
      store={store}
      routerProvider={officeRouter}
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
      {resources.map(({ at, ...resource }) => (
        <Resource
          key={resource.name}
          {...resource}
          hasCreate={Boolean(at.create)}
          hasEdit={Boolean(at.edit)}
          hasShow={Boolean(at.show)}
        />
      ))}
      <CustomRoutes>{screens.map(routeOf)}</CustomRoutes>
    </Admin>
  );
}
