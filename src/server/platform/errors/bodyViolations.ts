import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { ErrorTextKey, Violation } from './requestError';

type SchemaError = Pick<ErrorObject, 'instancePath' | 'keyword' | 'params'>;

/** Maximum number of violations in one response. */
const mostViolations = 50;
/** Maximum length of a field path, which the client can choose. */
const longestPath = 200;

// Separate from Fastify's validator, which stops at the first error, so that valid requests stay cheap.
const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false });
const validators = new WeakMap<object, ValidateFunction>();

/**
 * Every field of a rejected body that is missing or invalid. `first` is the error the body was rejected for. Unknown
 * fields are not collected, so a body with a million of them costs no more than any other.
 */
export function bodyViolations(
  first: readonly SchemaError[],
  schema: unknown,
  body: unknown,
): Violation[] {
  const violations = new Map<string, Violation>();
  for (const error of [...collectErrors(schema, body), ...first]) {
    const violation = toViolation(error);
    if (!violations.has(violation.propertyPath)) {
      violations.set(violation.propertyPath, violation);
    }
    if (violations.size === mostViolations) break;
  }
  return [...violations.values()];
}

function collectErrors(schema: unknown, body: unknown): readonly SchemaError[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const validate = validators.get(schema) ?? ajv.compile(withoutClosing(schema));
  validators.set(schema, validate);
  // Without a body, every field is missing.
  return validate(body ?? {}) ? [] : (validate.errors ?? []);
}

/** The schema with unknown fields allowed at every depth. */
function withoutClosing(schema: object): object {
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([name, value]) => name !== 'additionalProperties' || value !== false)
      .map(([name, value]): [string, unknown] => [name, withoutClosingBelow(value)]),
  );
}

function withoutClosingBelow(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutClosingBelow);
  return typeof value === 'object' && value !== null ? withoutClosing(value) : value;
}

function toViolation({ instancePath, keyword, params }: SchemaError): Violation {
  const own: unknown = params.missingProperty ?? params.additionalProperty;
  const parts = instancePath.split('/').filter((part) => part !== '');
  return {
    propertyPath: [...parts, ...(typeof own === 'string' ? [own] : [])]
      .join('.')
      .slice(0, longestPath),
    ...reasonOf(keyword, params),
    code: keyword,
  };
}

function reasonOf(
  keyword: string,
  params: SchemaError['params'],
): Pick<Violation, 'textKey' | 'limit'> {
  const { limit }: { limit?: unknown } = params;
  return keyword === 'maxLength' && typeof limit === 'number'
    ? { textKey: 'valueTooLong', limit }
    : { textKey: textKeyFor(keyword, params) };
}

function textKeyFor(keyword: string, params: SchemaError['params']): ErrorTextKey {
  if (keyword === 'required') return 'fieldRequired';
  // An empty text where at least one character is required.
  if (keyword === 'minLength' && params.limit === 1) return 'fieldRequired';
  return keyword === 'additionalProperties' ? 'fieldUnknown' : 'invalidValue';
}
