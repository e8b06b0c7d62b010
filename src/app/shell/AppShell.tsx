import Box from '@mui/material/Box';
import { Suspense, use } from 'react';
import { Outlet } from 'react-router-dom';
import { OptionalErrorBoundary } from '../../components/feedback/OptionalErrorBoundary';
import { ErrorScreen } from '../ErrorScreen';
import { NavigationPending } from '../navigationPending';
import { NotificationHost } from '../providers/NotificationHost';
import { Footer } from './Footer';
import { Header } from './header/Header';
import { PageBreadcrumbs } from './PageBreadcrumbs';
import { RouteAnnouncer } from './routeChange/RouteAnnouncer';
import { shellSizes } from './shellSizes';
import { Sidebar } from './sidebar/Sidebar';
import { LazyBackground } from './LazyBackground';
import { LazySidebarSheet } from './sidebar/LazySidebarSheet';
import { SidebarAnnouncement } from './sidebar/SidebarAnnouncement';
import { contentId, SkipLink } from './SkipLink';
import { useRouteChange } from './routeChange/useRouteChange';
import { useScrollRestoration } from './routeChange/useScrollRestoration';
import { useSessionEnd } from './useSessionEnd';
import { useSidebar } from './sidebar/useSidebar';
import { useSidebarShortcut } from './sidebar/useSidebarShortcut';
import { Placeholder } from '../../components/feedback/Placeholder';

/** Placeholder while a page's code is loading; tall enough to keep the footer from jumping. */
function PageFallback() {
  return (
    <Box aria-busy="true" sx={{ minHeight: '80vh' }}>
      <Placeholder styles={{ width: '45%', fontSize: '2.5rem' }} />
      <Placeholder styles={{ width: '70%' }} />
    </Box>
  );
}

function Content() {
  return (
    <Box
      component="main"
      id={contentId}
      tabIndex={-1}
      aria-busy={use(NavigationPending)}
      sx={contentStyles}
    >
      <OptionalErrorBoundary>
        <PageBreadcrumbs />
      </OptionalErrorBoundary>
      <ErrorScreen>
        <Suspense fallback={<PageFallback />}>
          <Outlet />
        </Suspense>
      </ErrorScreen>
    </Box>
  );
}

const contentStyles = {
  width: '100%',
  maxWidth: shellSizes.content,
  mx: 'auto',
  px: { xs: 2, sm: 3 },
  py: { xs: 3, sm: 4 },
  outline: 'none',
  // A progress bar above the header while a page is loading. Delayed, since most pages load faster.
  '&::before': {
    content: '""',
    position: 'fixed',
    inset: '0 0 auto',
    zIndex: 'tooltip',
    borderTop: '3px solid',
    borderColor: 'navbar.focus',
    transformOrigin: 0,
    transform: 'scaleX(0)',
  },
  '&[aria-busy="true"]::before': {
    transform: 'scaleX(.9)',
    transition: 'transform 9s cubic-bezier(0,1,.2,1) 150ms',
  },
} as const;

/** The layout around every page. */
export function AppShell() {
  const sidebar = useSidebar();
  useSidebarShortcut(sidebar.toggle);
  useRouteChange();
  useScrollRestoration();
  useSessionEnd();
  return (
    <>
      <SkipLink />
      <Header
        sidebarOpen={sidebar.open}
        onToggleSidebar={sidebar.toggle}
        onSidebarNear={sidebar.prepareSheet}
      />
      <Box sx={{ display: 'flex' }}>
        <OptionalErrorBoundary>
          {sidebar.narrow ? null : <Sidebar expanded={sidebar.expanded} />}
        </OptionalErrorBoundary>
        <OptionalErrorBoundary>
          <LazySidebarSheet open={sidebar.sheetOpen} onClose={sidebar.closeSheet} />
        </OptionalErrorBoundary>
        <Box
          sx={{
            display: 'flex',
            flexDirection: 'column',
            flexGrow: 1,
            minWidth: 0,
            minHeight: `calc(100vh - ${shellSizes.header}px)`,
          }}
        >
          <Content />
          <OptionalErrorBoundary>
            <Footer />
          </OptionalErrorBoundary>
          <OptionalErrorBoundary>
            <LazyBackground />
          </OptionalErrorBoundary>
        </Box>
      </Box>
      <NotificationHost />
      <OptionalErrorBoundary>
        <RouteAnnouncer />
        <SidebarAnnouncement expanded={sidebar.expanded} />
      </OptionalErrorBoundary>
    </>
  );
}
