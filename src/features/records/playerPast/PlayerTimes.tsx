import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/errors/apiError';
import { useGetPlayerDaysQuery } from '../../../api/playersApi';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import { Placeholder } from '../../../components/feedback/Placeholder';
import { ChoiceButtons } from '../../../components/forms/ChoiceButtons';
import { useReadFailureText } from '../../../components/feedback/useFailureText';
import { yearLength } from '../../../contract/records/playerDays';
import { changeDays } from '../../../contract/records/rankingBoards';
import { useFormats } from '../../../i18n/useFormats';
import { Activity } from './Activity';
import { dayBefore, daysSince } from './daysSince';
import { TotalsOverTime } from './TotalsOverTime';
import './playerPast.css';
import './playerPastFrame.css';

const ranges = ['month', 'year', 'all'] as const;
type Range = (typeof ranges)[number];

const lengths = { month: changeDays, year: yearLength };

/** The totals of a player over a time that the reader chooses, and what was posted in the last year. */
export function PlayerTimes({ player }: { player: number }) {
  const { t } = useTranslation(['player', 'games']);
  const { count } = useFormats();
  const failureText = useReadFailureText();
  const [range, setRange] = useState<Range>('year');
  const year = useGetPlayerDaysQuery({ id: player, range: 'year' });
  const whole = useGetPlayerDaysQuery({ id: player, range: 'all' }, { skip: range !== 'all' });
  const query = year.isError || range !== 'all' ? year : whole;
  const failure = query.isError ? asApiError(query.error) : undefined;
  // While all days are loaded, those of the year stay.
  const shown = query.data ?? year.data;
  if (failure)
    return (
      <ErrorAlert
        message={failureText(failure, t('past.failed'))}
        onRetry={() => void query.refetch()}
      />
    );
  if (!shown || !year.data)
    return <Placeholder shape="area" className="player-times-placeholder" />;
  const { items, until } = shown;
  const days = range === 'all' ? items : daysSince(items, dayBefore(until, lengths[range]));
  return (
    <>
      <ChoiceButtons
        label={t('past.range')}
        choices={ranges}
        chosen={range}
        onChoose={setRange}
        nameOf={(each) => t(`past.ranges.${each}`, { days: count(changeDays) })}
        className="player-past-ranges"
      />
      <TotalsOverTime days={days} until={until} stale={query.isFetching && !query.data} />
      <Activity days={year.data.items} until={year.data.until} />
    </>
  );
}
