import { mdiCheckAll, mdiTrayRemove } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { asApiError } from '../../../api/errors/apiError';
import { useGetReportCasesInfiniteQuery } from '../../../api/reportCasesApi';
import { ActionButton } from '../../../components/buttons/ActionButton';
import '../../../components/buttons/buttons.css';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import { Placeholder } from '../../../components/feedback/Placeholder';
import { useFailureText } from '../../../components/feedback/useFailureText';
import '../../../components/forms/ListFilters.css';
import { PageHeader } from '../../../components/page/PageHeader';
import { PageMetadata } from '../../../components/page/PageMetadata';
import '../../../components/reading/card.css';
import { ListMore } from '../../../components/reading/ListMore';
import { caseStates, type CaseState } from '../../../contract/reports';
import { useRoute } from '../../../navigation/useRoute';
import { CaseLine } from './CaseLine';
import '../moderation.css';

/** The cases that wait for a decision, or those that are decided. */
export function CaseListPage() {
  const { t } = useTranslation(['reportCases', 'moderation']);
  const [search] = useSearchParams();
  const state = search.get('state') === 'decided' ? 'decided' : 'open';
  return (
    <>
      <PageMetadata
        title={`${t(`titles.${state}`)} – ${t('moderation:label')}`}
        page="Moderation"
      />
      <PageHeader title={t('title')} lead={t('lead')} />
      <nav aria-label={t('views.label')} className="choice-row">
        {caseStates.map((view) => (
          <Link
            key={view}
            to={view === 'open' ? '?' : '?state=decided'}
            aria-current={view === state ? 'page' : undefined}
            className="pressable choice-chip"
          >
            {t(`views.${view}`)}
          </Link>
        ))}
      </nav>
      <div className="moderation-content">
        <CaseList state={state} />
      </div>
    </>
  );
}

function CaseList({ state }: { state: CaseState }) {
  const { t } = useTranslation('reportCases');
  const { language } = useRoute();
  const failureText = useFailureText();
  const list = useGetReportCasesInfiniteQuery(
    { language, state },
    { refetchOnMountOrArgChange: true },
  );
  const cases = list.currentData?.pages.flatMap(({ items }) => items);
  const failure = list.isError ? asApiError(list.error) : undefined;
  const isOpen = state === 'open';
  return (
    <>
      {cases || failure ? null : <Placeholder shape="area" className="moderation-placeholder" />}
      {cases?.length === 0 ? (
        <EmptyState
          icon={isOpen ? mdiCheckAll : mdiTrayRemove}
          title={t(`empty.${state}`)}
          text={isOpen ? t('empty.openText') : undefined}
        />
      ) : null}
      {cases && cases.length > 0 ? (
        <ul aria-label={t(`titles.${state}`)} className="card-surface moderation-lines">
          {cases.map((one) => (
            <CaseLine key={one.id} reported={one} />
          ))}
        </ul>
      ) : null}
      {failure ? (
        <ErrorAlert
          message={failureText(failure, t('failed'))}
          onRetry={() => void (cases ? list.fetchNextPage() : list.refetch())}
        />
      ) : null}
      {list.hasNextPage && !failure ? (
        <ListMore>
          <ActionButton
            variant="outlined"
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t('more')}
          </ActionButton>
        </ListMore>
      ) : null}
    </>
  );
}
