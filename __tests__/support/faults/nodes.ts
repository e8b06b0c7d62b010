import { paths, sitePaths } from '../../../src/contract/paths';
import { eventually } from '../eventually';
import { waitTimeout } from '../waitTimeout';
import { ServerProcess, temporaryFolder } from '../server/serverProcess';

const secret = 'a secret of the faults, forty characters long';

/** A node as a process of its own, which listens on an address. */
export interface Node {
  process: ServerProcess;
  origin: string;
}

/** Starts the server's program; without DATABASE_URL its database is embedded, in DATA_DIR. */
export async function startNode(settings: Record<string, string>): Promise<Node> {
  const process = new ServerProcess({
    DATA_DIR: settings['DATA_DIR'] ?? (await temporaryFolder()),
    TOKEN_SECRET: secret,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000000',
    ...settings,
  });
  return { process, origin: await process.listening() };
}

interface Sent {
  method?: string;
  body?: object | undefined;
  headers?: Record<string, string> | undefined;
}

export interface Reply {
  /** 0: no response. */
  status: number;
  body: unknown;
  headers: Headers;
}

/** Sends one request; a lost connection is status 0, not an error. */
export async function send(origin: string, path: string, sent: Sent = {}): Promise<Reply> {
  const { method = sent.body ? 'POST' : 'GET', body, headers } = sent;
  try {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      signal: AbortSignal.timeout(waitTimeout),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    const json: unknown = response.headers.get('Content-Type')?.includes('json')
      ? JSON.parse(text)
      : undefined;
    return { status: response.status, body: json, headers: response.headers };
  } catch {
    return { status: 0, body: undefined, headers: new Headers() };
  }
}

/** Repeats a request while it gets 503, as clients do: on a busy machine a statement can time out. */
export const sendUntilAvailable = (origin: string, path: string, sent?: Sent) =>
  eventually(
    () => send(origin, path, sent),
    ({ status }) => status !== 503,
  );

export const readyStatus = async (origin: string) => (await send(origin, sitePaths.ready)).status;

/** Waits until a node is ready. */
export const untilReady = (origin: string) =>
  eventually(
    () => readyStatus(origin),
    (status) => status === 200,
  );

export interface Session {
  token: string;
  refreshToken: string;
}

export interface Member extends Session {
  username: string;
}

const textOf = (body: unknown, name: string): string => {
  const value: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' ? value : '';
};

export const sessionOf = ({ body }: Reply): Session => ({
  token: textOf(body, 'token'),
  refreshToken: textOf(body, 'refresh_token'),
});

export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

export const usernameOf = ({ body }: Reply): string => textOf(body, 'username');

export const password = 'insert coin 1';

export const logIn = (origin: string, username: string) =>
  sendUntilAvailable(origin, paths.login, { body: { username, password } });

export const refresh = (origin: string, refreshToken: string) =>
  sendUntilAvailable(origin, paths.refreshToken, { body: { refresh_token: refreshToken } });

/** Registers a member over HTTP and logs in; fails if one of them is rejected. */
export async function joinAs(origin: string, username: string): Promise<Member> {
  const account = { username, email: `${username}@example.org`, plainPassword: password };
  // A repeated registration is rejected if the first one was stored: the log-in decides.
  await sendUntilAvailable(origin, paths.users, { body: account });
  const reply = await logIn(origin, username);
  if (reply.status !== 200) throw new Error(`The log-in of ${username} got ${reply.status}.`);
  return { username, ...sessionOf(reply) };
}
