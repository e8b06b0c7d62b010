import { Route, Routes } from 'react-router-dom';
import { CasePage } from './CasePage';
import { CaseTable } from './CaseTable';

/** The support section: the table of cases, and the page of one case. */
export function SupportSection() {
  return (
    <Routes>
      <Route index element={<CaseTable />} />
      <Route path=":id" element={<CasePage />} />
      <Route path="*" element={<CaseTable />} />
    </Routes>
  );
}
