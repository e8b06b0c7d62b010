import { Navigate, Route, Routes } from 'react-router-dom';
import { useModerationPaths } from '../useModerationPaths';
import { RequestListPage } from './RequestListPage';
import { RequestPage } from './RequestPage';

/** The pages of requests, in a chunk of their own. */
export function RequestSection() {
  const { requests } = useModerationPaths();
  return (
    <Routes>
      <Route path="" element={<RequestListPage />} />
      <Route path=":id" element={<RequestPage />} />
      <Route path="*" element={<Navigate to={requests} replace />} />
    </Routes>
  );
}
