import { PassThrough, Readable } from 'node:stream';
import { createAdministratorPrompts } from '../../../src/server/cli/administratorPrompts';

function start(commandLine: string[], { environment = {}, input = Readable.from([]) } = {}) {
  return createAdministratorPrompts({ commandLine, environment, input, output: new PassThrough() });
}

/** A fake terminal with input; `shown()` returns its output. */
function terminal() {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const output = new PassThrough();
  let shown = '';
  output.on('data', (chunk: Buffer) => (shown += chunk.toString()));
  return { input, output, shown: () => shown };
}

test('flags take precedence over environment variables', async () => {
  const environment = {
    ADMIN_USERNAME: 'other',
    ADMIN_EMAIL: 'a@example.org',
    ADMIN_PASSWORD: 'p',
  };
  const answers = start(['--username', 'ada', '--promote'], { environment });
  expect(await answers.username()).toBe('ada');
  expect(await answers.email()).toBe('a@example.org');
  expect(await answers.password()).toBe('p');
  expect(await answers.promote('ada')).toBe(true);
});

test('a password is read from standard input on request', async () => {
  const answers = start(['--password-stdin'], { input: Readable.from(['insert ', 'coin 1\n']) });
  expect(await answers.password()).toBe('insert coin 1');
});

test('missing input is named when there is no terminal', async () => {
  const answers = start([]);
  await expect(answers.username()).rejects.toThrow('Set a username');
  await expect(answers.email()).rejects.toThrow('Set an email address');
  await expect(answers.password()).rejects.toThrow('Set a password');
  expect(await answers.promote('ada')).toBe(false);
});

test.each([[['--password', 'secret-1']], [['ada', 'secret-1']], [['--usernam=x']]])(
  '%j prints the usage without repeating the value',
  (commandLine) => {
    expect(() => start(commandLine)).toThrow(/^Usage: npm run admin:create [^1]*$/);
  },
);

test('a terminal is prompted, and the password is not echoed', async () => {
  const { input, output, shown } = terminal();
  const answers = createAdministratorPrompts({ commandLine: [], environment: {}, input, output });
  const username = answers.username();
  input.write('ada\r');
  expect(await username).toBe('ada');
  const password = answers.password();
  input.write('insert coin 1\r');
  await new Promise(setImmediate);
  input.write('insert coin 1\r');
  expect(await password).toBe('insert coin 1');
  expect(shown()).toContain('Confirm password: ');
  expect(shown()).not.toContain('insert');
});

test('two different passwords are rejected', async () => {
  const { input, output } = terminal();
  const answers = createAdministratorPrompts({ commandLine: [], environment: {}, input, output });
  const password = answers.password();
  input.write('insert coin 1\r');
  await new Promise(setImmediate);
  input.write('insert coin 2\r');
  await expect(password).rejects.toThrow('The passwords do not match.');
});
