import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExplainedRank, Neighbour } from '../../../api/wire/explanationFromWire';
import '../../../components/reading/card.css';
import { Fact, FactList } from '../../../components/reading/FactList';
import { TitledSection } from '../../../components/reading/TitledSection';
import type { PlayerBoard } from '../../../contract/records/rankingBoards';
import { useFormats } from '../../../i18n/useFormats';
import { PlayerName } from '../PlayerName';
import { useColumnNames } from '../playerRankings/useColumnNames';
import './explanation.css';

interface RankChangesProps {
  board: PlayerBoard;
  standing: ExplainedRank;
}

/** The players next to the rank, and the ranks with one more of what it counts. */
export function RankChanges({ board, standing }: RankChangesProps) {
  const { t } = useTranslation('explanation');
  const { count } = useFormats();
  const { rank, next, behind, steps } = standing;
  const nameOfStep = (column: number) => {
    if (board === 'proofs') return t('step.proofs0');
    const kind = board === 'cups' ? 'cups' : 'medals';
    return t(column === 0 ? `step.${kind}0` : `step.${kind}1`);
  };
  if (!next && !behind && steps.length === 0) return null;
  return (
    <div className="explanation-section">
      <TitledSection title={t('changes')}>
        <FactList className="card-surface explanation-changes">
          {next ? (
            <Fact name={t('ahead')}>
              <NeighbourFacts board={board} neighbour={next} sign="+">
                {t('rank', { rank: count(next.rank) })}
              </NeighbourFacts>
            </Fact>
          ) : null}
          {behind ? (
            <Fact name={t('behind')}>
              <NeighbourFacts board={board} neighbour={behind} sign="−" />
            </Fact>
          ) : null}
          {steps.map((step) => (
            <Fact key={step.column} name={nameOfStep(step.column)}>
              {step.rank < rank ? t('rank', { rank: count(step.rank) }) : t('sameRank')}
            </Fact>
          ))}
        </FactList>
      </TitledSection>
    </div>
  );
}

interface NeighbourFactsProps {
  board: PlayerBoard;
  neighbour: Neighbour;
  sign: '+' | '−';
  children?: ReactNode;
}

/** A player and how far away: “Gold +2”. */
function NeighbourFacts({ board, neighbour, sign, children }: NeighbourFactsProps) {
  const { count } = useFormats();
  const { player, column, difference } = neighbour;
  return (
    <>
      <PlayerName player={player} />
      <span className="text-body2 explanation-distance">
        <span>
          {useColumnNames(board)[column]} {sign}
          {count(difference)}
        </span>
        {children === undefined ? null : <span>{children}</span>}
      </span>
    </>
  );
}
