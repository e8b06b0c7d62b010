import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GameDetails } from '../../../api/wire/gameFromWire';
import { ActionLink } from '../../../components/buttons/ActionLink';
import '../../../components/buttons/buttons.css';
import '../../../components/forms/ListFilters.css';
import { PageHeader } from '../../../components/page/PageHeader';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { GameCover } from '../games/GameCover';
import { LocalName } from '../LocalName';
import '../records.css';
import '../games/games.css';

/** The name of a game, what it belongs to, and how much it is played. */
export function GameHeader({ game, edit }: { game: GameDetails; edit?: ReactNode }) {
  const { t } = useTranslation('games');
  const { keyedPath, submitPath } = useRoute();
  const { count, percent } = useFormats();
  const { series, platforms, scores, proved } = game;
  const amount = (number: number) => ({ count: number, formatted: count(number) });
  return (
    <div className="game-header">
      <GameCover game={game} size="page" />
      <PageHeader
        eyebrow={
          series ? (
            <Link to={keyedPath('SeriesDetail', series)} className="list-link">
              <LocalName of={series} />
            </Link>
          ) : undefined
        }
        title={<LocalName of={game} />}
      >
        <ul className="record-facts">
          <li>{t('charts', amount(game.charts))}</li>
          <li>{t('scores', amount(scores))}</li>
          {scores > 0 ? <li>{t('game.proved', { share: percent(proved / scores) })}</li> : null}
        </ul>
        {platforms.length > 0 ? (
          <ul aria-label={t('platform.label')} className="choice-row game-platforms">
            {platforms.map((platform) => (
              <li key={platform.id}>
                <Link to={keyedPath('PlatformDetail', platform)} className="pressable choice-chip">
                  <LocalName of={platform} />
                </Link>
              </li>
            ))}
          </ul>
        ) : null}
        {game.closed ? <p className="text-body2 record-note">{t('closed')}</p> : null}
        <div className="record-action">
          {game.closed ? null : (
            <ActionLink to={submitPath(game.id)} variant="contained">
              {t('game.submit')}
            </ActionLink>
          )}
          {edit}
        </div>
      </PageHeader>
    </div>
  );
}
