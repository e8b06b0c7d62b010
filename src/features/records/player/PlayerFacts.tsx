import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerTotals } from '../../../api/wire/playerTotalsFromWire';
import '../../../components/reading/card.css';
import { FactList } from '../../../components/reading/FactList';
import { Placeholder } from '../../../components/feedback/Placeholder';
import { medals } from '../../../contract/records/medals';
import type { PlayerBoard } from '../../../contract/records/rankingBoards';
import { useFormats } from '../../../i18n/useFormats';
import { Medals } from '../Medals';
import { CountryRank } from './CountryRank';
import { PlayerChange } from './PlayerChange';
import { PlayerRank } from './PlayerRank';
import './player.css';

interface PlayerFactsProps {
  /** Placeholders while they are not loaded. */
  totals?: PlayerTotals | undefined;
}

/** The totals of a player with the places in the rankings and the change of the last days. */
export function PlayerFacts({ totals }: PlayerFactsProps) {
  const { t } = useTranslation('boards');
  const { count } = useFormats();
  const orPlace = (render: (loaded: PlayerTotals) => ReactNode) =>
    totals ? render(totals) : <Placeholder className="player-fact-placeholder" />;
  const amount = (key: 'points' | 'gamePoints' | 'proved' | 'badgePoints' | 'scores' | 'games') =>
    orPlace((loaded) => count(loaded[key]));
  const rank = (board: PlayerBoard) =>
    orPlace((loaded) => <PlayerRank totals={loaded} board={board} />);
  const countryRank = orPlace((loaded) => <CountryRank totals={loaded} />);
  const change = (key: 'points' | 'gamePoints' | 'scores') =>
    orPlace((loaded) => loaded.change && <PlayerChange parts={[{ amount: loaded.change[key] }]} />);
  const medalChange = orPlace(
    (loaded) =>
      loaded.change && (
        <PlayerChange
          parts={medals.map((medal, place) => ({
            name: t(`medals.${medal}`),
            amount: loaded.change?.medals[place] ?? 0,
          }))}
        />
      ),
  );
  return (
    <FactList className="card-surface player-facts">
      <PlayerFact
        name={t('points')}
        value={amount('points')}
        lines={[rank('points'), countryRank, change('points')]}
      />
      <PlayerFact
        name={t('ranking.game-points')}
        value={amount('gamePoints')}
        lines={[rank('game-points'), change('gamePoints')]}
      />
      <PlayerFact name={t('proved')} value={amount('proved')} lines={[rank('proofs')]} />
      <PlayerFact name={t('badgePoints')} value={amount('badgePoints')} lines={[rank('badges')]} />
      <PlayerFact name={t('scores')} value={amount('scores')} lines={[change('scores')]} />
      <PlayerFact name={t('gamesPlayed')} value={amount('games')} lines={[]} />
      <PlayerFact
        name={t('ranking.medals')}
        value={<Medals counts={totals?.medals} named />}
        lines={[rank('medals'), medalChange]}
      />
      <PlayerFact
        name={t('ranking.cups')}
        value={<Medals counts={totals?.cups} named />}
        lines={[rank('cups')]}
      />
    </FactList>
  );
}

interface PlayerFactProps {
  name: string;
  value: ReactNode;
  /** The place in a ranking, and the change if it is known. */
  lines: readonly ReactNode[];
}

const PlayerFact = ({ name, value, lines }: PlayerFactProps) => (
  <div>
    <dt>{name}</dt>
    <dd className="player-amount">{value}</dd>
    {lines
      .filter((line) => line !== null)
      .map((line, index) => (
        <dd key={index} className="text-body2 player-fact-line">
          {line}
        </dd>
      ))}
  </div>
);
