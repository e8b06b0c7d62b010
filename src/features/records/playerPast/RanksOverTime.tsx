import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/errors/apiError';
import { useGetPlayerRanksQuery } from '../../../api/playersApi';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import { Placeholder } from '../../../components/feedback/Placeholder';
import { ChoiceButtons } from '../../../components/forms/ChoiceButtons';
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
      <ChoiceButtons
        label={t('ranksPast.board')}
        choices={playerBoards}
        chosen={board}
        onChoose={setBoard}
        nameOf={(each) => t(`boards:ranking.${each}`)}
        className="player-past-ranges"
      />
      <ChoiceButtons
        label={t('ranksPast.range')}
        choices={rankRanges}
        chosen={range}
        onChoose={setRange}
        nameOf={(each) => t(`past.ranges.${each}`, { days: count(changeDays) })}
        className="player-past-ranges"
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
