import {
  deleteUnusedArticles,
  deleteUnusedPictures,
} from '../domains/administration/articles/deleteUnusedArticles';
import { recordScheduledPublications } from '../domains/administration/articles/publicationAudit';
import { deleteUnusedGames } from '../domains/administration/games/deleteUnusedGames';
import { closeAbandonedProofs } from '../domains/proofs/closeProofsOf';
import { releasePictures } from '../domains/proofs/releasePictures';
import { closeDays } from '../domains/records/dayRoots/closeDays';
import { mendDaily } from '../domains/records/mending/mendDaily';
import { fillParts } from '../domains/records/payments/fillParts';
import { markRankings } from '../domains/records/playerRankings/markRankings';
import { keepRankingDays } from '../domains/records/rankHistory/keepRankingDays';
import { closeEmptyCases } from '../domains/reports/closeEmptyCases';
import { forgetReports } from '../domains/reports/forgetReports';
import { endSuspensions } from '../domains/reports/suspensions';
import { expireScores } from '../domains/requests/expireScores';
import { remindPlayers } from '../domains/requests/remindPlayers';
import { deleteUnusedObjects } from '../platform/pictures/deleteUnusedObjects';
import { deleteExpired } from '../platform/retention/deleteExpired';
import type { Job } from '../platform/jobs/runJobs';
import type { PlatformServices } from '../platform/services';

const second = 1000;
const hour = 3_600_000;
const day = 24 * hour;

/**
 * All background work that runs on one node at a time. Mails are the remaining kind: each mail is claimed by itself, so that
 * several nodes send at once (`platform/mail/`). Derived counts and lists need no job: triggers keep them in the transaction of
 * the change.
 */
export function createBackgroundJobs(
  services: Pick<
    PlatformServices,
    'audit' | 'clock' | 'database' | 'logger' | 'mails' | 'patient' | 'pictures'
  >,
): Job[] {
  const patiently = { ...services, database: services.patient };
  return [
    // Delays only the audit entry: readers see an article as soon as its time has come.
    {
      kind: 'publications',
      every: 10 * second,
      run: () => recordScheduledPublications(services),
    },
    {
      kind: 'suspensions',
      every: 60 * second,
      run: async () => {
        await endSuspensions(services);
        await closeEmptyCases(services);
      },
    },
    { kind: 'gameParts', every: 60 * second, run: () => fillParts(services) },
    { kind: 'rankingMarks', every: 60 * second, run: () => markRankings(patiently) },
    { kind: 'rankingRecount', every: day, run: () => mendDaily(services) },
    // These two find nothing to do until the next day has ended.
    { kind: 'rankingDays', every: 10 * 60 * second, run: () => keepRankingDays(patiently) },
    { kind: 'dayRoots', every: 10 * 60 * second, run: () => closeDays(services) },
    { kind: 'proofDeadlines', every: 10 * 60 * second, run: () => expireScores(services) },
    { kind: 'proofReminders', every: 10 * 60 * second, run: () => remindPlayers(services) },
    { kind: 'articleCleanup', every: day, run: () => deleteUnusedArticles(services) },
    { kind: 'gameCleanup', every: day, run: () => deleteUnusedGames(services) },
    {
      kind: 'pictureCleanup',
      every: day,
      run: async () => {
        await closeAbandonedProofs(services);
        await releasePictures(services);
        await deleteUnusedPictures(services);
        await deleteUnusedObjects(services);
      },
    },
    {
      kind: 'retention',
      every: hour,
      run: async () => {
        await deleteExpired(services);
        await forgetReports(services);
      },
    },
  ];
}
