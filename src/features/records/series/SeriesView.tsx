import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Page } from '../../../api/wire/collection';
import type { GameOverview } from '../../../api/wire/gameFromWire';
import type { PlatformDetails, SeriesDetails } from '../../../api/wire/seriesFromWire';
import { useFormats } from '../../../i18n/useFormats';
import type { PlayedCharts } from '../games/GameCards';
import { RecordSection } from '../RecordSection';
import { CatalogueGames } from './CatalogueGames';
import { CatalogueHeader } from './CatalogueHeader';

interface ViewProps {
  games: Page<GameOverview> | undefined;
  played: PlayedCharts;
  ranking: ReactNode;
  /** Instead of games that are not there. */
  children?: ReactNode;
}

/** A series: its facts, its games, and its best players. */
export function SeriesView(props: ViewProps & { series: SeriesDetails }) {
  const { series, games, played, ranking, children } = props;
  const { t } = useTranslation(['games', 'series']);
  const { count, percent, shortDate } = useFormats();
  const { scores, proved, lastScoreAt } = series;
  return (
    <>
      <CatalogueHeader of={series} kind="series">
        <li>{t('scores', { count: scores, formatted: count(scores) })}</li>
        {scores > 0 ? <li>{t('game.proved', { share: percent(proved / scores) })}</li> : null}
        {lastScoreAt === null ? null : (
          <li>{t('series:lastScore', { day: shortDate(lastScoreAt) })}</li>
        )}
      </CatalogueHeader>
      {games ? (
        <CatalogueGames games={games} played={played} filter={{ series: series.id }} />
      ) : (
        children
      )}
      <RecordSection title={t('game.ranking')}>{ranking}</RecordSection>
    </>
  );
}

/** A platform: its facts, the games on it, and its best players. */
export function PlatformView(props: ViewProps & { platform: PlatformDetails }) {
  const { platform, games, played, ranking, children } = props;
  const { t } = useTranslation('games');
  return (
    <>
      <CatalogueHeader of={platform} kind="platform">
        {platform.maker ? <li>{platform.maker}</li> : null}
      </CatalogueHeader>
      {games ? (
        <CatalogueGames games={games} played={played} filter={{ platform: platform.id }} />
      ) : (
        children
      )}
      <RecordSection title={t('game.ranking')}>{ranking}</RecordSection>
    </>
  );
}
