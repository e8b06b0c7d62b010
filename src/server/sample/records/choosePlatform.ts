import { seededRandom } from '../covers/seededRandom';
import type { SampleBoard } from './generateScores';

/** Charts that are played on one platform, by the slugs of the game and the chart or its group. */
const fixed: Record<string, string> = {
  'starlance/50-hz': 'novacore',
  'starlance/emulator': 'emulator',
  'deep-signal/arcade': 'arcade',
  'deep-signal/home-version': 'novacore',
};

/** The slug of the platform a player has a score on. Players stay with one platform of a game for most of its charts. */
export function choosePlatform(
  { game, group, chart }: Pick<SampleBoard, 'game' | 'group' | 'chart'>,
  player: string,
): string {
  const only = fixed[`${game.slug}/${chart.slug}`] ?? fixed[`${game.slug}/${group.slug}`];
  if (only !== undefined) return only;
  const platforms = game.platforms.filter((slug) => slug !== 'emulator');
  const choose = (text: string) => {
    const random = seededRandom(text);
    return { share: random(), platform: platforms[Math.floor(random() * platforms.length)] };
  };
  const usual = choose(`${player} ${game.slug}`);
  const other = choose(`${player} ${game.slug} ${group.slug} ${chart.slug}`);
  return (other.share < 0.1 ? other.platform : usual.platform) ?? game.platforms[0] ?? '';
}
