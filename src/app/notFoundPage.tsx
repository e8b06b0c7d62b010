import { lazyPage } from './lazyPage';

/** Shown for every URL that matches no page. */
export const notFoundPage = lazyPage(async () => {
  const { NotFoundPage } = await import(/* webpackChunkName: "failures" */ './pages/NotFoundPage');
  return NotFoundPage;
});
