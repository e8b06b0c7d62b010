import { publicOrigin } from '../../../../src/server/platform/http/publicOrigin';

test.each([
  [{ port: 4000 }, 'http://localhost:4000'],
  [{ port: 4000, publicUrl: '' }, 'http://localhost:4000'],
  [{ port: 4000, publicUrl: 'https://vgr.example//' }, 'https://vgr.example'],
])('%j is reached at %s', (config, origin) => {
  expect(publicOrigin(config)).toBe(origin);
});
