import { createInterface } from 'node:readline/promises';
import { Writable, type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import type { AdministratorPrompts } from '../domains/administration/createAdministrator';
import { usageError } from '../platform/settings/commandUsage';
import { StartupError } from '../platform/settings/startupErrors';

interface Terminal {
  commandLine: readonly string[];
  environment: NodeJS.ProcessEnv;
  input: Readable & { isTTY?: boolean };
  output: Writable;
}

const usage =
  'npm run admin:create -- [--username name] [--email address] [--password-stdin] [--promote]';

function readFlags(commandLine: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...commandLine],
      options: {
        username: { type: 'string' },
        email: { type: 'string' },
        'password-stdin': { type: 'boolean', default: false },
        promote: { type: 'boolean', default: false },
      },
    });
    return values;
  } catch {
    // Do not print the argument: it may be a password.
    throw usageError(usage);
  }
}

/**
 * The input of `npm run admin:create`: from flags, from variables (ADMIN_USERNAME, ADMIN_EMAIL, ADMIN_PASSWORD), else from prompts
 * at the terminal. A password is never read from the command line, which every user of the machine can see.
 */
export function createAdministratorPrompts(terminal: Terminal): AdministratorPrompts {
  const { environment, input } = terminal;
  const flags = readFlags(terminal.commandLine);
  const interactive = input.isTTY === true && !flags['password-stdin'];
  const answer = async (given: string | undefined, question: string, otherwise: string) => {
    if (given !== undefined && given !== '') return given;
    if (!interactive) throw new StartupError(otherwise);
    return ask(terminal, question);
  };

  return {
    username: () =>
      answer(
        flags.username ?? environment.ADMIN_USERNAME,
        'Username: ',
        'Set a username with --username or ADMIN_USERNAME.',
      ),
    email: () =>
      answer(
        flags.email ?? environment.ADMIN_EMAIL,
        'Email: ',
        'Set an email address with --email or ADMIN_EMAIL.',
      ),
    password: async () => {
      if (flags['password-stdin']) return (await text(input)).replace(/\r?\n$/, '');
      const { ADMIN_PASSWORD: given } = environment;
      if (given !== undefined && given !== '') return given;
      if (!interactive) {
        throw new StartupError('Set a password with ADMIN_PASSWORD or --password-stdin.');
      }
      const password = await ask(terminal, 'Password: ', { hidden: true });
      const repeated = await ask(terminal, 'Confirm password: ', { hidden: true });
      if (password !== repeated) throw new StartupError('The passwords do not match.');
      return password;
    },
    promote: async (username) => {
      if (flags.promote || !interactive) return flags.promote;
      const question = `A member named ${username} exists. Make them a super administrator? (y/N) `;
      return /^y(?:es)?$/i.test((await ask(terminal, question)).trim());
    },
  };
}

/** Prompts at the terminal; the input of a hidden prompt is not echoed. */
async function ask(
  { input, output }: Terminal,
  question: string,
  { hidden = false } = {},
): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: hidden ? nowhere : output, terminal: true });
  const closed = new Promise<never>((_resolve, reject) => {
    lines.once('close', () => reject(new StartupError('Cancelled.')));
  });
  if (hidden) output.write(question);
  try {
    return await Promise.race([lines.question(hidden ? '' : question), closed]);
  } finally {
    lines.close();
    if (hidden) output.write('\n');
  }
}
