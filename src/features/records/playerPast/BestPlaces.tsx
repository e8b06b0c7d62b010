import { useTranslation } from 'react-i18next';
import type { PlayerScore } from '../../../api/wire/playerFromWire';
import '../../../components/reading/card.css';
import { Text } from '../../../components/Text';
import { useFormats } from '../../../i18n/useFormats';
import '../latest/recordList.css';
import { RecordListItem } from '../latest/RecordListItem';
import './playerPast.css';

/** The places that give the most points. */
export function BestPlaces({ scores }: { scores: readonly PlayerScore[] }) {
  const { t } = useTranslation(['player', 'boards']);
  const { count } = useFormats();
  if (scores.length === 0) return <Text muted>{t('places.none')}</Text>;
  return (
    <ol className="card-surface record-list player-best-places">
      {scores.map(({ id, game, chart, values, rank, of, points }) => (
        <RecordListItem
          key={id}
          id={id}
          game={game}
          chart={chart}
          texts={values.map(({ text }) => text)}
        >
          <span className="record-list-player">
            {rank === null ? '–' : t('boards:place', { rank: count(rank), of: count(of) })}
          </span>
          <span className="record-list-date">
            {t('boards:pointCount', { count: points, formatted: count(points) })}
          </span>
        </RecordListItem>
      ))}
    </ol>
  );
}
