import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes } from 'react-router-dom';
import { NoPermission, RequireRole } from '../../access/RequireRole';
import { PageMetadata } from '../../components/page/PageMetadata';
import { moderationRoles } from '../../contract/roles';
import { DecisionsProvider } from './decisions/DecisionsProvider';
import { FiguresPage } from './figures/FiguresPage';
import { ProofPage } from './judging/ProofPage';
import { QueuePage } from './judging/QueuePage';
import { ProofListPage } from './list/ProofListPage';
import { ModerationNavigation } from './ModerationNavigation';
import { QueuesPage } from './queues/QueuesPage';
import { RequestListPage } from './requests/RequestListPage';
import { RequestPage } from './requests/RequestPage';
import { useModerationPaths } from './useModerationPaths';
import './moderation.css';

/** The moderation: its navigation, and the page named by the URL. */
export function ModerationPage() {
  const { t } = useTranslation('metadata');
  const { start } = useModerationPaths();
  return (
    <>
      <PageMetadata title={t('Moderation')} page="Moderation" />
      <RequireRole any={moderationRoles} fallback={<NoPermission />}>
        <DecisionsProvider>
          <ModerationNavigation />
          <div className="moderation-page">
            <Routes>
              <Route path="" element={<QueuesPage />} />
              <Route path="proofs" element={<ProofListPage />} />
              <Route path="proofs/next" element={<QueuePage />} />
              <Route path="proofs/:id" element={<ProofPage />} />
              <Route path="requests" element={<RequestListPage />} />
              <Route path="requests/:id" element={<RequestPage />} />
              <Route path="figures" element={<FiguresPage />} />
              <Route path="*" element={<Navigate to={start} replace />} />
            </Routes>
          </div>
        </DecisionsProvider>
      </RequireRole>
    </>
  );
}
