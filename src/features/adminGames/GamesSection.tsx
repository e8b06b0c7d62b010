import { Route, Routes } from 'react-router-dom';
import { GameTable } from './list/GameTable';

/** The games section: the table. */
export function GamesSection() {
  return (
    <Routes>
      <Route index element={<GameTable />} />
      <Route path="*" element={<GameTable />} />
    </Routes>
  );
}
