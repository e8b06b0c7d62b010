import type { ReactNode } from 'react';
import type { ReadingRouteName, RouteName } from '../contract/pages';
import type { PageToPrint } from '../contract/printedPage';
import { printArticle } from './pages/printArticle';
import { printHome } from './pages/printHome';
import { PrintedInformation } from './pages/PrintedInformation';
import { printList } from './pages/printList';
import { printMember } from './pages/printMember';
import { PrintedVerify } from './pages/PrintedVerify';
import { printPlayers } from './pages/printPlayers';
import { printPlatform, printSeries } from './pages/printSeries';
import { printScore } from './pages/printScore';
import {
  printChart,
  printGame,
  printGames,
  printGroup,
  printLatest,
  printRanking,
} from './pages/printRecords';

/** Prints a page; undefined if a response that it cannot do without is missing. */
type PrintContent = (page: PageToPrint) => ReactNode;

/** The pages that are printed whole. Of the others, which need the program, the heading is printed. */
export const printedPages: Partial<Record<RouteName, PrintContent>> &
  Record<Exclude<ReadingRouteName, 'Register'>, PrintContent> = {
  Home: printHome,
  ArticleList: printList,
  ArticleDetail: printArticle,
  MemberDetail: printMember,
  GameList: printGames,
  GameDetail: printGame,
  SeriesDetail: printSeries,
  PlatformDetail: printPlatform,
  GroupDetail: printGroup,
  ChartDetail: printChart,
  RankingBoard: printRanking,
  PlayerList: printPlayers,
  LatestScores: printLatest,
  Score: printScore,
  Verify: () => <PrintedVerify />,
  Faq: () => <PrintedInformation route="Faq" />,
  Rules: () => <PrintedInformation route="Rules" />,
  Privacy: () => <PrintedInformation route="Privacy" />,
  Terms: () => <PrintedInformation route="Terms" />,
  Contact: () => <PrintedInformation route="Contact" />,
  About: () => <PrintedInformation route="About" />,
  Legal: () => <PrintedInformation route="Legal" />,
};
