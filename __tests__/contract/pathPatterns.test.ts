import { adminPaths } from '../../src/contract/adminPaths';
import { pathPattern } from '../../src/contract/pathPatterns';
import { paths } from '../../src/contract/paths';

test.each([
  [paths.article(12), '/api/articles/{id}'],
  [paths.publicMember('joana-b'), '/api/members/{id}'],
  [paths.ranking('cups'), '/api/rankings/{id}'],
  [paths.me, '/api/users/me'],
  [paths.userExport(7), '/api/users/{id}/export'],
  [adminPaths.articleRevision(3, 8), '/api/admin/articles/{id}/revisions/{part}'],
  [adminPaths.userAction(5, 'force-password-reset'), '/api/admin/users/{id}/{part}'],
  [adminPaths.userByEmail, '/api/admin/users/find-by-email'],
])('%s has the pattern %s', (path, expected) => {
  expect(pathPattern(path)).toBe(expected);
});

test.each(['/api/unknown', '/api/articles/3/4', 'https://elsewhere.example/x', ''])(
  '“%s” has none',
  (path) => {
    expect(pathPattern(path)).toBeUndefined();
  },
);
