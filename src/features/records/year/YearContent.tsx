import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { YearReview } from '../../../api/wire/yearFromWire';
import { Text } from '../../../components/Text';
import { buildRivalsPath } from '../../../contract/comparisonPath';
import { buildRankPath } from '../../../contract/rankPath';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import type { PlayingMember } from '../comparison/useMember';
import { LazyUnrankedPlayerNote } from '../takeBack/LazyUnrankedPlayerNote';
import './year.css';
import { YearBest } from './YearBest';
import { YearGames } from './YearGames';
import { YearMonths } from './YearMonths';
import { YearNumbers } from './YearNumbers';
import { YearPicture } from './YearPicture';
import { YearTotalsTable } from './YearTotalsTable';

interface YearContentProps {
  member: PlayingMember;
  title: string;
  review: YearReview;
}

/** What a player did in a year, in numbers, over time, by game, and as a picture. */
export function YearContent({ member, title, review }: YearContentProps) {
  const { t } = useTranslation('year');
  const { language } = useRoute();
  const { shortDate } = useFormats();
  const { slug, username: name } = member;
  const { state, until, unranked, year } = review;
  const isEmpty = review.months.every(({ posts }) => posts === 0) && review.proofsAccepted === 0;
  return (
    <div className="year">
      {state === 'running' ? (
        <p className="year-until">{t('soFar', { date: shortDate(until) })}</p>
      ) : null}
      <LazyUnrankedPlayerNote unranked={unranked} />
      {isEmpty ? (
        <Text>{t('none', { name, year })}</Text>
      ) : (
        <>
          <YearNumbers review={review} />
          <YearMonths review={review} />
          <YearTotalsTable review={review} />
          <YearGames review={review} />
          <YearBest review={review} />
          <YearPicture slug={slug} title={title} review={review} />
        </>
      )}
      <ul className="year-links">
        <li>
          <Link to={buildRivalsPath(language, slug)} className="text-link">
            {t('rivals')}
          </Link>
        </li>
        <li>
          <Link to={buildRankPath(language, slug, 'points')} className="text-link">
            {t('whyRank')}
          </Link>
        </li>
      </ul>
    </div>
  );
}
