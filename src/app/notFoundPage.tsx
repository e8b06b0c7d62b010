import { lazyPage } from './lazyPage';

/** What every address no page answers shows. */
export const notFoundPage = lazyPage(async () => {
  const { NotFoundPage } = await import(/* webpackChunkName: "not-found" */ './pages/NotFoundPage');
  return NotFoundPage;
});
