import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerTotals } from '../../../api/wire/playerFromWire';
import '../../../components/reading/card.css';
import { FactList } from '../../../components/reading/FactList';
import { Placeholder } from '../../../components/feedback/Placeholder';
import type { PlayerBoard } from '../../../contract/records/rankingBoards';
import { useFormats } from '../../../i18n/useFormats';
import { Medals } from '../Medals';
import { PlayerRank } from './PlayerRank';
import './player.css';

interface PlayerFactsProps {
  /** Placeholders while they are not loaded. */
  totals?: PlayerTotals | undefined;
}

/** The totals of a player with the places in the rankings. */
export function PlayerFacts({ totals }: PlayerFactsProps) {
  const { t } = useTranslation('boards');
  const { count } = useFormats();
  const amount = (value: number | undefined) =>
    value === undefined ? <Placeholder className="player-fact-placeholder" /> : count(value);
  const rank = (board: PlayerBoard) =>
    totals ? (
      <PlayerRank totals={totals} board={board} />
    ) : (
      <Placeholder className="player-fact-placeholder" />
    );
  return (
    <FactList className="card-surface player-facts">
      <PlayerFact name={t('points')} value={amount(totals?.points)}>
        {rank('points')}
      </PlayerFact>
      <PlayerFact name={t('ranking.game-points')} value={amount(totals?.gamePoints)}>
        {rank('game-points')}
      </PlayerFact>
      <PlayerFact name={t('proved')} value={amount(totals?.proved)}>
        {rank('proofs')}
      </PlayerFact>
      <PlayerFact name={t('scores')} value={amount(totals?.scores)} />
      <PlayerFact name={t('gamesPlayed')} value={amount(totals?.games)} />
      <PlayerFact name={t('ranking.medals')} value={<Medals counts={totals?.medals} named />}>
        {rank('medals')}
      </PlayerFact>
      <PlayerFact name={t('ranking.cups')} value={<Medals counts={totals?.cups} named />}>
        {rank('cups')}
      </PlayerFact>
    </FactList>
  );
}

interface PlayerFactProps {
  name: string;
  value: ReactNode;
  /** The place in a ranking. */
  children?: ReactNode;
}

const PlayerFact = ({ name, value, children }: PlayerFactProps) => (
  <div>
    <dt>{name}</dt>
    <dd className="player-amount">{value}</dd>
    {children ? <dd className="text-body2 player-rank">{children}</dd> : null}
  </div>
);
