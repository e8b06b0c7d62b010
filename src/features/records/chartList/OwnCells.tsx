import { useTranslation } from 'react-i18next';
import type { ChartOverview } from '../../../api/wire/boardFromWire';
import { Placeholder } from '../../../components/feedback/Placeholder';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { gapBetween } from '../chartBoard/gapBetween';
import { ScoreValues } from '../ScoreValues';
import type { OwnState } from './preferOwn';
import '../../../components/reading/recordTable.css';
import './chartTable.css';

interface OwnCellsProps {
  /** Undefined until it is there. */
  chart: ChartOverview | undefined;
  state: OwnState;
  withGap: boolean;
}

/** The member's score on a chart, its place and the gap to the record. They have their places before they are known. */
export function OwnCells({ chart, state, withGap }: OwnCellsProps) {
  const { t } = useTranslation('games');
  const { language } = useRoute();
  const { count } = useFormats();
  if (state === 'guest') return null;
  const waits = state === 'pending' || state === 'slot' || chart === undefined;
  const own = state === 'known' ? chart?.own : null;
  const names = chart?.columns.map(({ name }) => name) ?? [];
  const gap = own && chart?.record && gapBetween(own, chart.record, chart, language);
  const none = state === 'known' ? '–' : null;
  return (
    <>
      <td className="record-number member-cell chart-own">
        {waits ? <Placeholder /> : null}
        {own ? <ScoreValues values={own.values} names={names} /> : null}
        {waits || own ? null : none}
      </td>
      <td className="record-number member-cell chart-rank">
        {waits ? <Placeholder /> : null}
        {own?.rank ? t('group.place', { rank: count(own.rank), of: count(own.of) }) : null}
        {waits || own?.rank ? null : none}
      </td>
      {withGap ? (
        <td className="record-number member-cell text-muted chart-gap">{gap?.text ?? '\u00a0'}</td>
      ) : null}
    </>
  );
}
