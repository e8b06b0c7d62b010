import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/errors/apiError';
import { useGetPlayerRanksQuery } from '../../../api/playersApi';
import '../../../components/buttons/buttons.css';
import '../../../components/forms/ListFilters.css';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import { Placeholder } from '../../../components/feedback/Placeholder';
import { useReadFailureText } from '../../../components/feedback/useFailureText';
import { rankRanges, type RankRange } from '../../../contract/records/playerDays';
import {
  changeDays,
  playerBoards,
  type PlayerBoard,
} from '../../../contract/records/rankingBoards';
import { useFormats } from '../../../i18n/useFormats';
import { RankChart } from './RankChart';
import './playerPast.css';
import './playerPastFrame.css';

/** The rank of a player at the end of past days, in a ranking and over a time that the reader chooses. */
export function RanksOverTime({ player }: { player: number }) {
  const { t } = useTranslation(['player', 'boards']);
  const { count } = useFormats();
  const failureText = useReadFailureText();
  const [board, setBoard] = useState<PlayerBoard>('points');
  const [range, setRange] = useState<RankRange>('month');
  const query = useGetPlayerRanksQuery({ id: player, board, range });
  const failure = query.isError ? asApiError(query.error) : undefined;
  return (
    <>
      <Choices
        label={t('ranksPast.board')}
        names={playerBoards.map((each) => [each, t(`boards:ranking.${each}`)] as const)}
        chosen={board}
        onChoose={setBoard}
      />
      <Choices
        label={t('ranksPast.range')}
        names={rankRanges.map(
          (each) => [each, t(`past.ranges.${each}`, { days: count(changeDays) })] as const,
        )}
        chosen={range}
        onChoose={setRange}
      />
      {failure ? (
        <ErrorAlert
          message={failureText(failure, t('ranksPast.failed'))}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {!failure && query.data ? (
        <RankChart board={board} ranks={query.data} stale={!query.currentData} />
      ) : null}
      {!failure && !query.data ? (
        <Placeholder shape="area" className="player-ranks-placeholder" />
      ) : null}
    </>
  );
}

interface ChoicesProps<Choice extends string> {
  label: string;
  names: readonly (readonly [Choice, string])[];
  chosen: Choice;
  onChoose: (choice: Choice) => void;
}

const Choices = <Choice extends string>({
  label,
  names,
  chosen,
  onChoose,
}: ChoicesProps<Choice>) => (
  <fieldset aria-label={label} className="choice-row player-past-ranges">
    {names.map(([choice, name]) => (
      <button
        key={choice}
        type="button"
        aria-pressed={choice === chosen}
        onClick={() => onChoose(choice)}
        className="pressable choice-chip"
      >
        {name}
      </button>
    ))}
  </fieldset>
);
