import type { Language } from '../../../contract/languages';
import {
  buildKeyedPath,
  buildMemberPath,
  buildPath,
  buildScorePath,
} from '../../../contract/routes';
import type { LatestScore, PlayerScore } from '../../../contract/schemas/players';
import { serverTexts } from '../../platform/texts/serverTexts';
import { buildFeed, feedId } from './atomFeed';
import { escapeXml } from './xml';

type Entry = Omit<PlayerScore, '@type'> & { player?: LatestScore['player'] };

interface ScoreFeed {
  origin: string;
  language: Language;
  siteName: string;
  path: string;
  scores: readonly Entry[];
}

interface RecordFeed extends ScoreFeed {
  /** The game that all of them belong to; undefined for a feed of all games. */
  game?: { id: number; slug: string; name: string } | undefined;
}

const entriesOf = ({ origin, language, scores }: ScoreFeed) => ({
  updates: scores.map(({ changedAt }) => changedAt),
  entries: scores.map((score) => buildEntry(origin, language, score)),
});

/** First places as a feed in the reader's language. */
export function buildRecordFeed({ game, ...feed }: RecordFeed): string {
  const { language } = feed;
  const { records: title, recordsDescription } = serverTexts[language].feed;
  return buildFeed({
    ...feed,
    title: game ? `${title} – ${game.name}` : title,
    description: recordsDescription,
    pagePath: game
      ? buildKeyedPath(language, 'GameDetail', game)
      : buildPath(language, 'LatestScores'),
    ...entriesOf(feed),
  });
}

interface PlayerFeed extends ScoreFeed {
  player: { username: string; slug: string };
}

/** The latest scores of a player as a feed in the reader's language. */
export function buildPlayerFeed({ player, ...feed }: PlayerFeed): string {
  const { language } = feed;
  const { scores: title, scoresDescription } = serverTexts[language].feed;
  return buildFeed({
    ...feed,
    title: `${title} – ${player.username}`,
    description: scoresDescription,
    pagePath: buildMemberPath(language, player.slug),
    ...entriesOf(feed),
  });
}

function buildEntry(origin: string, language: Language, score: Entry): string {
  const { id, game, chart, player, values, changedAt } = score;
  const address = escapeXml(origin + buildScorePath(language, id));
  const value = values.map(({ text }) => text).join(' · ');
  const author = player?.username
    ? `\n    <author><name>${escapeXml(player.username)}</name></author>`
    : '';
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
