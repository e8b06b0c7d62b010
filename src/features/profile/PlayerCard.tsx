import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useGetMemberQuery } from '../../api/membersApi';
import { useFormats } from '../../i18n/useFormats';
import { useRoute } from '../../navigation/useRoute';
import { Facts } from './Facts';
import { SideCard } from './SideCard';

/** A summary of the member's public page with a link to it. Empty if the server has no public pages. */
export function PlayerCard({ slug }: { slug: string }) {
  const { t } = useTranslation(['profile', 'accountMenu']);
  const { articleDate, count } = useFormats();
  const { memberPath } = useRoute();
  const { data } = useGetMemberQuery(slug);
  if (!data) return null;
  const { memberSince, articles, comments } = data;
  return (
    <SideCard title={t('sections.player')}>
      <Facts
        facts={[
          ...(memberSince
            ? [{ name: t('summary.memberSince'), value: articleDate(memberSince) }]
            : []),
          ...(articles > 0 ? [{ name: t('summary.articles'), value: count(articles) }] : []),
          { name: t('summary.comments'), value: count(comments) },
        ]}
      />
      <Typography variant="body2" sx={{ mt: 2 }}>
        <Link component={RouterLink} to={memberPath(slug)}>
          {t('accountMenu:publicProfile')}
        </Link>
      </Typography>
    </SideCard>
  );
}
