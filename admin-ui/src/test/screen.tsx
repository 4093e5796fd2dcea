import { ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { authProvider } from '../sign-in/auth-provider';
import { UnsavedGuards } from '../components/unsaved-guards';
import { dataProvider } from '../data-provider/data-provider';
import { storeSession } from '../auth/session';
import { officeRouter } from '../office-router';
import { lightTheme } from '../theme/theme';

/** Puts a part of the back office before a signed-in administrator, with everything around it real but the network. */
export function Screen({ children, at = '/' }: { children: ReactNode; at?: string }) {
  storeSession({
    accessKey: 't-1',
    sessionId: 's-1',
    id: 1,
    role: 'Admin',
    name: 'Sam Carter',
    email: 'admin@stowbridge.example',
    userType: 1,
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const element = (
    <CoreAdminContext
      dataProvider={dataProvider}
      authProvider={authProvider}
      queryClient={queryClient}
      store={memoryStore()}
      routerProvider={officeRouter}
    >
      <ThemeProvider theme={lightTheme}>
        <UnsavedGuards>{children}</UnsavedGuards>
      </ThemeProvider>
    </CoreAdminContext>
  );
  return <RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [at] })} />;
}
