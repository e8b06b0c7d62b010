import { mdiAccountOffOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetAccountQuery } from '../../admin-frame/accountsApi';
import { DetailFrame, Fetched, Missing } from '../../admin-frame/DetailFrame';
import { UserDetail } from './UserDetail';
import { useUserPath } from '../../admin-frame/useUserPath';

/** The account of one member. */
export function UserPage() {
  const { t } = useTranslation('adminUsers');
  const pathOf = useUserPath();
  const missing = (
    <Missing title={t('title')} icon={mdiAccountOffOutline} text={t('detail.missing')} />
  );
  return (
    <DetailFrame back={{ label: t('detail.back'), path: pathOf() }} missing={missing}>
      {(id) => <Member key={id} id={id} missing={missing} />}
    </DetailFrame>
  );
}

function Member({ id, missing }: { id: number; missing: ReactNode }) {
  const { t } = useTranslation('adminUsers');
  const query = useGetAccountQuery(id, { refetchOnMountOrArgChange: true });
  const failed = t('detail.failed');
  return (
    <Fetched query={query} title={failed} otherwise={failed} missing={missing}>
      {(account) => <UserDetail account={account} />}
    </Fetched>
  );
}
