import { mdiCheckAll, mdiTrayRemove } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useGetReportCasesInfiniteQuery } from '../../../api/reportCasesApi';
import '../../../components/buttons/buttons.css';
import { EmptyState } from '../../../components/feedback/EmptyState';
import '../../../components/forms/ListFilters.css';
import { PageHeader } from '../../../components/page/PageHeader';
import { PageMetadata } from '../../../components/page/PageMetadata';
import '../../../components/reading/card.css';
import { caseStates, type CaseState } from '../../../contract/reports';
import { useRoute } from '../../../navigation/useRoute';
import { ModerationList } from '../ModerationList';
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
  const list = useGetReportCasesInfiniteQuery(
    { language, state },
    { refetchOnMountOrArgChange: true },
  );
  const isOpen = state === 'open';
  return (
    <ModerationList
      list={list}
      empty={
        <EmptyState
          icon={isOpen ? mdiCheckAll : mdiTrayRemove}
          title={t(`empty.${state}`)}
          text={isOpen ? t('empty.openText') : undefined}
        />
      }
      failed={t('failed')}
      more={t('more')}
    >
      {(cases) => (
        <ul aria-label={t(`titles.${state}`)} className="card-surface moderation-lines">
          {cases.map((one) => (
            <CaseLine key={one.id} reported={one} />
          ))}
        </ul>
      )}
    </ModerationList>
  );
}
