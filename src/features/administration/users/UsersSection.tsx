import { Route, Routes } from 'react-router-dom';
import { UserPage } from './UserPage';
import { UserTable } from './UserTable';

/** The members: their table, and the account of one. */
export function UsersSection() {
  return (
    <Routes>
      <Route index element={<UserTable />} />
      <Route path=":id" element={<UserPage />} />
      <Route path="*" element={<UserTable />} />
    </Routes>
  );
}
