import Box from '@mui/material/Box';
import { Suspense, use } from 'react';
import { Outlet } from 'react-router-dom';
import { OptionalPart } from '../../components/OptionalPart';
import { ErrorScreen } from '../ErrorScreen';
import { NavigationPending } from '../navigationPending';
import { NotificationHost } from '../providers/NotificationHost';
import { Footer } from './Footer';
import { Header } from './Header';
import { PageBreadcrumbs } from './PageBreadcrumbs';
import { PageFallback } from './PageFallback';
import { RouteAnnouncer } from './RouteAnnouncer';
import { shellSizes } from './shellSizes';
import { Sidebar } from './Sidebar';
import { LazyBackground } from './LazyBackground';
import { LazySidebarSheet } from './LazySidebarSheet';
import { SidebarAnnouncement } from './SidebarAnnouncement';
import { contentId, SkipLink } from './SkipLink';
import { useRouteChange } from './useRouteChange';
import { useScrollRestoration } from './useScrollRestoration';
import { useSessionEnd } from './useSessionEnd';
import { useSidebar } from './useSidebar';
import { useSidebarShortcut } from './useSidebarShortcut';

function Content() {
  return (
    <Box
      component="main"
      id={contentId}
      tabIndex={-1}
      aria-busy={use(NavigationPending)}
      sx={contentStyles}
    >
      <OptionalPart>
        <PageBreadcrumbs />
      </OptionalPart>
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
        <OptionalPart>
          <Sidebar expanded={sidebar.expanded} />
        </OptionalPart>
        <OptionalPart>
          <LazySidebarSheet
            narrow={sidebar.narrow}
            open={sidebar.sheetOpen}
            onClose={sidebar.closeSheet}
          />
        </OptionalPart>
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
          <OptionalPart>
            <Footer />
          </OptionalPart>
          <OptionalPart>
            <LazyBackground />
          </OptionalPart>
        </Box>
      </Box>
      <NotificationHost />
      <OptionalPart>
        <RouteAnnouncer />
        <SidebarAnnouncement expanded={sidebar.expanded} />
      </OptionalPart>
    </>
  );
}
