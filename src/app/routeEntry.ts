import type { Language } from '../contract/languages';
import type { RouteName } from '../contract/routes';
import type { Namespace } from '../i18n/namespaces';
import type { AppDispatch } from '../store/createStore';
import type { LazyPage } from './lazyPage';

/** The parts of a URL that a page's queries depend on. */
export interface RouteRequest {
  language: Language;
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** A page of the site: its name in the contract, its code and its first queries. */
export interface RouteEntry {
  name: RouteName;
  /**
   * Its chunk is named as in contract/pageChunks.ts (`webpackChunkName: "page-ArticleList"`): by that name the server
   * preloads it in the document, before any script runs, and responds with 404 to pages without a chunk.
   */
  page: LazyPage;
  /** The namespaces the page needs in addition to those of every first screen. */
  texts?: Namespace | readonly Namespace[];
  /** Who may see it; everyone when omitted. */
  guard?: 'member' | 'guest';
  /** Starts the page's first queries in parallel with loading its code. */
  prefetch?: (dispatch: AppDispatch, request: RouteRequest) => void | Promise<void>;
}
