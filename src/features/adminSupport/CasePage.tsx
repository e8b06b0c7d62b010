import { mdiFileQuestionOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetSupportCaseQuery } from './adminSupportApi';
import { DetailFrame, Fetched, Missing } from '../../admin-frame/DetailFrame';
import { CaseDetail } from './CaseDetail';
import { useCasePath } from './useCasePath';

/** One support case. */
export function CasePage() {
  // Load the history's namespace too: loaded by its rows alone, it would suspend the whole page later.
  const { t } = useTranslation(['adminSupport', 'adminAudit']);
  const pathOf = useCasePath();
  const missing = <Missing title={t('title')} icon={mdiFileQuestionOutline} text={t('missing')} />;
  return (
    <DetailFrame back={{ label: t('back'), path: pathOf() }} missing={missing}>
      {(id) => <Case key={id} id={id} missing={missing} />}
    </DetailFrame>
  );
}

function Case({ id, missing }: { id: number; missing: ReactNode }) {
  const { t } = useTranslation('adminSupport');
  const query = useGetSupportCaseQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <Fetched query={query} title={t('title')} otherwise={t('caseFailed')} missing={missing}>
      {(supportCase) => <CaseDetail supportCase={supportCase} />}
    </Fetched>
  );
}
