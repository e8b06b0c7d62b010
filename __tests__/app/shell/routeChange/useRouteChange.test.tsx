import { useRouteChange } from '../../../../src/app/shell/routeChange/useRouteChange';
import { renderWithStore } from '../../../support/browser/renderWithStore';

function Shell() {
  useRouteChange();
  return null;
}

const routeAt = async (at: string) => {
  const { store } = await renderWithStore(<Shell />, { at });
  const { route, routeQuery, routeHash } = store.getState().ui;
  return { route, routeQuery, routeHash };
};

test('the store has the current route and the query of a list', async () => {
  expect(await routeAt('/en/articles?search=zelda&page=2#latest')).toEqual({
    route: '/en/articles',
    routeQuery: 'search=zelda&page=2',
    routeHash: '#latest',
  });
});

test('a secret in the URL never reaches the store', async () => {
  const known = await routeAt('/en/reset-password?token=s3cret#access_token=s3cret&x=1');
  expect(known).toEqual({ route: '/en/reset-password', routeQuery: '', routeHash: '' });
});
