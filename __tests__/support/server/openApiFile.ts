import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

export interface OpenApiResponse {
  $ref?: string;
  content?: Record<string, object>;
}

export interface OpenApiDocument {
  paths: Record<
    string,
    Record<string, { tags: string[]; responses: Record<string, OpenApiResponse> }>
  >;
  components: { responses: Record<string, OpenApiResponse> };
}

/** A file for the OpenAPI document of a run: to make it takes a second, and the servers of all test files have the same. */
export function nameOpenApiFile(): void {
  process.env.VGR_TEST_OPENAPI ??= path.join(tmpdir(), `vgr-openapi-${randomUUID()}.json`);
}

export const removeOpenApiFile = (): void =>
  rmSync(process.env.VGR_TEST_OPENAPI ?? '', { force: true });

/** Closes an object of a schema: a property that is not documented is a difference. */
function closeObject(_key: string, value: unknown): unknown {
  const schema = Object(value);
  const isClosable = typeof schema.properties === 'object' && !('additionalProperties' in schema);
  return isClosable && schema.type === 'object'
    ? { ...schema, additionalProperties: false }
    : value;
}

/** The OpenAPI document of a server, with closed objects. */
export const writeOpenApi = (app: FastifyInstance): OpenApiDocument =>
  JSON.parse(JSON.stringify(app.swagger(), closeObject));

/** The OpenAPI document of a server, which the first one of a run stores for the others. */
export function readOpenApi(app: FastifyInstance): OpenApiDocument {
  const { VGR_TEST_OPENAPI: file = '' } = process.env;
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const document = writeOpenApi(app);
  const own = `${file}.${process.pid}`;
  writeFileSync(own, JSON.stringify(document));
  renameSync(own, file);
  return document;
}
