import { useTranslation } from 'react-i18next';
import '../../../components/reading/card.css';
import { languageTags } from '../../../contract/languages';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { calendarWeeks, monthsOf, type CalendarWeek } from './calendarWeeks';
import './playerPast.css';

/** The fewest posts of each size of square. */
const sizes = [
  { from: 1, side: 4 },
  { from: 2, side: 6 },
  { from: 4, side: 8 },
  { from: 8, side: 10 },
];
const cell = 12;
const sideOf = (posts: number) => sizes.findLast(({ from }) => from <= posts)?.side ?? 0;
const square = (x: number, y: number, side: number) =>
  `M${x - side / 2} ${y - side / 2}h${side}v${side}h${-side}Z`;

interface ActivityCalendarProps {
  posts: ReadonlyMap<string, number>;
  until: string;
}

/** A year by weeks, whose squares are larger the more was posted on the day. The table below it has the same for screen readers. */
export function ActivityCalendar({ posts, until }: ActivityCalendarProps) {
  const { t } = useTranslation('player');
  const { count } = useFormats();
  const weeks = calendarWeeks(until);
  // Halves stand below each other on phones.
  const middle = Math.ceil(weeks.length / 2);
  return (
    <figure aria-hidden="true" className="card-surface activity">
      <div className="activity-halves">
        {[weeks.slice(0, middle), weeks.slice(middle)].map((half, index) => (
          <Weeks key={index} weeks={half} columns={middle} posts={posts} />
        ))}
      </div>
      <figcaption className="activity-legend">
        <span>{t('activity.posted')}</span>
        {sizes.map(({ from, side }, index) => {
          const next = sizes[index + 1]?.from;
          const to = next === undefined ? '+' : next - 1 > from ? `–${count(next - 1)}` : '';
          return (
            <span key={from}>
              <svg viewBox={`0 0 ${cell} ${cell}`} className="activity-sample">
                <path d={square(cell / 2, cell / 2, side)} className="activity-day" />
              </svg>
              {`${count(from)}${to}`}
            </span>
          );
        })}
      </figcaption>
    </figure>
  );
}

interface WeeksProps {
  weeks: readonly CalendarWeek[];
  /** How many weeks have room. */
  columns: number;
  posts: ReadonlyMap<string, number>;
}

function Weeks({ weeks, columns, posts }: WeeksProps) {
  const { t } = useTranslation('boards');
  const { language } = useRoute();
  const { count, shortDate } = useFormats();
  const monthName = new Intl.DateTimeFormat(languageTags[language], {
    month: 'short',
    timeZone: 'UTC',
  });
  const days = weeks.flatMap((week, column) =>
    week.map(({ day, weekday }) => ({
      day,
      posts: posts.get(day) ?? 0,
      x: (column + 0.5) * cell,
      y: (weekday + 0.5) * cell,
    })),
  );
  const empty = days.filter((day) => day.posts === 0).map(({ x, y }) => `M${x} ${y}h0`);
  return (
    <div>
      <svg viewBox={`0 0 ${columns * cell} ${7 * cell}`} className="activity-weeks">
        <path d={empty.join('')} className="activity-empty" />
        {days.map(({ day, posts: posted, x, y }) =>
          posted === 0 ? null : (
            <path key={day} d={square(x, y, sideOf(posted))} className="activity-day">
              <title>
                {`${shortDate(day)} · ${t('total', { count: posted, formatted: count(posted) })}`}
              </title>
            </path>
          ),
        )}
      </svg>
      <div className="activity-months">
        {monthsOf(weeks).map(({ month, weeks: span }) => (
          <span key={month} className={`activity-span-${span}`}>
            {span > 1 ? monthName.format(Date.parse(`${month}-01`)) : null}
          </span>
        ))}
        {Array.from({ length: columns - weeks.length }, (_, index) => (
          <span key={index} />
        ))}
      </div>
    </div>
  );
}
