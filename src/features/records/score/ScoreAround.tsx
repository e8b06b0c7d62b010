import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BoardScore } from '../../../api/wire/boardFromWire';
import type { ScoreDetails } from '../../../api/wire/scoreHistoryFromWire';
import { RecordTable } from '../../../components/reading/RecordTable';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { gapBetween } from '../chartBoard/gapBetween';
import { PlayerName } from '../PlayerName';
import { ScoreValues } from '../ScoreValues';
import '../../../components/reading/recordTable.css';

/** The part of the board around a score, with the distance of the others to it. */
export function ScoreAround({ score, label }: { score: ScoreDetails; label: string }) {
  const { t } = useTranslation('boards');
  return (
    <RecordTable
      label={label}
      columns={[
        { name: t('rank'), className: 'record-rank' },
        { name: t('player') },
        { name: t('score'), className: 'record-number' },
        { name: t('scorePage.gap'), className: 'record-number record-medium' },
      ]}
    >
      {score.around.map((row) => (
        <Row key={row.id} row={row} score={score} />
      ))}
    </RecordTable>
  );
}

function Row({ row, score }: { row: BoardScore; score: ScoreDetails }) {
  const { t } = useTranslation('boards');
  const { language, scorePath } = useRoute();
  const { count } = useFormats();
  const { id, rank, tied, player, values } = row;
  const shown = <ScoreValues values={values} names={score.columns.map(({ name }) => name)} />;
  const here = id === score.id;
  return (
    <tr className={clsx(here && 'record-own')} aria-current={here ? 'true' : undefined}>
      <td className="record-rank">
        {count(rank)}
        {tied > 1 ? <span className="text-caption text-muted"> {t('tie')}</span> : null}
      </td>
      <th scope="row">
        <PlayerName player={{ ...player, country: null }} />
      </th>
      <td className="record-number record-value">
        {here ? (
          shown
        ) : (
          <Link to={scorePath(id)} className="list-link">
            {shown}
          </Link>
        )}
      </td>
      <td className="record-number record-medium text-muted">
        {gapBetween(row, score, score, language)?.text}
      </td>
    </tr>
  );
}
