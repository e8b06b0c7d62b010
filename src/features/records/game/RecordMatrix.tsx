import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GameChart } from '../../../api/wire/boardFromWire';
import { Text } from '../../../components/Text';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import type { OwnState } from '../chartList/preferOwn';
import { LocalName } from '../LocalName';
import { ScoreValues } from '../ScoreValues';
import type { sharedCharts } from './sharedCharts';
import '../../../components/reading/recordTable.css';
import '../chartList/chartTable.css';
import './gameCharts.css';

interface RecordMatrixProps {
  table: NonNullable<ReturnType<typeof sharedCharts>>;
  own: OwnState;
}

function Cell({ chart, own }: { chart: GameChart; own: OwnState }) {
  const { t } = useTranslation(['games', 'boards']);
  const { keyedPath } = useRoute();
  const { count } = useFormats();
  const { record } = chart;
  const place = own === 'known' ? chart.own : null;
  return (
    <>
      <Link
        to={keyedPath('ChartDetail', chart)}
        className={clsx('list-link', record ? 'matrix-value' : 'matrix-empty')}
      >
        {record ? <ScoreValues values={record.values} /> : t('group.noScore')}
      </Link>
      <span className="text-caption text-muted matrix-line">
        {record ? (record.player.username ?? t('boards:deleted')) : null}
      </span>
      {own === 'guest' ? null : (
        <span className="text-caption matrix-line member-cell">
          {place?.rank
            ? t('game.ownPlace', { rank: count(place.rank), of: count(place.of) })
            : null}
        </span>
      )}
    </>
  );
}

/** The records of a game whose groups have charts of the same names. It scrolls in itself where it is too wide. */
export function RecordMatrix({ table: { columns, rows, byGroup }, own }: RecordMatrixProps) {
  const { t } = useTranslation('games');
  const { keyedPath } = useRoute();
  const groupLink = (group: { id: number; name: string; locale: GameChart['locale'] }) => (
    <Link to={keyedPath('GroupDetail', { ...group, slug: null })} className="list-link">
      <LocalName of={group} />
    </Link>
  );
  return (
    // Focusable, so that it can be scrolled by keyboard.
    <Text
      component="section"
      aria-label={t('game.matrix')}
      tabIndex={0}
      className="record-table-frame matrix-frame"
    >
      <table aria-label={t('game.matrix')} className="record-table record-matrix">
        <thead>
          <tr>
            <th scope="col">{t(byGroup ? 'game.group' : 'group.chart')}</th>
            {columns.map((column) => (
              <th key={column.id} scope="col">
                {byGroup ? <LocalName of={column} /> : groupLink(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ of, cells }) => (
            <tr key={of.id}>
              <th scope="row">{byGroup ? groupLink(of) : <LocalName of={of} />}</th>
              {cells.map((chart, index) => (
                <td key={index}>{chart ? <Cell chart={chart} own={own} /> : null}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Text>
  );
}
