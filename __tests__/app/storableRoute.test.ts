import { storableRoute } from '../../src/app/storableRoute';
import { listParameters } from '../../src/contract/views/listViews';

test('of a URL all parameters of lists are stored, and no other', () => {
  const names = [...listParameters.keys()];
  const search = `?${[...names, 'token', 'ref', 'redirect'].map((name) => `${name}=1`).join('&')}`;
  const { query } = storableRoute({ pathname: '/en/games', search, hash: '' });
  expect([...new URLSearchParams(query).keys()]).toEqual(names);
});
