import { fastify } from 'fastify';
import { paths } from '../../src/contract/paths';
import { ArticleCollection } from '../../src/contract/schemas/articles';

/*
 * What Fastify alone makes of the list of articles, without a database, a log or headers of its own: written anew by the list's
 * schema for each who asks, and, under /written, the text that stands ready. `node --import tsx bareServer.ts`
 */
const text = process.env.ANSWER ?? '{}';
const list: unknown = JSON.parse(text);
const type = 'application/ld+json; charset=utf-8';
const app = fastify();
app.get(paths.articles, { schema: { response: { 200: ArticleCollection } } }, (_request, reply) =>
  reply.type(type).send(list),
);
app.get(`/written${paths.articles}`, (_request, reply) => reply.type(type).send(text));
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
await app.listen({ host: 'localhost', port: Number(process.env.PORT) });
