import type { QueryParams } from '../views/parameters';

/** What a page is asked to show: its address. */
export interface ShownPage {
  /** The parameters of its pattern. */
  params: Readonly<Record<string, string>>;
  /** Of a page of one article, game, group or chart. */
  id?: number | undefined;
  search: URLSearchParams;
}

/**
 * A GET request of the API. `Args` is what it depends on, beside the language: null for nothing, the one place of its path, or
 * an object with the places.
 */
export interface Read<Args> {
  /** The pattern of its path: places are in braces. */
  path: string;
  /**
   * What a device keeps to read it offline: responses for everyone, of which `people` names members, or for the member
   * who asked.
   */
  keep: 'api' | 'people' | 'member';
  /** The response is the same in every language. */
  untranslated?: true;
  /** `start` is where a page of a list that is read page by page starts: its number, or its cursor. */
  params?(args: Args, start?: number | string): QueryParams;
}

/** A read that a page starts with. The server inlines its response in the document, the browser requests it with the page's code. */
export interface StartingRead<Args> extends Read<Args> {
  /** What a page starts with; undefined if it has to wait for something else, such as the session. */
  of(page: ShownPage): Args | undefined;
}

export interface ApiRequest {
  path: string;
  params: QueryParams;
}

export function requestOf<Args>(
  asked: Read<Args>,
  args: Args,
  start?: number | string,
): ApiRequest {
  const placed = (name: string): unknown =>
    typeof args === 'object' && args !== null ? Reflect.get(args, name) : args;
  return {
    path: asked.path.replaceAll(/\{(\w+)\}/g, (_place, name: string) =>
      encodeURIComponent(String(placed(name))),
    ),
    params: asked.params?.(args, start) ?? {},
  };
}

/** The request that a page starts with. */
export function startingRequest(
  asked: StartingRead<unknown>,
  page: ShownPage,
): ApiRequest | undefined {
  const args = asked.of(page);
  return args === undefined ? undefined : requestOf(asked, args);
}

/** The request as a path with a query. */
export function requestUrl({ path, params }: ApiRequest): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) query.set(name, String(value));
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

/** These two give a read the type of its arguments. */
export const read = <Args>(described: Read<Args>) => described;
export const startingRead = <Args>(described: StartingRead<Args>) => described;

export type OneOf = { id: number };

/** The id of the page. */
export const ofId = ({ id }: ShownPage): OneOf | undefined =>
  id === undefined ? undefined : { id };
