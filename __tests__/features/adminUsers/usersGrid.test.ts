import { readGridParams } from '../../../src/admin-frame/grid/gridAddress';
import { accountQuery, usersGrid } from '../../../src/features/adminUsers/usersGrid';

const read = (address: string) =>
  accountQuery(readGridParams(usersGrid, new URLSearchParams(address)));

test('reads the request from a URL, newest first by default', () => {
  expect(read('')).toMatchObject({
    page: 1,
    search: '',
    state: '',
    order: { field: 'createdAt', direction: 'desc' },
  });
  expect(
    read('search=gra&state=disabled&registeredFrom=2026-01-31&sort=username&direction=asc&page=3'),
  ).toMatchObject({
    page: 3,
    search: 'gra',
    state: 'disabled',
    registeredFrom: '2026-01-31',
    order: { field: 'username', direction: 'asc' },
  });
});

test.each(['2026-02-30', '0002-01-01', 'soon'])('%s is not a date and does not filter', (day) => {
  expect(read(`lastLoginTo=${day}`).lastLoginTo).toBe('');
});
