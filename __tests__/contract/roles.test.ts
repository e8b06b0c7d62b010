import {
  countRoles,
  hasAllRoles,
  hasAnyRole,
  hasRole,
  outranks,
  namedRolesOf,
  roles,
} from '../../src/contract/roles';

test.each([
  ['ROLE_ADMIN', ['ROLE_ADMIN'], true],
  ['ROLE_ADMIN', ['ROLE_SUPER_ADMIN'], true],
  ['ROLE_ADMIN', ['ROLE_USER', 'ROLE_SONATA_ADMIN'], false],
  ['ROLE_ADMIN', [], false],
  ['ROLE_SUPER_ADMIN', ['ROLE_ADMIN'], false],
  ['ROLE_VGR_NEWS', ['ROLE_SUPER_ADMIN'], false],
  ['ROLE_VGR_NEWS', ['ROLE_VGR_NEWS'], true],
  ['role_admin', ['ROLE_ADMIN'], false],
])('%s is granted by %j: %s', (role, owned, has) => {
  expect(hasRole(owned, role)).toBe(has);
});

test.each([
  [['ROLE_VGR_NEWS', 'ROLE_ADMIN'], ['ROLE_SUPER_ADMIN'], true, false],
  [['ROLE_ADMIN', 'ROLE_SUPER_ADMIN'], ['ROLE_SUPER_ADMIN'], true, true],
  [['ROLE_ADMIN', 'ROLE_SUPER_ADMIN'], ['ROLE_ADMIN'], true, false],
  [['ROLE_ADMIN'], ['ROLE_USER'], false, false],
  [[], ['ROLE_USER'], false, true],
])('of %j, %j has any: %s, all: %s', (wanted, owned, any, all) => {
  expect(hasAnyRole(owned, wanted)).toBe(any);
  expect(hasAllRoles(owned, wanted)).toBe(all);
});

test('counts the different roles of each category', () => {
  const owned = [
    'ROLE_USER',
    'ROLE_PLAYER',
    'ROLE_ADMIN',
    'ROLE_ADMIN',
    'ROLE_SUPER_ADMIN',
    'ROLE_SONATA_ADMIN',
    'ROLE_VGR_NEWS',
    'ROLE_VGR_GAME',
    'ROLE_VGR_PROOF',
    'ROLE_ADMINISTRATIVE',
  ];
  expect(countRoles(owned)).toEqual({
    administration: 2,
    contentManagement: 1,
    product: 3,
    others: 3,
  });
});

test('lists the known roles, highest first', () => {
  expect(namedRolesOf(['ROLE_USER', 'ROLE_VGR_NEWS', 'ROLE_SUPER_ADMIN', 'ROLE_USER'])).toEqual([
    'superAdmin',
    'user',
  ]);
});

test.each([
  [[roles.moderator], [roles.user], true],
  [[roles.moderator], [roles.proofModerator], false],
  [[roles.moderator], [roles.gameEditor], true],
  [[roles.admin], [roles.proofModerator], true],
  [[roles.moderator], [roles.moderator], false],
  [[roles.moderator], [roles.admin], false],
  [[roles.admin], [roles.moderator], true],
  [[roles.admin], [roles.admin], false],
  [[roles.admin, roles.superAdmin], [roles.admin], true],
  [[roles.admin], [roles.superAdmin], false],
  [[roles.superAdmin], [roles.superAdmin], false],
])('%j acts against %j: %s', (moderator, member, expected) => {
  expect(outranks(moderator, member)).toBe(expected);
});
