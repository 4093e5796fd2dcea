import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { UnsavedGuards } from '../components/unsaved-guards';
import { pageAddress } from '../screens';
import { ErrorBoundary } from './error-boundary';
import { Footer } from './footer';
import { Header } from './header';
import { PageLoading } from './page-loading';
import { Sidebar } from './sidebar';
import { CommandPalette } from './palette/command-palette';

/** Drawer, header and page; the palette opens with Ctrl-K from anywhere. */
export function AppLayout({ children }: { children: ReactNode }) {
  const docked = useMediaQuery('(min-width: 1100px)', { noSsr: true });
  const [menuOpen, setMenuOpen] = useState(false);
  const [searching, setSearching] = useState(false);
  const { pathname } = useLocation();
  // The footer waits for the page above it, which would push it down.
  // The frame is there at once; the page in it is built in slices, between which the browser draws and answers.
  const framed = useDeferredValue(true, false);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        setSearching(true);
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <Link
        href="#page"
        sx={{
          position: 'absolute',
          left: 8,
          top: -60,
          zIndex: 2000,
          p: 2,
          bgcolor: 'background.paper',
          '&:focus': { top: 8 },
        }}
      >
        Skip to the page
      </Link>
      <Sidebar docked={docked} open={menuOpen} onClose={() => setMenuOpen(false)} />
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <Header docked={docked} onOpenMenu={() => setMenuOpen(true)} onSearch={() => setSearching(true)} />
        <Box
          component="main"
          id="page"
          tabIndex={-1}
          sx={{ flex: 1, minWidth: 0, outline: 'none', '&:has(.MuiSkeleton-root) + footer': { visibility: 'hidden' } }}
        >
          <ErrorBoundary key={pageAddress(pathname)}>
            <Suspense fallback={<PageLoading />}>
              {framed ? <UnsavedGuards>{children}</UnsavedGuards> : <PageLoading />}
            </Suspense>
          </ErrorBoundary>
        </Box>
        <Footer />
      </Box>
      <CommandPalette open={searching} onClose={() => setSearching(false)} />
    </Box>
  );
}
