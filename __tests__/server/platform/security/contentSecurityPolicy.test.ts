import fastify from 'fastify';
import { allowSources } from '../../../../src/server/platform/security/contentSecurityPolicy';

test('allowSources adds to the directives a policy has and adds those it lacks', async () => {
  const app = fastify();
  app.get('/', (_request, reply) => {
    void reply.header('Content-Security-Policy', "default-src 'self';img-src 'self' data:");
    allowSources(reply, { 'img-src': ['https://a.example'], 'frame-src': ["'self'"] });
    return '';
  });
  const { headers } = await app.inject('/');
  await app.close();
  expect(headers['content-security-policy']).toBe(
    "default-src 'self';img-src 'self' data: https://a.example;frame-src 'self'",
  );
});
