import { matchPage } from '../../../src/contract/matchPage';
import { isKeyedRoute, pageEntry, routeNames } from '../../../src/contract/pages';
import { routeChanged } from '../../../src/state/uiSlice';
import { createRedaction } from '../../../src/store/redaction/createRedaction';

const shown = (query: string, hash: string) => {
  const { redactAction } = createRedaction();
  return redactAction(routeChanged({ path: '/en/admin/audit', query, hash }));
};

test('only the program’s own parameters of a URL are shown, whatever else it contains', () => {
  const query = 'member=grace&page=2&hunter=two&sort=oldest&status=closed&search=hunter&to=x';
  expect(shown(query, '#hunter')).toMatchObject({
    payload: {
      path: '/en/admin',
      query: 'page=2&sort=oldest&status=closed&search=search%231',
      hash: '#anchor#1',
    },
  });
  expect(shown('', '#password')).toMatchObject({ payload: { query: '', hash: '#password' } });
  expect(shown('', '')).toMatchObject({ payload: { query: '', hash: '' } });
});

test.each(routeNames)('the path of %s leads to the same page after redaction', (route) => {
  const { path, mark, choices = ['8'] } = pageEntry(route);
  const [value = ''] = choices;
  const rest = mark ? `hunter-${mark}8` : path.replace('/*', '').replace(/:\w+/, value);
  const { redactAction } = createRedaction();
  const action = routeChanged({ path: `/en/${rest}`, query: '', hash: '' });
  const { payload } = { payload: undefined, ...Object(redactAction(action)) };
  const masked = String(Reflect.get(Object(payload), 'path')).replace('/en/', '');
  expect(matchPage(masked)?.route).toBe(route);
  expect(masked).toMatch(isKeyedRoute(route) || route === 'Submit' ? /8$/ : /^[a-z/#0-9-]*$/);
});

test('the path of a comparison names neither member', () => {
  const { redactAction } = createRedaction();
  const path = '/en/members/grace/compare/hunter';
  const { payload } = {
    payload: undefined,
    ...Object(redactAction(routeChanged({ path, query: '', hash: '' }))),
  };
  expect(JSON.stringify(payload)).not.toMatch(/grace|hunter/);
  expect(Reflect.get(Object(payload), 'path')).toMatch(/^\/en\/members\/[^/]+\/compare\/[^/]+$/);
});
