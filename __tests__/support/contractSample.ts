import type { TSchema } from '@sinclair/typebox';
import { isRecord } from '../../src/api/wire/typeGuards';

const day = '2026-02-03';
const formats: Record<string, string> = {
  'date-time': `${day}T10:00:00.000Z`,
  uri: 'https://partner.example',
};

/** A free text says which field it is of, so that it is found again. */
function textOf(schema: TSchema, path: string): string {
  if (typeof schema.format === 'string') return formats[schema.format] ?? path;
  return typeof schema.pattern === 'string' && schema.pattern.startsWith('^\\d{4}') ? day : path;
}

const under = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

/** A value with all fields of a schema of the contract, also the optional ones and those that can be null. */
export function contractSample(schema: TSchema, path = ''): unknown {
  if (schema.anyOf) return contractSample(schema.anyOf[0], path);
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'array') return [contractSample(schema.items, path)];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'string') return textOf(schema, path);
  if (schema.type !== 'object') return schema.minimum ?? 1;
  const fields = Object.entries<TSchema>(schema.properties ?? {});
  return Object.fromEntries(
    fields.map(([name, inner]) => [name, contractSample(inner, under(path, name))]),
  );
}

const forOtherClients = /^@|^hydra:(first|last)$/;

/** The paths of the fields of a sample, without those that the client never needs. */
export function pathsOf(sample: unknown, path = ''): string[] {
  if (Array.isArray(sample)) return sample.flatMap((item) => pathsOf(item, path));
  if (!isRecord(sample)) return [];
  return Object.entries(sample).flatMap(([name, inner]) =>
    forOtherClients.test(name) ? [] : [under(path, name), ...pathsOf(inner, under(path, name))],
  );
}

/** A sample that calls back with the path of each field that is read. */
export function watched(sample: unknown, onRead: (path: string) => void, path = ''): unknown {
  if (typeof sample !== 'object' || sample === null) return sample;
  return new Proxy(sample, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof name === 'symbol' || typeof value === 'function') return value;
      if (Array.isArray(target)) return watched(value, onRead, path);
      onRead(under(path, name));
      return watched(value, onRead, under(path, name));
    },
  });
}
