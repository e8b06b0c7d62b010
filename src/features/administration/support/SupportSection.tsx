import { Route, Routes } from 'react-router-dom';
import { CasePage } from './CasePage';
import { CaseTable } from './CaseTable';

/** What was reported: the table of cases, and one of them. */
export function SupportSection() {
  return (
    <Routes>
      <Route index element={<CaseTable />} />
      <Route path=":id" element={<CasePage />} />
      <Route path="*" element={<CaseTable />} />
    </Routes>
  );
}
