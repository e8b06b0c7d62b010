import { Type } from '@sinclair/typebox';
import { fastify, type FastifyError } from 'fastify';
import { RequestError } from '../../../../src/server/platform/errors/requestError';
import {
  decodedParameters,
  idParams,
  parameterValidatorCompiler,
} from '../../../../src/server/platform/plugins/parameterSchemas';

const word = decodedParameters(Type.Object({ word: Type.String() }), ({ word: text }) => {
  if (text === 'bad') throw new RequestError(400, 'badFilter');
  return { word: String(text).toUpperCase() };
});

async function setUp() {
  const app = fastify();
  app.setValidatorCompiler(parameterValidatorCompiler);
  app.setErrorHandler<FastifyError | RequestError>((error, _request, reply) =>
    reply.code(error.statusCode ?? 500).send({ text: error.message }),
  );
  app.get('/rows/:id', { schema: { params: idParams('notFound') } }, (request) => request.params);
  app.get('/words', { schema: { querystring: word } }, (request) => request.query);
  const body = Type.Object({ count: Type.Integer() });
  app.post('/rows', { schema: { body } }, (request) => request.body);
  app.get(
    '/plain/:name',
    { schema: { params: Type.Object({ name: Type.String() }) } },
    (request) => request.params,
  );
  await app.ready();
  return app;
}

test('decodes an id to a number', async () => {
  const app = await setUp();
  expect((await app.inject('/rows/12')).json()).toEqual({ id: 12 });
});

test.each(['0', '01', '1e3', '+5', '-1', '2147483648', 'one', '1.0', '%201'])(
  'responds with 404 to %s, which is no id',
  async (text) => {
    const app = await setUp();
    const reply = await app.inject(`/rows/${text}`);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({ text: 'notFound' });
  },
);

test('hands the handler what the decoder returns, and responds with the error that it throws', async () => {
  const app = await setUp();
  expect((await app.inject('/words?word=yes')).json()).toEqual({ word: 'YES' });
  const refused = await app.inject('/words?word=bad');
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toEqual({ text: 'badFilter' });
});

test('validates a body in the same scope, without coercion', async () => {
  const app = await setUp();
  const post = (payload: object) => app.inject({ method: 'POST', url: '/rows', payload });
  expect((await post({ count: 3 })).json()).toEqual({ count: 3 });
  expect((await post({ count: '3' })).statusCode).toBe(400);
});

test('validates parameters without a decoder as their schema says', async () => {
  const app = await setUp();
  expect((await app.inject('/plain/a')).json()).toEqual({ name: 'a' });
});
