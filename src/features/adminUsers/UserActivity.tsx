import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { AccountDetail } from '../../admin-frame/accountFromWire';
import { DetailCard } from '../../admin-frame/DetailCard';
import { FactList } from '../../admin-frame/FactList';
import { useFormats } from '../../i18n/useFormats';
import { useRoute } from '../../navigation/useRoute';

/** What a member has done on the site, with links to the latest of it. */
export function UserActivity({ account }: { account: AccountDetail }) {
  const { t } = useTranslation('adminUsers');
  const { count, longDate } = useFormats();
  const { articlePath, memberPath, pathTo, scorePath } = useRoute();
  const { slug, latestScore, latestComment, latestCase } = account;
  const linked = (text: string, to: string) => (
    <Link component={RouterLink} to={to}>
      {text}
    </Link>
  );
  const latest = <Item extends { at: string | null }>(
    item: Item | null,
    pathOf: (item: Item) => string,
  ) => (item === null || item.at === null ? t('never') : linked(longDate(item.at), pathOf(item)));
  const scores = count(account.scores);
  const cases = `${pathTo('Administration')}/support`;
  return (
    <DetailCard title={t('activity.title')}>
      <FactList
        facts={[
          [
            t('activity.scores'),
            account.scores > 0 && slug !== '' ? linked(scores, memberPath(slug)) : scores,
          ],
          [t('activity.firstPlaces'), count(account.firstPlaces)],
          [t('activity.points'), count(account.points)],
          [t('activity.gamePoints'), count(account.gamePoints)],
          [t('activity.latestScore'), latest(latestScore, ({ id }) => scorePath(id))],
          [t('activity.comments'), count(account.comments)],
          [
            t('activity.latestComment'),
            latest(latestComment, (article) => `${articlePath(article)}#comments`),
          ],
          [t('activity.cases'), count(account.cases)],
          [t('activity.latestCase'), latest(latestCase, ({ id }) => `${cases}/${id}`)],
        ]}
      />
    </DetailCard>
  );
}
