import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ExplainedGame, ExplainedRank } from '../../../api/wire/explanationFromWire';
import { RecordTable } from '../../../components/reading/RecordTable';
import { TitledSection } from '../../../components/reading/TitledSection';
import { Text } from '../../../components/Text';
import type { PlayerBoard } from '../../../contract/records/rankingBoards';
import { explanationView } from '../../../contract/views/explanationView';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { LocalName } from '../LocalName';
import { MedalLegend, Medals } from '../Medals';
import { useColumnNames } from '../playerRankings/useColumnNames';
import '../../../components/reading/progressBar.css';
import '../../../components/reading/recordTable.css';
import './explanation.css';

interface ExplainedGamesProps {
  player: number;
  board: PlayerBoard;
  standing: ExplainedRank;
  games: readonly ExplainedGame[];
  /** How many games give something. */
  total: number;
  /** The link of a game, which leads to its charts below, was followed. */
  onFollow: () => void;
}

/** What each game gives, and its share of the number that decides: the first one that is not nothing. */
export function ExplainedGames(props: ExplainedGamesProps) {
  const { player, board, standing, games, total, onFollow } = props;
  const { t } = useTranslation('explanation');
  const { count, percent } = useFormats();
  const { keyedPath } = useRoute();
  const names = useColumnNames(board);
  const severalNumbers = board === 'medals' || board === 'cups';
  const listsCharts = board === 'points' || board === 'medals';
  const column = Math.max(
    0,
    standing.counts.findIndex((amount) => amount > 0),
  );
  const whole = Math.max(1, standing.counts[column] ?? 1);
  return (
    <div className="explanation-section">
      <TitledSection title={t('games')}>
        {severalNumbers ? <MedalLegend /> : null}
        <RecordTable
          label={t('games')}
          className="explanation-games"
          columns={[
            { name: t('game') },
            { name: names[column] ?? '', className: 'record-number' },
            { name: t('share'), className: 'record-number' },
          ]}
        >
          {games.map(({ game, counts }) => {
            const amount = counts[column] ?? 0;
            return (
              <tr key={game.id}>
                <th scope="row">
                  {listsCharts ? (
                    <Link
                      to={explanationView.queryFor({ board, game: game.id })}
                      preventScrollReset
                      onClick={onFollow}
                      className="list-link"
                    >
                      <LocalName of={game} />
                    </Link>
                  ) : (
                    <Link
                      to={`${keyedPath('GameDetail', game)}?player=${player}`}
                      className="list-link"
                    >
                      <LocalName of={game} />
                    </Link>
                  )}
                  <progress
                    value={amount}
                    max={whole}
                    aria-hidden="true"
                    className="progress-bar explanation-bar"
                  />
                  {severalNumbers ? <Medals counts={counts} /> : null}
                </th>
                <td className="record-number record-value">{count(amount)}</td>
                <td className="record-number">{percent(amount / whole)}</td>
              </tr>
            );
          })}
        </RecordTable>
        {total > games.length ? (
          <Text muted className="explanation-note">
            {t('gamesCut', { count: total, formatted: count(total) })}
          </Text>
        ) : null}
      </TitledSection>
    </div>
  );
}
