import { clsx } from 'clsx';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardScore } from '../../../api/wire/boardFromWire';
import { useRoutedLinks } from '../../../components/html/useRoutedLinks';
import { RecordTable } from '../../../components/reading/RecordTable';
import type { ScoreState } from '../../../contract/records/scoreStates';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { scoreRow, type BoardReader, type BoardRows } from './scoreRow';
import '../../../components/reading/recordTable.css';
import './boardTable.css';

export type BoardTableProps = Pick<BoardRows, 'chart'> &
  Partial<Pick<BoardRows, 'first' | 'found' | 'own' | 'ownName' | 'ownRow' | 'medals'>> & {
    scores: readonly BoardScore[];
    reader: BoardReader;
    stale?: boolean;
  };

/** From here on ranks need more room. */
const wideRank = 1000;

/** The names of states, each looked up once for all rows. */
function nameStates(t: BoardRows['t']): BoardRows['stateName'] {
  const names = new Map<ScoreState, string>();
  return (state) => {
    const name = names.get(state) ?? t(`states.${state}`);
    names.set(state, name);
    return name;
  };
}

/** Scores at their places on the board of a chart. */
export function BoardTable(props: BoardTableProps) {
  const {
    chart,
    scores,
    first,
    found,
    own,
    ownName,
    ownRow,
    medals = false,
    reader,
    stale,
  } = props;
  const { t } = useTranslation(['boards', 'common']);
  const frame = useRef<HTMLDivElement>(null);
  useRoutedLinks(frame);
  const route = useRoute();
  const several = chart.columns.length > 1;
  const valueNames = several ? chart.columns.map(({ name }) => name || t('score')) : [t('score')];
  // One of several values may be points of the game.
  const pointsName = t(several ? 'pointsEarned' : 'points');
  const rows: BoardRows = {
    chart,
    valueNames,
    pointsName,
    first,
    found,
    own,
    ownName,
    ownRow,
    reader,
    medals,
    stateName: nameStates(t),
    t,
    formats: useFormats(),
    route,
  };
  return (
    <div ref={frame} className="board-frame">
      <RecordTable
        label={chart.name}
        columns={[
          { name: t('rank'), className: 'record-rank board-rank' },
          { name: t('player'), className: 'board-player' },
          ...valueNames.map((name) => ({
            name,
            className: 'record-number record-value board-value',
          })),
          ...(first ? [{ name: t('gap'), className: 'record-number board-gap' }] : []),
          ...(chart.counts ? [{ name: pointsName, className: 'record-number board-points' }] : []),
          { name: t('platform'), className: 'board-platform' },
          { name: t('date'), className: 'board-date' },
          { name: t('proof'), className: 'record-state board-state' },
          // Also while the own score is not known: the others must not move when it arrives.
          ...(reader === 'guest'
            ? []
            : [
                {
                  name: t('gapToMe'),
                  className: clsx(
                    'record-number board-mine',
                    reader === 'anybody' && 'board-mine-slot',
                    !own && 'board-mine-none',
                  ),
                },
              ]),
        ]}
        className={clsx(
          'board-table',
          several && 'board-several',
          (scores.at(-1)?.rank ?? 0) >= wideRank && 'board-wide-ranks',
        )}
        stale={stale ?? false}
      >
        {scores.map((score) => scoreRow(score, rows))}
      </RecordTable>
    </div>
  );
}
