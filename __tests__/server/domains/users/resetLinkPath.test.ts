import { languages } from '../../../../src/contract/languages';
import { fillResetLink, isResetLinkPath } from '../../../../src/server/domains/users/resetLinkPath';

const good = [
  '/reset-password?token=[token]',
  '/reset-password?token={token}',
  ...languages.flatMap((language) => [
    `/${language}/reset-password?token=[token]`,
    `/${language}/reset-password?token={token}`,
  ]),
];

test.each(good)('%s is a page of this site', (path) => {
  expect(isResetLinkPath(path)).toBe(true);
});

test.each([
  '',
  '/',
  'reset-password?token=[token]',
  './reset-password?token=[token]',
  '//reset-password?token=[token]',
  '///evil.example/reset-password?token=[token]',
  '//evil.example/reset-password?token=[token]',
  '/\\evil.example/reset-password?token=[token]',
  '\\\\evil.example/reset-password?token=[token]',
  'https://evil.example/reset-password?token=[token]',
  'https:/reset-password?token=[token]',
  'https:reset-password?token=[token]',
  'javascript:alert(1)//reset-password?token=[token]',
  'data:text/html,/reset-password?token=[token]',
  '@evil.example/reset-password?token=[token]',
  '.evil.example/reset-password?token=[token]',
  ':80@evil.example/reset-password?token=[token]',
  '/de/reset-password?token=[token]',
  '/EN/reset-password?token=[token]',
  '/en/en/reset-password?token=[token]',
  '/en//reset-password?token=[token]',
  '/en/../reset-password?token=[token]',
  '/en/%2e%2e/reset-password?token=[token]',
  '/%65n/reset-password?token=[token]',
  '/en/reset-password/?token=[token]',
  '/en/reset-password',
  '/en/reset-password?token=',
  '/en/reset-password?token=abc',
  '/en/reset-password?token=%5Btoken%5D',
  '/en/reset-password?token=[token]&next=https://evil.example',
  '/en/reset-password?next=https://evil.example&token=[token]',
  '/en/reset-password?token=[token]#https://evil.example',
  '/en/reset-password?token=[token][token]',
  '/en/reset-password?token=[token}',
  '/en/reset-password?token=(token)',
  '/en/reset-password?TOKEN=[token]',
  '/en/login?token=[token]',
  '/en/reset-password?token=[token]\r\nBcc: x@evil.example',
  '/en/reset-password?token=[token]\n',
  ' /en/reset-password?token=[token]',
  '/en/reset-password?token=[token] ',
  '/en\u0000/reset-password?token=[token]',
  '/en/reset-password\u202E?token=[token]',
  '/en／reset-password?token=[token]',
  `/en/reset-password?token=[token]${'&'.repeat(200)}`,
])('%j is rejected', (path) => {
  expect(isResetLinkPath(path)).toBe(false);
});

test.each(['[token]', '{token}'])('the token replaces %s', (place) => {
  const address = fillResetLink(
    'https://records.example',
    `/en/reset-password?token=${place}`,
    'a$&b',
  );
  expect(address).toBe('https://records.example/en/reset-password?token=a$&b');
});
