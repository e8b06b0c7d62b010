import { useTranslation } from 'react-i18next';
import { useGetModeratedRequestQuery } from '../../../api/moderatedRequestsApi';
import { DecisionNotices } from '../decisions/DecisionNotices';
import { ItemPage } from '../ItemPage';
import { useItemOfUrl } from '../useItemOfUrl';
import { useModerationPaths } from '../useModerationPaths';
import { RequestDesk } from './RequestDesk';

/** The request of the URL. */
export function RequestPage() {
  const { t } = useTranslation('moderation');
  const { requests } = useModerationPaths();
  const asked = useItemOfUrl();
  const query = useGetModeratedRequestQuery(asked, { refetchOnMountOrArgChange: true });
  return (
    <ItemPage
      asked={asked}
      query={query}
      title={t('requests.title')}
      failed={t('requests.pageFailed')}
      missing={{ title: t('requests.missing'), text: t('requests.missingHint') }}
      list={{ path: requests, name: t('requests.all') }}
      notices={<DecisionNotices />}
    >
      {(request) => <RequestDesk request={request} />}
    </ItemPage>
  );
}
