import { hoistSchemas } from './namedSchemas';
import { responseName } from './problemResponses';

interface OpenApiDocument {
  paths?: object;
  components?: object;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Moves named schemas and common error responses to `components`. */
export function shareComponents<Document extends OpenApiDocument>(document: Document): Document {
  const schemas: Record<string, unknown> = {};
  const responses: Record<string, unknown> = {};
  const hoisted = hoistSchemas(document.paths, schemas);
  const paths = Object.fromEntries(
    Object.entries(isObject(hoisted) ? hoisted : {}).map(([path, item]) => [
      path,
      mapObject(item, (operation) => shareResponses(operation, responses)),
    ]),
  );
  return { ...document, paths, components: { ...document.components, schemas, responses } };
}

function shareResponses(operation: unknown, shared: Record<string, unknown>): unknown {
  if (!isObject(operation)) return operation;
  const responses = mapObject(operation.responses, (response, code) => {
    const status = Number(code);
    if (status < 300) return response;
    const name = responseName(status);
    shared[name] ??= response;
    return JSON.stringify(shared[name]) === JSON.stringify(response)
      ? { $ref: `#/components/responses/${name}` }
      : response;
  });
  return { ...operation, responses };
}

function mapObject(value: unknown, map: (item: unknown, key: string) => unknown): unknown {
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, map(item, key)]))
    : value;
}
