import { clsx } from 'clsx';
import type { GameOverview } from '../../../api/wire/gameFromWire';
import { coverSizes, coverSourceSet } from '../../../contract/coverSizes';
import './games.css';

interface GameCoverProps {
  game: Pick<GameOverview, 'id' | 'name' | 'pictureSources'>;
  size: 'card' | 'page';
}

/** The colours of drawn covers; the class says which. */
const tones = 6;

/** The first letters of up to two words. */
const lettersOf = (name: string) =>
  name
    .split(/[\s:–-]+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();

/** The picture of a game; without one, its initials. Decorative: the name is beside it. */
export function GameCover({ game: { id, name, pictureSources }, size }: GameCoverProps) {
  const widest = pictureSources.at(-1);
  if (!widest) {
    return (
      <span aria-hidden="true" className={clsx('game-cover', `game-cover-tone${id % tones}`)}>
        <span>{lettersOf(name)}</span>
      </span>
    );
  }
  return (
    <img
      src={widest.url}
      srcSet={coverSourceSet(pictureSources)}
      sizes={coverSizes.card}
      alt=""
      loading={size === 'card' ? 'lazy' : 'eager'}
      className="game-cover"
    />
  );
}
