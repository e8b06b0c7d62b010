import { useTranslation } from 'react-i18next';
import type { PlayerTotals } from '../../../api/wire/playerTotalsFromWire';
import { RecordTable } from '../../../components/reading/RecordTable';
import '../../../components/reading/progressBar.css';
import '../../../components/reading/recordTable.css';
import { medals } from '../../../contract/records/medals';
import { useFormats } from '../../../i18n/useFormats';
import '../Medals.css';
import './playerPast.css';

/** How many scores have each of the places that medals and totals count, and how many have none of them. */
export function PlaceTable({ totals }: { totals: PlayerTotals }) {
  const { t } = useTranslation(['player', 'boards']);
  const { count, percent } = useFormats();
  // A first place held alone is a first place, too.
  const counted = totals.medals.slice(1).reduce((sum, scores) => sum + scores, 0);
  const all = Math.max(1, totals.scores, counted);
  const nameOf = (place: number) =>
    place === 0 ? t('places.alone') : t('places.place', { rank: count(place) });
  const rows = [1, 0, 2, 3, 4, 5].map((place) => ({
    name: nameOf(place),
    medal: medals[place],
    scores: totals.medals[place] ?? 0,
  }));
  const others = { name: t('places.others'), medal: undefined, scores: all - counted };
  return (
    <RecordTable
      label={t('places.title')}
      className="player-place-table"
      columns={[
        { name: t('places.name') },
        { name: t('boards:scores'), className: 'record-number' },
        { name: t('places.share') },
      ]}
    >
      {[...rows, others].map(({ name, medal, scores }) => (
        <tr key={name}>
          <th scope="row">
            <span className="player-place-name">
              {name}
              {medal ? (
                <span className={`medal medal-${medal}`}>{t(`boards:medals.${medal}`)}</span>
              ) : null}
            </span>
          </th>
          <td className="record-number record-value">{count(scores)}</td>
          <td className="player-place-share">
            <progress value={scores} max={all} aria-hidden="true" className="progress-bar" />
            <span>{percent(scores / all)}</span>
          </td>
        </tr>
      ))}
    </RecordTable>
  );
}
