import type { Language } from '../../../../contract/languages';
import type { DueScore } from '../../../../contract/schemas/dueScores';
import type { Database } from '../../../platform/database/tables';
import { fillText } from '../../../platform/texts/fillText';
import { formatMoment } from '../../../platform/texts/formatMoment';
import { serverTexts } from '../../../platform/texts/serverTexts';
import { findDueScores } from '../../records/players/readDueScores';

/** How many scores a mail names. */
const named = 10;

interface Wanted {
  userId: number;
  /** The ids of the scores that it is about. */
  path: string;
  language: Language;
}

/** What a member still has to prove of the scores that a mail is about, a line each; undefined when nothing is left. */
export async function describeDueScores(database: Database, { userId, path, language }: Wanted) {
  const player = await database
    .selectFrom('players')
    .select('id')
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!player) return undefined;
  const among = path.split(',').map(Number);
  const due = { playerId: player.id, among, language, size: named };
  const { items, total } = await findDueScores(database, due);
  if (items.length === 0) return undefined;
  const others = total - items.length;
  const lines = items.map((score) => describeScore(score, language));
  const { moreScores } = serverTexts[language].mail;
  return others > 0 ? [...lines, fillText(moreScores, { count: String(others) })] : lines;
}

function describeScore(score: DueScore, language: Language): string {
  const { decisionReasons, mail } = serverTexts[language];
  const { game, chart, values, dueAt, reason } = score;
  return fillText(mail.dueScore, {
    game: game.name,
    chart: chart.name,
    value: values.map(({ text }) => text).join(' · '),
    until: formatMoment(dueAt ?? '', language),
    reason: reason === null ? mail.moderatorDecided : decisionReasons[reason],
  });
}
