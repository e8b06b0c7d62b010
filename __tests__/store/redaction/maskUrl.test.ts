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
