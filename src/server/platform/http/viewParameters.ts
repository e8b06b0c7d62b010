import { Type, type TSchema } from '@sinclair/typebox';
import { limits } from '../../../contract/limits';
import type { View } from '../../../contract/views/defineView';
import type { Parameter } from '../../../contract/views/parameters';
import { lastValue, type QueryValues } from './collection';
import { badFilter, readId, readSearch } from './queryParameters';

const schemas: Record<
  Parameter<unknown>['kind'],
  (parameter: Parameter<unknown>, description: string) => TSchema
> = {
  choice: ({ accepts = [] }, description) =>
    Type.String({
      description,
      ...(typeof accepts === 'string' ? { pattern: accepts } : { enum: [...accepts] }),
    }),
  cursor: (_parameter, description) => Type.String({ description }),
  id: (_parameter, description) => Type.Integer({ minimum: 1, description }),
  number: (_parameter, description) => Type.Integer({ minimum: 1, description }),
  player: (_parameter, description) => Type.Integer({ minimum: 1, description }),
  search: (_parameter, description) => Type.String({ maxLength: limits.searchLength, description }),
};

/** @throws RequestError (400) for a text that is no value of the parameter */
function readParameter(parameter: Parameter<unknown>, query: QueryValues): unknown {
  const { kind, name } = parameter;
  if (kind === 'search') return readSearch(query);
  if (kind === 'id' || kind === 'player') return readId(query, name);
  const text = lastValue(query, name);
  if (text === undefined || kind === 'cursor') return text;
  const value = parameter.read(text);
  if (value === undefined) throw badFilter(name);
  return value;
}

/**
 * The parameters of the API that are those of a page's URL.
 * @param descriptions for the documentation; `false`: the API has a parameter of its own, or none
 */
export function viewParameters<Shown extends object>(
  view: View<Shown>,
  descriptions: Record<keyof Shown, string | false>,
) {
  const entries = Object.entries<Parameter<unknown>>(view.parameters).flatMap(
    ([key, parameter]) => {
      const description: unknown = Reflect.get(descriptions, key);
      return typeof description === 'string' ? [{ key, parameter, description }] : [];
    },
  );
  return {
    properties: Object.fromEntries(
      entries.map(({ parameter, description }) => [
        parameter.name,
        Type.Optional(schemas[parameter.kind](parameter, description)),
      ]),
    ),
    /** What a query asks for; without what it does not name. A cursor is still to be decoded. */
    read: (query: QueryValues): { [Key in keyof Shown]?: Exclude<Shown[Key], null> } =>
      // Object.fromEntries loses which value has which type.
      Object.fromEntries(
        entries.flatMap(({ key, parameter }) => {
          const value = readParameter(parameter, query);
          return value === undefined ? [] : [[key, value]];
        }),
      ) as { [Key in keyof Shown]?: Exclude<Shown[Key], null> },
  };
}
