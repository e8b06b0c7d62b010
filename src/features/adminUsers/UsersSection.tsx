import { Route, Routes } from 'react-router-dom';
import { UserPage } from './UserPage';
import { UserTable } from './UserTable';

/** The users section: the table of members, and the page of one account. */
export function UsersSection() {
  return (
    <Routes>
      <Route index element={<UserTable />} />
      <Route path=":id" element={<UserPage />} />
      <Route path="*" element={<UserTable />} />
    </Routes>
  );
}
