import type { RouteName } from '../contract/pages';
import type { PageCode } from './routeEntry';

/** The pages of games, charts and rankings. */
export const recordPages = {
  GameList: {
    texts: ['games', 'pagination'],
    fetch: async () => {
      const { GameListPage } = await import(
        /* webpackChunkName: "page-GameList" */ '../features/records/games/GameListPage'
      );
      return GameListPage;
    },
  },
  GameDetail: {
    texts: ['games', 'boards', 'descriptions'],
    fetch: async () => {
      const { GamePage } = await import(
        /* webpackChunkName: "page-GameDetail" */ '../features/records/game/GamePage'
      );
      return GamePage;
    },
  },
  SeriesDetail: {
    texts: ['games', 'boards', 'rankings', 'series', 'descriptions'],
    fetch: async () => {
      const { SeriesPage } = await import(
        /* webpackChunkName: "page-SeriesDetail" */ '../features/records/series/SeriesPage'
      );
      return SeriesPage;
    },
  },
  PlatformDetail: {
    texts: ['games', 'series', 'descriptions'],
    fetch: async () => {
      const { PlatformPage } = await import(
        /* webpackChunkName: "page-PlatformDetail" */ '../features/records/series/PlatformPage'
      );
      return PlatformPage;
    },
  },
  GroupDetail: {
    texts: ['games', 'boards', 'descriptions'],
    fetch: async () => {
      const { GroupPage } = await import(
        /* webpackChunkName: "page-GroupDetail" */ '../features/records/group/GroupPage'
      );
      return GroupPage;
    },
  },
  ChartDetail: {
    texts: ['games', 'boards', 'descriptions'],
    fetch: async () => {
      const { ChartPage } = await import(
        /* webpackChunkName: "page-ChartDetail" */ '../features/records/chartBoard/ChartPage'
      );
      return ChartPage;
    },
  },
  Submit: {
    texts: ['scoreSheet', 'boards', 'games', 'proofs', 'requests'],
    fetch: async () => {
      const { SheetPage } = await import(/* webpackChunkName: "page-Submit" */ './pages/SheetPage');
      return SheetPage;
    },
  },
  MyScores: {
    texts: ['boards', 'decisions', 'games', 'scoreSheet', 'proofs', 'requests'],
    fetch: async () => {
      const { OwnScoresPage } = await import(
        /* webpackChunkName: "page-MyScores" */ '../features/records/ownScores/OwnScoresPage'
      );
      return OwnScoresPage;
    },
  },
  MyProofs: {
    texts: ['proofs', 'requests', 'decisions', 'boards'],
    fetch: async () => {
      const { OwnProofsPage } = await import(
        /* webpackChunkName: "page-MyProofs" */ '../features/records/proofs/OwnProofsPage'
      );
      return OwnProofsPage;
    },
  },
  LatestScores: {
    texts: ['boards', 'games'],
    fetch: async () => {
      const { LatestPage } = await import(
        /* webpackChunkName: "page-LatestScores" */ '../features/records/latest/LatestPage'
      );
      return LatestPage;
    },
  },
  Score: {
    texts: ['boards', 'decisions', 'games', 'descriptions', 'proofs'],
    fetch: async () => {
      const { ScorePage } = await import(
        /* webpackChunkName: "page-Score" */ '../features/records/score/ScorePage'
      );
      return ScorePage;
    },
  },
  Verify: {
    texts: 'verify',
    fetch: async () => {
      const { VerifyPage } = await import(
        /* webpackChunkName: "page-Verify" */ '../features/verify/VerifyPage'
      );
      return VerifyPage;
    },
  },
  PlayerList: {
    texts: ['players', 'boards'],
    fetch: async () => {
      const { PlayerListPage } = await import(
        /* webpackChunkName: "page-PlayerList" */ '../features/records/playerList/PlayerListPage'
      );
      return PlayerListPage;
    },
  },
  RankingBoard: {
    texts: ['boards', 'rankings', 'rankHistory'],
    fetch: async () => {
      const { RankingPage } = await import(
        /* webpackChunkName: "page-RankingBoard" */ '../features/records/playerRankings/RankingPage'
      );
      return RankingPage;
    },
  },
} satisfies Partial<Record<RouteName, PageCode>>;
