import * as fc from 'fast-check';
import { hostileParameters, hostileTexts } from './hostileValues';

/** The part of JSON Schema that the API description uses. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

interface Operation {
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

export interface Description {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

/** Valid values by field name, for fields that are validated before others. */
export type Samples = Record<string, () => unknown>;

/** A parameter's or string's share of hostile values. */
const share = <Value>(usual: fc.Arbitrary<Value>, hostile: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 3, arbitrary: usual }, { weight: 1, arbitrary: hostile });

/** Alone, or within other text to reach the minimum length. */
const hostileValues = fc
  .tuple(fc.constantFrom(...hostileTexts), fc.boolean())
  .map(([text, within]) => (within ? `<p>plain ${text} text</p>` : text));

function textOf({ pattern }: Schema, sample: (() => unknown) | undefined): fc.Arbitrary<unknown> {
  if (sample) return share<unknown>(fc.constant(null).map(sample), hostileValues);
  const usual = pattern ? fc.stringMatching(new RegExp(pattern)) : fc.constant('plain text');
  return share(usual, hostileValues);
}

/** Values that match the schema, including hostile strings. */
function valueOf(
  { components }: Description,
  samples: Samples,
): (schema: Schema, name?: string) => fc.Arbitrary<unknown> {
  const fit = (schema: Schema, name = ''): fc.Arbitrary<unknown> => {
    if (schema.$ref) {
      return fit(components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''] ?? {}, name);
    }
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return fc.oneof(...choices.map((choice) => fit(choice, name)));
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    const sample = samples[name];
    switch ([schema.type ?? 'object'].flat()[0]) {
      case 'string':
        return textOf(schema, sample);
      case 'integer':
      case 'number':
        return sample ? fc.constant(null).map(sample) : fc.constantFrom(1, 0, -1, 2_147_483_648);
      case 'boolean':
        return fc.boolean();
      case 'array':
        return sample
          ? fc.constant(null).map(sample)
          : fc.array(fit(schema.items ?? {}), { maxLength: 2 });
      case 'null':
        return fc.constant(null);
      default: {
        const fields = Object.entries(schema.properties ?? {});
        return fc.record(Object.fromEntries(fields.map(([key, one]) => [key, fit(one, key)])), {
          requiredKeys: schema.required ?? [],
        });
      }
    }
  };
  return fit;
}

interface Facts {
  description: Description;
  samples: Samples;
  /** The value of `{id}` in the path. */
  id: number;
}

/** Requests for one described operation, with hostile values in path, query, headers and body. */
export function describedCalls(method: string, path: string, { description, samples, id }: Facts) {
  const { parameters = [], requestBody } = description.paths[path]?.[method] ?? {};
  const [[type, body] = ['', undefined]] = Object.entries(requestBody?.content ?? {});
  const parameter = share(fc.constant(''), fc.constantFrom(...hostileParameters));
  return fc
    .record({
      values: fc.array(parameter, { minLength: parameters.length, maxLength: parameters.length }),
      payload: body ? valueOf(description, samples)(body.schema) : fc.constant(undefined),
    })
    .map(({ values, payload }) => {
      const query: string[] = [];
      const headers: Record<string, string> = {};
      let url = path;
      for (const [index, { in: place, name }] of parameters.entries()) {
        const value = values[index] ?? '';
        if (place === 'path') url = url.replace(`{${name}}`, () => value || String(id));
        else if (place === 'header') headers[name] = value || `a-key-of-${id}-and-more`;
        else if (value !== '') query.push(`${encodeURIComponent(name)}=${value}`);
      }
      if (query.length > 0) url += `?${query.join('&')}`;
      if (payload === undefined) return { method, url, headers };
      headers['content-type'] = type;
      return { method, url, headers, payload: JSON.stringify(payload) };
    });
}
