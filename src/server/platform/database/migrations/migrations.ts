import { accounts } from './001Accounts';
import { articles } from './002Articles';
import { articleListings } from './003ArticleListings';
import { accountSessions } from './004AccountSessions';
import { comments } from './005Comments';
import { articleAdministration } from './006ArticleAdministration';
import { memberAdministration } from './007MemberAdministration';
import { operations } from './008Operations';
import { supportCases } from './009SupportCases';
import { articlePictures } from './010ArticlePictures';
import { administrationScale } from './011AdministrationScale';
import { auditOfCases } from './012AuditOfCases';
import { articlePresence } from './013ArticlePresence';
import { articleTrash } from './014ArticleTrash';
import { articleVersions } from './015ArticleVersions';
import { emailChanges } from './018EmailChanges';
import { clientBuilds } from './019ClientBuilds';
import { repeatedAudit } from './020RepeatedAudit';
import { supportDiagnostics } from './021SupportDiagnostics';
import { backups } from './022Backups';
import { backgroundJobs } from './023BackgroundJobs';
import { serverNodes } from './024ServerNodes';
import { pictureObjects } from './025PictureObjects';
import { catalogue } from './026Catalogue';
import { scoresAndRanking } from './027Scores';
import { gameTotals } from './028GameTotals';
import { scoreCounts } from './029ScoreCounts';
import { gameVersions } from './030GameVersions';
import { postedScores } from './031PostedScores';
import { unchangedPosts } from './032UnchangedPosts';
import { chartRecords } from './033ChartRecords';
import { rankingLedger } from './034RankingLedger';
import { rankingMarks } from './035RankingMarks';
import { boardCounts } from './036BoardCounts';
import { rankingRecounts } from './037RankingRecounts';
import { countryChanges } from './038CountryChanges';
import { formerUsernames } from './039FormerUsernames';
import { foldedKana } from './040FoldedKana';

/** In order of their names. Never change a released migration: add another one. */
export const migrations: Record<string, string> = {
  '001Accounts': accounts,
  '002Articles': articles,
  '003ArticleListings': articleListings,
  '004AccountSessions': accountSessions,
  '005Comments': comments,
  '006ArticleAdministration': articleAdministration,
  '007MemberAdministration': memberAdministration,
  '008Operations': operations,
  '009SupportCases': supportCases,
  '010ArticlePictures': articlePictures,
  '011AdministrationScale': administrationScale,
  '012AuditOfCases': auditOfCases,
  '013ArticlePresence': articlePresence,
  '014ArticleTrash': articleTrash,
  '015ArticleVersions': articleVersions,
  '018EmailChanges': emailChanges,
  '019ClientBuilds': clientBuilds,
  '020RepeatedAudit': repeatedAudit,
  '021SupportDiagnostics': supportDiagnostics,
  '022Backups': backups,
  '023BackgroundJobs': backgroundJobs,
  '024ServerNodes': serverNodes,
  '025PictureObjects': pictureObjects,
  '026Catalogue': catalogue,
  '027Scores': scoresAndRanking,
  '028GameTotals': gameTotals,
  '029ScoreCounts': scoreCounts,
  '030GameVersions': gameVersions,
  '031PostedScores': postedScores,
  '032UnchangedPosts': unchangedPosts,
  '033ChartRecords': chartRecords,
  '034RankingLedger': rankingLedger,
  '035RankingMarks': rankingMarks,
  '036BoardCounts': boardCounts,
  '037RankingRecounts': rankingRecounts,
  '038CountryChanges': countryChanges,
  '039FormerUsernames': formerUsernames,
  '040FoldedKana': foldedKana,
};
