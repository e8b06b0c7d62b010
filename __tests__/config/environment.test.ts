import { validHost } from '../../src/config/environment';

test.each([
  ['https://api.example.com', 'https://api.example.com'],
  ['https://api.example.com/', 'https://api.example.com'],
  ['https://example.com/backend/', 'https://example.com/backend'],
  ['http://localhost:8000', 'http://localhost:8000'],
  ['', ''],
  [undefined, ''],
  ['api.example.com', ''],
  ['javascript:alert(1)', ''],
  ['ftp://example.com', ''],
])('%s becomes "%s"', (value, expected) => {
  expect(validHost(value)).toBe(expected);
});
