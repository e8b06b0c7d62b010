import { mdiPodium } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetUnrankedScoresInfiniteQuery } from '../../../api/takeBackApi';
import type { ChartDetails } from '../../../api/wire/boardFromWire';
import { EmptyState } from '../../../components/feedback/EmptyState';
import '../../../components/reading/recordTable.css';
import { RecordTable } from '../../../components/reading/RecordTable';
import { useRoute } from '../../../navigation/useRoute';
import { MoreScores } from '../player/MoreScores';
import { PlayerName } from '../PlayerName';
import { RecordRows } from '../RecordSkeleton';
import { ScoreValues } from '../ScoreValues';

export interface UnrankedScoresProps {
  chart: Pick<ChartDetails, 'id' | 'columns'>;
  /** How many there are. */
  count: number;
}

/** The scores of a chart that do not rank, each with the reason. */
export function UnrankedScores({ chart, count }: UnrankedScoresProps) {
  const { t } = useTranslation(['takeBack', 'decisions', 'boards']);
  const { language, scorePath } = useRoute();
  const list = useGetUnrankedScoresInfiniteQuery({ language, id: chart.id });
  if (list.isLoading) return <RecordRows rows={Math.min(count, 10)} />;
  const scores = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const names = chart.columns.map(({ name }) => name);
  return (
    <>
      {list.data && scores.length === 0 ? (
        <EmptyState icon={mdiPodium} title={t('listEmpty')} />
      ) : null}
      {scores.length > 0 ? (
        <RecordTable
          label={t('listTitle')}
          columns={[
            { name: t('boards:player') },
            { name: t('boards:score'), className: 'record-number' },
            { name: t('why') },
          ]}
        >
          {scores.map(({ id, player, values, cause }) => (
            <tr key={id}>
              <th scope="row">
                <PlayerName player={player} />
              </th>
              <td className="record-number record-value">
                <Link to={scorePath(id)} className="list-link">
                  <ScoreValues values={values} names={names} />
                </Link>
              </td>
              <td>{cause === null ? null : t(`decisions:causes.${cause}`)}</td>
            </tr>
          ))}
        </RecordTable>
      ) : null}
      <MoreScores list={list} />
    </>
  );
}
