import { useTranslation } from 'react-i18next';
import { useGetReportCaseQuery } from '../../../api/reportCasesApi';
import { ItemPage } from '../ItemPage';
import { useItemOfUrl } from '../useItemOfUrl';
import { useModerationPaths } from '../useModerationPaths';
import { CaseDesk } from './CaseDesk';

/** The case of the URL. */
export function CasePage() {
  const { t } = useTranslation('reportCases');
  const { reports } = useModerationPaths();
  const asked = useItemOfUrl();
  const query = useGetReportCaseQuery(asked, { refetchOnMountOrArgChange: true });
  return (
    <ItemPage
      asked={asked}
      query={query}
      title={t('case.title')}
      failed={t('case.failed')}
      missing={{ title: t('case.missing'), text: t('case.missingHint') }}
      list={{ path: reports, name: t('case.all') }}
    >
      {(reported) => <CaseDesk reported={reported} />}
    </ItemPage>
  );
}
