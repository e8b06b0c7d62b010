import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../components/page/PageHeader';

/** The page of a member whose account is disabled: names on boards and under comments still lead to it. */
export function DisabledMember({ username }: { username: string }) {
  const { t } = useTranslation('members');
  return <PageHeader title={username} lead={t('disabled')} />;
}
