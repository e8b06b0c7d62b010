import { useTranslation } from 'react-i18next';
import type { Standing } from '../../../api/wire/boardFromWire';
import { Text } from '../../../components/Text';
import { useFormats } from '../../../i18n/useFormats';
import { MedalLegend, Medals } from '../Medals';
import { PlayerName } from '../PlayerName';
import '../records.css';

/** The best players of a game. */
export function TopPlayers({ standings }: { standings: readonly Standing[] }) {
  const { t } = useTranslation(['boards', 'games']);
  const { count } = useFormats();
  if (standings.length === 0) return <Text muted>{t('games:game.noRanking')}</Text>;
  return (
    <>
      <MedalLegend />
      <div className="record-table-frame">
        <table aria-label={t('games:game.ranking')} className="record-table">
          <thead>
            <tr>
              <th scope="col">{t('rank')}</th>
              <th scope="col">{t('player')}</th>
              <th scope="col" className="record-number">
                {t('points')}
              </th>
              <th scope="col" className="record-wide">
                {t('ranking.medals')}
              </th>
            </tr>
          </thead>
          <tbody>
            {standings.map(({ id, rank, player, points, medals }) => (
              <tr key={id}>
                <td className="record-rank">{count(rank)}</td>
                <th scope="row">
                  <PlayerName player={player} />
                </th>
                <td className="record-number">{count(points)}</td>
                <td className="record-wide">
                  <Medals counts={medals} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
