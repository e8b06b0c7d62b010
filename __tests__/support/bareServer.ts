import { fastify } from 'fastify';
import { paths } from '../../src/contract/paths';

// What Fastify alone makes of an answer that is already written, for comparison: `node --import tsx bareServer.ts`.
const app = fastify();
app.get(paths.articles, (_request, reply) =>
  reply.type('application/ld+json; charset=utf-8').send(process.env.ANSWER),
);
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
await app.listen({ host: 'localhost', port: Number(process.env.PORT) });
