import { mdiCompareHorizontal } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Standing } from '../../../api/wire/standingFromWire';
import { Icon } from '../../../components/Icon';
import { RecordTable } from '../../../components/reading/RecordTable';
import { buildComparisonPath, ownSlug } from '../../../contract/comparisonPath';
import type { PlayerBoard } from '../../../contract/records/rankingBoards';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { Medals } from '../Medals';
import { StandingRow, type ShownStandings } from './StandingRow';
import '../../../components/reading/recordTable.css';
import './standings.css';

interface RankingTableProps extends ShownStandings {
  board: PlayerBoard;
  stale?: boolean;
  /** Of an earlier day nothing but what the ranking compares is kept. */
  past?: boolean;
  /** Of what was gained of medals, cups, proofs and badges the scores are not known. */
  withScores?: boolean;
  /** The name of the column with the ranks of the last kept day, beside those of an earlier one. */
  latest?: string | undefined;
  /** The accessible name. */
  label: string;
}

/** What a board is ordered by. */
function Result({ board, standing }: { board: PlayerBoard; standing: Standing }) {
  const { t } = useTranslation('rankings');
  const { count } = useFormats();
  if (board === 'medals') return <Medals counts={standing.medals} />;
  if (board === 'cups') return <Medals counts={standing.cups} />;
  const amount = {
    points: standing.points,
    'game-points': standing.gamePoints,
    proofs: standing.proved,
    badges: standing.badgePoints,
  }[board];
  const { badges } = standing;
  return (
    <>
      <strong>{count(amount)}</strong>
      {board === 'badges' ? (
        <div className="text-body2 text-muted">
          {t('badges', { count: badges, formatted: count(badges) })}
        </div>
      ) : null}
    </>
  );
}

/** To the comparison of a player with the member who reads. */
function CompareLink({
  player: { username, slug },
  ownName,
}: Pick<Standing, 'player'> & { ownName: string | undefined }) {
  const { t } = useTranslation('rankings');
  const { language } = useRoute();
  if (ownName === undefined || slug === null || username === ownName) return null;
  const name = t('compareWith', { name: username });
  return (
    <Link
      to={buildComparisonPath(language, slug, ownSlug)}
      aria-label={name}
      title={name}
      className="list-link"
    >
      <Icon path={mdiCompareHorizontal} fontSize="small" />
    </Link>
  );
}

/** Players at their places on a board of all players. */
export function RankingTable({
  board,
  stale = false,
  past = false,
  withScores = !past,
  latest,
  label,
  ...rows
}: RankingTableProps) {
  const { standings } = rows;
  const { t } = useTranslation(['boards', 'rankings']);
  const { count } = useFormats();
  return (
    <RecordTable
      label={label}
      columns={[
        { name: t('rank') },
        { name: t('player') },
        {
          name: board === 'badges' ? t('badgePoints') : t(`ranking.${board}`),
          className: 'record-number',
        },
        ...(latest === undefined ? [] : [{ name: latest, className: 'record-number' }]),
        ...(withScores
          ? [
              { name: t('scores'), className: 'record-number record-wide' },
              { name: t('proved'), className: 'record-number record-wide' },
            ]
          : []),
        ...(past
          ? []
          : [{ name: t('rankings:compare'), className: 'record-number standing-compare' }]),
      ]}
      className="standing-table"
      stale={stale}
    >
      {standings.map((standing, index) => (
        <StandingRow key={standing.id} {...rows} index={index}>
          <td className="record-number">
            <Result board={board} standing={standing} />
          </td>
          {latest === undefined ? null : (
            <td className="record-number">
              {standing.latestRank === null ? '–' : count(standing.latestRank)}
            </td>
          )}
          {withScores ? (
            <>
              <td className="record-number record-wide">{count(standing.scores)}</td>
              <td className="record-number record-wide">{count(standing.proved)}</td>
            </>
          ) : null}
          {past ? null : (
            <td className="record-number standing-compare">
              <CompareLink player={standing.player} ownName={rows.ownName} />
            </td>
          )}
        </StandingRow>
      ))}
    </RecordTable>
  );
}
