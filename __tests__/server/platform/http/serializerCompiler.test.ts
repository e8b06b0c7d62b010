import { Type } from '@sinclair/typebox';
import { fastify } from 'fastify';
import { createSerializerCompiler } from '../../../../src/server/platform/http/serializerCompiler';

const Named = Type.Object({ name: Type.String() });
const Numbered = Type.Object({ number: Type.Integer() });
const content = { name: 'one', number: 1, secret: 'x' };

async function askFor(...schemas: object[]) {
  const compile = createSerializerCompiler();
  const compiled: unknown[] = [];
  const app = fastify().setSerializerCompiler((route) => {
    const serialize = compile(route);
    compiled.push(serialize);
    return serialize;
  });
  for (const [index, schema] of schemas.entries())
    app.get(`/${index}`, { schema: { response: { 200: schema } } }, () => content);
  const bodies = [];
  for (const index of schemas.keys()) bodies.push((await app.inject(`/${index}`)).body);
  await app.close();
  return { bodies, compiled: new Set(compiled).size };
}

test('each response has the properties of its own schema', async () => {
  const { bodies } = await askFor(Named, Numbered);
  expect(bodies).toEqual(['{"name":"one"}', '{"number":1}']);
});

test('a schema that several routes declare is compiled once', async () => {
  const { bodies, compiled } = await askFor(Named, Named, Numbered);
  expect(bodies).toEqual(['{"name":"one"}', '{"name":"one"}', '{"number":1}']);
  expect(compiled).toBe(2);
});
