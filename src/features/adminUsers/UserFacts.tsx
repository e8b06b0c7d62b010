import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { AccountDetail } from '../../admin-frame/accountFromWire';
import { avatarAddress } from '../../api/wire/avatarAddress';
import { MemberAvatar } from '../../components/MemberAvatar';
import { languageNames, matchLanguage } from '../../contract/languages';
import { useFormats } from '../../i18n/useFormats';
import { useRoute } from '../../navigation/useRoute';
import { DetailCard } from '../../admin-frame/DetailCard';
import { FactList } from '../../admin-frame/FactList';

/** The details of an account. */
export function UserFacts({ account }: { account: AccountDetail }) {
  const { t } = useTranslation('adminUsers');
  const { longDate } = useFormats();
  const { memberPath, pathTo } = useRoute();
  const { id, username, slug, language } = account;
  const spoken = language === null ? undefined : matchLanguage(language);
  const moment = (date: string | null) => (date === null ? t('never') : longDate(date));
  const facts: [string, string][] = [
    [t('detail.number'), String(id)],
    [t('detail.email'), account.email],
    [t('detail.language'), spoken ? languageNames[spoken] : (language ?? t('detail.noLanguage'))],
    [t('detail.registered'), moment(account.createdAt)],
    [t('detail.lastLogin'), moment(account.lastLoginAt)],
  ];
  if (account.disabledAt) facts.push([t('detail.disabledAt'), moment(account.disabledAt)]);
  if (account.disabledReason !== null) {
    facts.push([t('detail.disabledReason'), account.disabledReason]);
  }
  if (account.resetRequiredAt) {
    facts.push([t('detail.resetRequiredAt'), moment(account.resetRequiredAt)]);
  }
  return (
    <DetailCard title={t('detail.facts')}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2.5 }}>
        <MemberAvatar src={avatarAddress(id, null)} username={username} size={64} />
        {slug === '' ? null : (
          <Link component={RouterLink} to={memberPath(slug)}>
            {t('detail.publicPage')}
          </Link>
        )}
      </Box>
      <FactList facts={facts} />
      <Link
        component={RouterLink}
        to={`${pathTo('Administration')}/audit?member=${encodeURIComponent(username)}`}
        sx={{ display: 'inline-block', mt: 2 }}
      >
        {t('detail.audit')}
      </Link>
    </DetailCard>
  );
}
