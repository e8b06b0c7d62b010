import { Suspense, use } from 'react';
import { Outlet } from 'react-router-dom';
import { OptionalErrorBoundary } from '../../components/feedback/OptionalErrorBoundary';
import { PendingPath } from '../../navigation/pendingPath';
import { ErrorScreen } from '../ErrorScreen';
import { NotificationHost } from '../providers/NotificationHost';
import { ReportProblem } from '../ReportProblem';
import { Footer, footerLinkClass } from './Footer';
import { Header } from './header/Header';
import { PageBreadcrumbs } from './PageBreadcrumbs';
import { RouteAnnouncer } from './routeChange/RouteAnnouncer';
import { Sidebar } from './sidebar/Sidebar';
import { LazyBackground } from './LazyBackground';
import { LazySidebarSheet } from './sidebar/LazySidebarSheet';
import { explainIcon } from './sidebar/explainIcon';
import { SidebarAnnouncement } from './sidebar/SidebarAnnouncement';
import { PageContent, ShellFrame } from './ShellFrame';
import { useRouteChange } from './routeChange/useRouteChange';
import { useScrollRestoration } from './routeChange/useScrollRestoration';
import { useSessionEnd } from './useSessionEnd';
import { useSidebar } from './sidebar/useSidebar';
import { useSidebarShortcut } from './sidebar/useSidebarShortcut';
import { PageFallback } from '../../components/feedback/PageFallback';
import '../../components/buttons/buttons.css';

function Content() {
  return (
    <PageContent busy={use(PendingPath) !== undefined}>
      <OptionalErrorBoundary>
        <PageBreadcrumbs />
      </OptionalErrorBoundary>
      <ErrorScreen>
        <Suspense fallback={<PageFallback />}>
          <Outlet />
        </Suspense>
      </ErrorScreen>
    </PageContent>
  );
}

function BelowPage() {
  return (
    <>
      <OptionalErrorBoundary>
        <Footer report={<ReportProblem className={`pressable ${footerLinkClass}`} />} />
      </OptionalErrorBoundary>
      <OptionalErrorBoundary>
        <LazyBackground />
      </OptionalErrorBoundary>
    </>
  );
}

/** The layout around every page, with its controls. */
export function AppShell() {
  const sidebar = useSidebar();
  useSidebarShortcut(sidebar.toggle);
  useRouteChange();
  useScrollRestoration();
  useSessionEnd();
  return (
    <>
      <ShellFrame
        header={
          <Header
            sidebarOpen={sidebar.open}
            onToggleSidebar={sidebar.toggle}
            onSidebarNear={sidebar.prepareSheet}
          />
        }
        sidebar={
          <>
            <OptionalErrorBoundary>
              {sidebar.narrow ? null : (
                <Sidebar expanded={sidebar.expanded} explain={explainIcon} />
              )}
            </OptionalErrorBoundary>
            <OptionalErrorBoundary>
              <LazySidebarSheet open={sidebar.sheetOpen} onClose={sidebar.closeSheet} />
            </OptionalErrorBoundary>
          </>
        }
        footer={<BelowPage />}
      >
        <Content />
      </ShellFrame>
      <NotificationHost />
      <OptionalErrorBoundary>
        <RouteAnnouncer />
        <SidebarAnnouncement expanded={sidebar.expanded} />
      </OptionalErrorBoundary>
    </>
  );
}
