import { fastify } from 'fastify';
import { paths } from '../../../src/contract/paths';
import { ArticleCollection } from '../../../src/contract/schemas/articles';

/*
 * The list of articles served by Fastify alone, without a database, a log or headers of its own: serialised by the
 * list's schema for each request and, under /written, as a prepared string. `node --import tsx bareServer.ts`
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
