import type { Parameter, QueryParams } from './parameters';

type Parameters = Readonly<Record<string, Parameter<unknown>>>;

type Values<Described extends Parameters> = {
  [Key in keyof Described]: Described[Key] extends Parameter<infer Value> ? Value : never;
};

/** What is shown of a list, and how the URL of its page and the request of the page say it. */
export interface View<Shown extends object> {
  parameters: { readonly [Key in keyof Shown]: Parameter<Shown[Key]> };
  /** What a URL without parameters shows. */
  defaults: Shown;
  /** Reads the URL of the page; invalid values are ignored. */
  read: (search: URLSearchParams) => Shown;
  /** Writes it back: defaults, which are what is not given, are omitted, unrelated parameters are kept. */
  write: (shown: Partial<Shown>, before?: URLSearchParams) => URLSearchParams;
  /** The same as the search string of a link, with its question mark. */
  queryFor: (shown: Partial<Shown>) => string;
  /** Whether it is filtered, so that an empty list means "no matches". */
  isFiltered: (shown: Shown) => boolean;
  /** The parameters of the request. */
  request: (shown: Shown) => QueryParams;
}

export type ShownBy<Described> = Described extends View<infer Shown> ? Shown : never;

/**
 * Describes what can be shown of a list, a parameter each. The order is that in which the URL has them.
 * @param restrict what the parameters cannot say of each other
 */
export function defineView<Described extends Parameters>(
  parameters: Described,
  restrict: (shown: Values<Described>) => Values<Described> = (shown) => shown,
): View<Values<Described>> {
  const entries: [string, Parameter<unknown>][] = Object.entries(parameters);
  // Object.fromEntries loses which value has which type.
  const collect = (valueOf: (parameter: Parameter<unknown>) => unknown) =>
    Object.fromEntries(
      entries.map(([key, parameter]) => [key, valueOf(parameter)]),
    ) as Values<Described>;
  const defaults = collect((parameter) => parameter.defaultValue);
  const write = (shown: Partial<Values<Described>>, before = new URLSearchParams()) => {
    const values: Partial<Record<string, unknown>> = { ...defaults, ...shown };
    const after = new URLSearchParams(before);
    for (const [key, parameter] of entries) {
      after.delete(parameter.name);
      const text = parameter.write(values[key]);
      if (text !== '') after.set(parameter.name, text);
    }
    return after;
  };
  return {
    parameters: parameters as View<Values<Described>>['parameters'],
    defaults,
    read: (search) =>
      restrict(
        collect((parameter) => {
          const text = search.get(parameter.name);
          return (text === null ? undefined : parameter.read(text)) ?? parameter.defaultValue;
        }),
      ),
    write,
    queryFor: (shown) => `?${write(shown).toString()}`,
    isFiltered: (shown) =>
      entries.some(([key, { filters, write }]) => filters && write(Reflect.get(shown, key)) !== ''),
    request: (shown) =>
      Object.fromEntries(
        entries.flatMap(([key, parameter]) =>
          Object.entries(parameter.request(Reflect.get(shown, key))),
        ),
      ),
  };
}
