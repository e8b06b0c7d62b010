import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type { PlayerDay } from '../../../api/wire/playerDayFromWire';
import { RecordTable } from '../../../components/reading/RecordTable';
import '../../../components/reading/recordTable.css';
import { Text } from '../../../components/Text';
import { yearLength } from '../../../contract/records/playerDays';
import { buildYearPath } from '../../../contract/yearPath';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { ActivityCalendar } from './ActivityCalendar';
import { dayBefore } from './daysSince';
import { DayTable } from './DayTable';
import './playerPast.css';

interface ActivityProps {
  /** The days of the last year on which something changed, in their order. */
  days: readonly PlayerDay[];
  /** Today. */
  until: string;
}

/** How many scores the player posted on each day of the last year. */
export function Activity({ days, until }: ActivityProps) {
  const { t } = useTranslation(['player', 'boards']);
  const { count, shortDate } = useFormats();
  const { language } = useRoute();
  const { slug } = useParams();
  const year = until.slice(0, 4);
  const first = dayBefore(until, yearLength - 1);
  const posted = days.filter(({ day, posts }) => posts > 0 && day >= first);
  const total = posted.reduce((sum, { posts }) => sum + posts, 0);
  return (
    <>
      <Text component="h3" variant="h4" className="player-activity-heading">
        {t('activity.title')}
      </Text>
      <Text muted>
        {posted.length === 0
          ? t('activity.none')
          : t('activity.total', {
              scores: t('boards:total', { count: total, formatted: count(total) }),
              days: t('activity.days', { count: posted.length, formatted: count(posted.length) }),
            })}
      </Text>
      <ActivityCalendar posts={new Map(posted.map((day) => [day.day, day.posts]))} until={until} />
      {posted.length === 0 ? null : (
        <DayTable summary={t('activity.table')}>
          {() => (
            <RecordTable
              label={t('activity.title')}
              columns={[
                { name: t('boards:date') },
                { name: t('activity.posted'), className: 'record-number' },
              ]}
            >
              {posted.toReversed().map(({ day, posts }) => (
                <tr key={day}>
                  <th scope="row">{shortDate(day)}</th>
                  <td className="record-number record-value">{count(posts)}</td>
                </tr>
              ))}
            </RecordTable>
          )}
        </DayTable>
      )}
      {slug === undefined ? null : (
        <p className="player-review">
          <Link to={buildYearPath(language, slug, year)} className="text-link">
            {t('activity.review', { year })}
          </Link>
        </p>
      )}
    </>
  );
}
