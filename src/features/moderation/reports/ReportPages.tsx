import { Navigate, Route, Routes } from 'react-router-dom';
import { useModerationPaths } from '../useModerationPaths';
import { CaseListPage } from './CaseListPage';
import { CasePage } from './CasePage';

/** The list of reports, and the page of one. */
export function ReportPages() {
  const { reports } = useModerationPaths();
  return (
    <Routes>
      <Route path="" element={<CaseListPage />} />
      <Route path=":id" element={<CasePage />} />
      <Route path="*" element={<Navigate to={reports} replace />} />
    </Routes>
  );
}
