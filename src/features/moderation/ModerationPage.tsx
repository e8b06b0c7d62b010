import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes } from 'react-router-dom';
import { NoPermission, RequireRole } from '../../access/RequireRole';
import { Placeholder } from '../../components/feedback/Placeholder';
import { importWithRetry } from '../../components/lazy/importWithRetry';
import { PageMetadata } from '../../components/page/PageMetadata';
import { moderationRoles } from '../../contract/roles';
import { DecisionsProvider } from './decisions/DecisionsProvider';
import { FiguresPage } from './figures/FiguresPage';
import { ProofPage } from './judging/ProofPage';
import { QueuePage } from './judging/QueuePage';
import { ProofListPage } from './list/ProofListPage';
import { ModerationNavigation } from './ModerationNavigation';
import { QueuesPage } from './queues/QueuesPage';
import { useModerationPaths } from './useModerationPaths';
import { useModerationRights } from './useModerationRights';
import './moderation.css';

const RequestSection = lazy(async () => {
  const { RequestSection: Section } = await importWithRetry(
    async () => import(/* webpackChunkName: "moderation-requests" */ './requests/RequestSection'),
  );
  return { default: Section };
});

// Who judges proofs only does not fetch it.
const ReportPages = lazy(async () => {
  const { ReportPages: Pages } = await importWithRetry(
    async () => import(/* webpackChunkName: "moderation-reports" */ './reports/ReportPages'),
  );
  return { default: Pages };
});

/** The moderation: its navigation, and the page named by the URL. */
export function ModerationPage() {
  const { t } = useTranslation('metadata');
  return (
    <>
      <PageMetadata title={t('Moderation')} page="Moderation" />
      <RequireRole any={moderationRoles} fallback={<NoPermission />}>
        <DecisionsProvider>
          <ModerationNavigation />
          <div className="moderation-page">
            <Pages />
          </div>
        </DecisionsProvider>
      </RequireRole>
    </>
  );
}

/** Who decides reports only starts with them. */
function Pages() {
  const { start, reports } = useModerationPaths();
  const { judges, decides } = useModerationRights();
  const ifJudging = (page: ReactNode) => (judges ? page : <NoPermission />);
  const ifDeciding = (page: ReactNode) => (decides ? page : <NoPermission />);
  return (
    <Routes>
      <Route path="" element={judges ? <QueuesPage /> : <Navigate to={reports} replace />} />
      <Route path="proofs" element={ifJudging(<ProofListPage />)} />
      <Route path="proofs/next" element={ifJudging(<QueuePage />)} />
      <Route path="proofs/:id" element={ifJudging(<ProofPage />)} />
      <Route path="requests/*" element={ifJudging(fetched(<RequestSection />))} />
      <Route path="figures" element={ifJudging(<FiguresPage />)} />
      <Route path="reports/*" element={ifDeciding(fetched(<ReportPages />))} />
      <Route path="*" element={<Navigate to={start} replace />} />
    </Routes>
  );
}

/** A section that is fetched when it is opened. */
const fetched = (section: ReactNode) => (
  <Suspense fallback={<Placeholder shape="area" className="moderation-placeholder" />}>
    {section}
  </Suspense>
);
