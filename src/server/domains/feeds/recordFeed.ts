import type { Language } from '../../../contract/languages';
import { buildKeyedPath, buildPath, buildScorePath } from '../../../contract/routes';
import type { LatestScore } from '../../../contract/schemas/players';
import { serverTexts } from '../../platform/texts/serverTexts';
import { buildFeed, feedId } from './atomFeed';
import { escapeXml } from './xml';

interface RecordFeed {
  origin: string;
  language: Language;
  siteName: string;
  path: string;
  /** The game that all of them belong to; undefined for a feed of all games. */
  game?: { id: number; slug: string; name: string } | undefined;
  records: readonly LatestScore[];
}

/** First places as a feed in the reader's language. */
export function buildRecordFeed({ game, records, ...site }: RecordFeed): string {
  const { origin, language } = site;
  const { records: title, recordsDescription } = serverTexts[language].feed;
  return buildFeed({
    ...site,
    title: game ? `${title} – ${game.name}` : title,
    description: recordsDescription,
    pagePath: game
      ? buildKeyedPath(language, 'GameDetail', game)
      : buildPath(language, 'LatestScores'),
    updates: records.map(({ changedAt }) => changedAt),
    entries: records.map((record) => buildEntry(origin, language, record)),
  });
}

function buildEntry(origin: string, language: Language, record: LatestScore): string {
  const { id, game, chart, player, values, changedAt } = record;
  const address = escapeXml(origin + buildScorePath(language, id));
  const value = values.map(({ text }) => text).join(' · ');
  const author =
    player.username === null
      ? ''
      : `\n    <author><name>${escapeXml(player.username)}</name></author>`;
  // The page of the score stays when the score is improved: each value is an entry of its own.
  return `  <entry>
    <id>${feedId(`${language}/score/${id}/${changedAt}`)}</id>
    <title>${escapeXml(`${game.name} – ${chart.name}: ${value}`)}</title>
    <link rel="alternate" type="text/html" href="${address}"/>
    <published>${changedAt}</published>
    <updated>${changedAt}</updated>${author}
  </entry>
`;
}
