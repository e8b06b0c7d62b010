import type { RouteName } from '../contract/pages';
import type { PageCode } from './routeEntry';

/** Member pages, and the pages that demonstrate the editor and the video players. */
export const communityPages = {
  MemberDetail: {
    texts: ['members', 'articlePages', 'boards', 'games', 'player', 'rankHistory'],
    fetch: async () => {
      const { MemberDetailPage } = await import(
        /* webpackChunkName: "page-MemberDetail" */ './pages/MemberDetailPage'
      );
      return MemberDetailPage;
    },
  },
  Comparison: {
    texts: ['comparison', 'boards'],
    fetch: async () => {
      const { ComparisonPage } = await import(
        /* webpackChunkName: "page-Comparison" */ '../features/records/comparison/ComparisonPage'
      );
      return ComparisonPage;
    },
  },
  Rivals: {
    texts: ['comparison', 'boards'],
    fetch: async () => {
      const { RivalsPage } = await import(
        /* webpackChunkName: "page-Rivals" */ '../features/records/rivals/RivalsPage'
      );
      return RivalsPage;
    },
  },
  Explanation: {
    texts: ['explanation', 'boards', 'games', 'rankings'],
    fetch: async () => {
      const { ExplanationPage } = await import(
        /* webpackChunkName: "page-Explanation" */ '../features/records/explanation/ExplanationPage'
      );
      return ExplanationPage;
    },
  },
  Year: {
    texts: ['year', 'boards', 'player'],
    fetch: async () => {
      const { YearPage } = await import(
        /* webpackChunkName: "page-Year" */ '../features/records/year/YearPage'
      );
      return YearPage;
    },
  },
  QuillTest: {
    texts: 'showcase',
    fetch: async () => {
      const { QuillTestPage } = await import(
        /* webpackChunkName: "page-QuillTest" */ '../features/showcase/QuillTestPage'
      );
      return QuillTestPage;
    },
  },
  VideoPlayers: {
    texts: 'showcase',
    fetch: async () => {
      const { VideoPlayersPage } = await import(
        /* webpackChunkName: "page-VideoPlayers" */ '../features/showcase/VideoPlayersPage'
      );
      return VideoPlayersPage;
    },
  },
  PwaSettings: {
    texts: 'pwa',
    fetch: async () => {
      const { PwaSettingsPage } = await import(
        /* webpackChunkName: "page-PwaSettings" */ '../features/pwa/PwaSettingsPage'
      );
      return PwaSettingsPage;
    },
  },
} satisfies Partial<Record<RouteName, PageCode>>;
