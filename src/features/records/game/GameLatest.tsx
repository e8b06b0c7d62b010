import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GameCharts } from '../../../api/wire/gameChartsFromWire';
import type { GroupOverview } from '../../../api/wire/gameFromWire';
import type { LatestScore } from '../../../api/wire/playerFromWire';
import { Placeholder } from '../../../components/feedback/Placeholder';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { LocalName } from '../LocalName';
import { PlayerName } from '../PlayerName';
import { ScoreValues } from '../ScoreValues';
import '../../../components/reading/card.css';
import '../../../components/reading/recordTable.css';
import '../chartList/chartTable.css';
import './gameCharts.css';

interface GameLatestProps {
  /** Undefined while they load: as many lines are kept as there will be. */
  data: GameCharts | undefined;
  groups: readonly GroupOverview[];
  lines: number;
  /** Whose scores are marked as the reader's own. */
  ownName?: string | undefined;
}

interface LineProps {
  score: LatestScore;
  /** Of the chart, if it is known and there are several. */
  group: GroupOverview | undefined;
  own: boolean;
}

function Line({ score, group, own }: LineProps) {
  const { t } = useTranslation('boards');
  const { keyedPath, scorePath } = useRoute();
  const { count, shortDate } = useFormats();
  const { id, chart, player, values, rank, of, postedAt } = score;
  return (
    <li>
      <span className="game-latest-chart">
        <Link to={keyedPath('ChartDetail', chart)} className="list-link">
          <LocalName of={chart} />
        </Link>
        {group ? (
          <span className="chart-caption">
            {' '}
            <LocalName of={group} />
          </span>
        ) : null}
      </span>
      <span>
        <PlayerName player={{ ...player, country: null }} />
        {own ? <span className="record-you">{t('you')}</span> : null}
      </span>
      <Link to={scorePath(id)} className="list-link game-latest-value">
        <ScoreValues values={values} />
      </Link>
      <span className="text-caption text-muted game-latest-facts">
        {[
          rank !== null && t('place', { rank: count(rank), of: count(of) }),
          postedAt !== null && shortDate(postedAt),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </li>
  );
}

/** The latest scores of a game. */
export function GameLatest({ data, groups, lines, ownName }: GameLatestProps) {
  if (!data)
    return (
      <div aria-busy="true" className="card-surface game-latest">
        {Array.from({ length: lines }, (_, index) => (
          <div key={index} className="game-latest-waiting">
            <Placeholder />
          </div>
        ))}
      </div>
    );
  const groupOf = (chartId: number) => {
    const found = data.items.find(({ id }) => id === chartId);
    return groups.length > 1 ? groups.find(({ id }) => id === found?.group) : undefined;
  };
  return (
    <ol className="card-surface game-latest">
      {data.latest.map((score) => (
        <Line
          key={score.id}
          score={score}
          group={groupOf(score.chart.id)}
          own={ownName !== undefined && score.player.username === ownName}
        />
      ))}
    </ol>
  );
}
