import { parseMailSender } from '../../../../src/server/platform/mail/mailSender';

test.each([
  ['post@records.example', { address: 'post@records.example' }],
  ['<post@records.example>', { address: 'post@records.example' }],
  ['Records <post@records.example>', { name: 'Records', address: 'post@records.example' }],
  ['"Records, Inc." <p@records.example>', { name: 'Records, Inc.', address: 'p@records.example' }],
  ['"The \\"Hall\\"" <p@records.example>', { name: 'The "Hall"', address: 'p@records.example' }],
  ['記録の殿堂 <p@records.example>', { name: '記録の殿堂', address: 'p@records.example' }],
])('parses %s', (text, sender) => {
  expect(parseMailSender(text)).toEqual(sender);
});

test.each([
  '',
  'Records',
  'Records post@records.example',
  'post@records',
  'a@records.example, b@records.example',
  'Records <a@records.example> <b@records.example>',
  'Records <a@records.example,b@records.example>',
  'Records\r\nBcc: b@example.org <a@records.example>',
])('rejects %j', (text) => {
  expect(parseMailSender(text)).toBeUndefined();
});
