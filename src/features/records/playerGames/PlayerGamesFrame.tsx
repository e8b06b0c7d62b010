import { clsx } from 'clsx';
import { useId, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { actionClass } from '../../../components/buttons/actionClass';
import { Placeholder } from '../../../components/feedback/Placeholder';
import { ListMore } from '../../../components/reading/ListMore';
import { Text } from '../../../components/Text';
import { limits } from '../../../contract/limits';
import '../records.css';
import './playerGames.css';

interface PlayerGamesFrameProps {
  ref?: Ref<HTMLElement>;
  /** How many games the player has. */
  games: number;
  /** Placeholders of the same size when omitted. */
  children?: ReactNode;
}

/** The heading of the games of a player, and their place while they are not loaded. */
export function PlayerGamesFrame({ ref, games, children }: PlayerGamesFrameProps) {
  const { t } = useTranslation('boards');
  const id = useId();
  return (
    <section ref={ref} aria-labelledby={id} className="player-games">
      <Text id={id} variant="h2" component="h2" className="record-section-title">
        {t('gamesPlayed')}
      </Text>
      {children ?? <PlayerGamesPlaceholder games={games} />}
    </section>
  );
}

interface PlayerGamesPlaceholderProps {
  games: number;
  /** They are being loaded; not before the reader comes near. */
  busy?: boolean;
}

/** As high as the choice of the order and the first page. */
export function PlayerGamesPlaceholder({ games, busy = false }: PlayerGamesPlaceholderProps) {
  const { t } = useTranslation('boards');
  return (
    <div aria-busy={busy}>
      <Placeholder className="player-games-order-placeholder" />
      <Placeholder className="player-games-head-placeholder" />
      {Array.from({ length: Math.min(games, limits.playerGamePageSize) }, (_, row) => (
        <Placeholder key={row} className="player-games-row-placeholder" />
      ))}
      {games > limits.playerGamePageSize ? (
        <ListMore>
          <span aria-hidden="true" className={clsx(actionClass('outlined'), 'slot')}>
            <span>{t('gamesPlayed')}</span>
          </span>
        </ListMore>
      ) : null}
    </div>
  );
}
