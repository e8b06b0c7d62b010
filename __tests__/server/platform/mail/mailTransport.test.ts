import { createMailTransport } from '../../../../src/server/platform/mail/mailTransport';
import { createMailFolder, type MailFolder } from '../../../support/server/mailFolder';

let mails: MailFolder;
beforeAll(async () => {
  mails = await createMailFolder();
});
afterAll(async () => mails?.remove());

const mail = {
  to: 'reader@example.org',
  siteName: 'Hall of Records',
  subject: 'パスワードの再設定',
  text: `こんにちは\n\nhttps://records.example/ja/reset-password?token=${'x'.repeat(90)}\n`,
  html: '<p>こんにちは</p>\n',
};

test('without a mail server each mail is stored as a readable file', async () => {
  const transport = createMailTransport({ port: 3000, dataFolder: mails.dataFolder });
  await transport?.send(mail, 'first');
  await transport?.send({ ...mail, to: 'other@example.org' }, 'second');
  const [file = ''] = await mails.to(mail.to);
  expect(file).toContain('From: Hall of Records <no-reply@localhost>\r\n');
  expect(file).toContain('こんにちは\r\n\r\nhttps://records.example/ja/reset-password?token=xxx');
  expect(file).toContain('Content-Type: multipart/alternative');
  expect(file).toContain('<p>こんにちは</p>\r\n');
  expect(await mails.read()).toHaveLength(2);
});

test('a mail sent again replaces its file', async () => {
  const again = await createMailFolder();
  const transport = createMailTransport({ port: 3000, dataFolder: again.dataFolder });
  await transport?.send(mail, 'one');
  await transport?.send({ ...mail, subject: 'Again' }, 'one');
  const files = await again.read();
  expect(files).toHaveLength(1);
  expect(files[0]).toContain('Message-ID: <one@localhost>\r\n');
  expect(files[0]).toContain('Subject: Again\r\n');
  await again.remove();
});

test.each([
  ['a second address', 'a@example.org,b@example.org'],
  ['a second header', 'a@example.org\r\nBcc: b@example.org'],
])('%s in an address stays within one address', async (_name, to) => {
  const transport = createMailTransport({ port: 3000, dataFolder: mails.dataFolder });
  await transport?.send({ ...mail, to }, `third-${to.length}`);
  const head = (await mails.read()).at(-1)?.split('\r\n\r\n', 1)[0] ?? '';
  // Everything before the one separator is quoted.
  expect(head).toMatch(/^To: <"[^"]+"@example\.org>\r$/m);
  expect(head).not.toMatch(/^Bcc:/m);
});

test.each([
  [{ address: 'post@mail.example' }, 'Hall of Records <post@mail.example>'],
  [{ address: 'post@mail.example', name: 'Records, Inc.' }, '"Records, Inc." <post@mail.example>'],
])('the From header uses the configured sender: %j', async (mailFrom, from) => {
  const { dataFolder } = mails;
  const transport = createMailTransport({ port: 3000, dataFolder, mailFrom });
  await transport?.send({ ...mail, to: 'sender@example.org' }, `z-${from.length}`);
  expect((await mails.read()).at(-1)).toContain(`From: ${from}\r\n`);
});

test('without a server and a folder there is no transport', () => {
  expect(createMailTransport({ port: 3000 })).toBeUndefined();
});
