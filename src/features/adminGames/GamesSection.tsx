import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { CataloguePage } from './catalogue/CataloguePage';
import { GameTable } from './list/GameTable';

const GameEditorPage = lazy(async () => {
  const { GameEditorPage: Page } = await import(
    /* webpackChunkName: "admin-game-editor" */ './editor/GameEditorPage'
  );
  return { default: Page };
});

/** The games section: the table, the editor, and what games are made of. */
export function GamesSection() {
  return (
    <Routes>
      <Route index element={<GameTable />} />
      <Route path="catalogue" element={<CataloguePage />} />
      <Route path=":id" element={<GameEditorPage />} />
      <Route path="*" element={<GameTable />} />
    </Routes>
  );
}
