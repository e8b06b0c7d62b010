import { lazyPage } from './lazyPage';
import type { RouteEntry } from './routeEntry';

/** Member pages, and the pages that demonstrate the editor and the video players. */
export const communityRoutes: readonly RouteEntry[] = [
  {
    name: 'MemberDetail',
    texts: ['members', 'articlePages'],
    page: lazyPage(async () => {
      const { MemberDetailPage } = await import(
        /* webpackChunkName: "page-MemberDetail" */ './pages/MemberDetailPage'
      );
      return MemberDetailPage;
    }),
  },
  {
    name: 'QuillTest',
    texts: 'showcase',
    page: lazyPage(async () => {
      const { QuillTestPage } = await import(
        /* webpackChunkName: "page-QuillTest" */ '../features/showcase/QuillTestPage'
      );
      return QuillTestPage;
    }),
  },
  {
    name: 'VideoPlayers',
    texts: 'showcase',
    page: lazyPage(async () => {
      const { VideoPlayersPage } = await import(
        /* webpackChunkName: "page-VideoPlayers" */ '../features/showcase/VideoPlayersPage'
      );
      return VideoPlayersPage;
    }),
  },
  {
    name: 'PwaSettings',
    texts: 'pwa',
    page: lazyPage(async () => {
      const { PwaSettingsPage } = await import(
        /* webpackChunkName: "page-PwaSettings" */ '../features/pwa/PwaSettingsPage'
      );
      return PwaSettingsPage;
    }),
  },
];
