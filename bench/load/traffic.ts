import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { idempotencyHeader } from '../../src/contract/commentRules';
import { paths } from '../../src/contract/paths';
import type { Phase, Sample } from './measurements';

export interface Client {
  origins: readonly string[];
  articles: number;
  token: string;
  account: { username: string; password: string };
  /** A picture as a data URL. */
  picture: string;
}

interface Call {
  path: string;
  body?: object;
  headers?: Record<string, string>;
}

/** The result of a request. */
type Outcome = Pick<Sample, 'status' | 'reason'> & {
  /** Seconds until the client may send another, from Retry-After. */
  wait: number;
};

/** One connection for each client: the agent never makes a request wait for another. */
const agent = new Agent({ keepAlive: true, maxSockets: Infinity, maxFreeSockets: Infinity });
/** Milliseconds. Longer than the time limit of a handler, so that only a node that does not respond exceeds it. */
const timeout = 30_000;

/** Sends a request to one of the nodes. */
function send(origin: string, { path, body, headers }: Call): Promise<Outcome> {
  return new Promise((resolve) => {
    const lost = (reason: string) => resolve({ status: 0, reason, wait: 0 });
    const outgoing = request(`${origin}${path}`, {
      agent,
      method: body ? 'POST' : 'GET',
      headers: {
        accept: 'application/ld+json, text/html',
        'accept-encoding': 'gzip',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      timeout,
    });
    outgoing.on('response', (response) => {
      const { statusCode = 0, headers: received } = response;
      const wait = Number(received['retry-after'] ?? 0);
      const reason = statusCode === 503 && wait === 0 ? '503 without Retry-After' : undefined;
      response.resume();
      response.on('end', () => resolve({ status: statusCode, reason, wait }));
      response.on('error', (error) => lost(`${codeOf(error)} in the body`));
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error(`silent for ${timeout / 1000} s`)));
    outgoing.on('error', (error) => {
      // The node closed an idle connection while the request was on its way: like browsers, send a safe request again.
      if (codeOf(error) === 'ECONNRESET' && outgoing.reusedSocket && !body) {
        resolve(send(origin, { path, headers: { ...headers, connection: 'close' } }));
        return;
      }
      const connection = outgoing.reusedSocket ? 'a used connection' : 'a new connection';
      lost(`${codeOf(error)} on ${connection}`);
    });
    outgoing.end(body ? JSON.stringify(body) : undefined);
  });
}

const codeOf = (error: NodeJS.ErrnoException) => error.code ?? error.message;

const below = (limit: number) => Math.floor(Math.random() * limit);
/** The number of a published article (`fillAdministration`). */
const anArticle = ({ articles }: Client): number => {
  for (;;) {
    const number = 1 + below(articles);
    if (number % 20 !== 0 && number % 33 !== 0 && number % 500 !== 1) return number;
  }
};
const words = ['records', 'title', 'more', 'about', 'w4711w', 'a1'];

type Kind = (client: Client) => Call;

/** Every kind of request. */
export const kinds = {
  list: (client) => ({
    path: `${paths.articles}?status=PUBLISHED&order[publishedAt]=desc&page=${1 + below(Math.min(100, client.articles / 24))}`,
  }),
  article: (client) => ({ path: paths.article(anArticle(client)) }),
  comments: (client) => ({ path: paths.articleComments(anArticle(client)) }),
  document: (client) => ({ path: `/en/x-article-a${anArticle(client)}` }),
  search: () => ({
    path: `${paths.articles}?status=PUBLISHED&search=${words[below(words.length)]}&page=${1 + below(3)}`,
  }),
  write: (client) => ({
    path: paths.comments,
    body: { article: paths.article(anArticle(client)), content: '<p>A comment under load.</p>' },
    headers: { authorization: `Bearer ${client.token}`, [idempotencyHeader]: randomUUID() },
  }),
  login: ({ account }) => ({ path: paths.login, body: account }),
  picture: ({ picture, token }) => ({
    path: paths.uploadAvatar,
    body: { imageData: picture },
    headers: { authorization: `Bearer ${token}` },
  }),
} satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;
export const reads: readonly KindName[] = ['list', 'article', 'comments', 'document', 'search'];

export interface Crowd {
  /** The number of clients that send each kind of request; each waits for its response before it sends another. */
  mix: Partial<Record<KindName, number>>;
  /** Milliseconds between a response and the next request, on average. */
  pause: number;
  /**
   * Seconds in which the clients start, at even intervals. Node accepts one connection in each iteration of its event loop: hundreds
   * at once would wait for half a minute, however fast a busy node responds.
   */
  arrival?: number;
}

/** Starts clients and records each request under the phase in which it began; returns how to stop them. */
export function startClients(
  client: Client,
  options: Crowd,
  { record, phase }: { record: (sample: Sample) => void; phase: () => Phase },
) {
  const state = { going: true };
  const stopped = new AbortController();
  // Every client waits on it.
  setMaxListeners(0, stopped.signal);
  const rest = (milliseconds: number) =>
    delay(milliseconds, undefined, { signal: stopped.signal }).catch(() => undefined);
  const loop = async (kind: KindName, start: number, count: number) => {
    await rest(((options.arrival ?? 0) * 1000 * start) / count);
    for (let number = start; state.going; number += 1) {
      const origin = client.origins[number % client.origins.length] ?? '';
      const begun = { kind, phase: phase(), begun: Date.now() };
      const { status, reason, wait } = await send(origin, kinds[kind](client));
      const milliseconds = Date.now() - begun.begun;
      record({ ...begun, milliseconds, status, reason });
      await rest(Math.max(options.pause, wait * 1000) * (0.5 + Math.random()));
    }
  };
  const loops = Object.entries(options.mix).flatMap(([name, count]) =>
    Array.from({ length: count }, (_, index) => loop(nameOf(name), index, count)),
  );
  return async () => {
    state.going = false;
    stopped.abort();
    await Promise.all(loops);
  };
}

const isKind = (name: string): name is KindName => Object.hasOwn(kinds, name);
function nameOf(name: string): KindName {
  if (!isKind(name)) throw new Error(`There is no kind of request called ${name}.`);
  return name;
}
