import { seededRandom } from '../covers/seededRandom';

/** A picture of a player: of several results of a game, by its slug, or of one, by the key of the board. */
export const pictureKey = (player: string, shown: string): string => `${player} ${shown}`;

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** The address of an invented video: that there is none is plain from its first letters. */
export function videoOf(seed: string): string {
  const random = seededRandom(`video of ${seed}`);
  const id = Array.from({ length: 5 }, () => letters[Math.floor(random() * letters.length)] ?? 'x');
  return random() < 0.85
    ? `https://www.youtube.com/watch?v=sample${id.join('')}`
    : `https://clips.twitch.tv/SampleClip${id.join('')}`;
}
