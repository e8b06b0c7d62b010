import type { Language } from '../contract/languages';
import type { RouteName } from '../contract/routes';
import type { Namespace } from '../i18n/namespaces';
import type { AppDispatch } from '../store/createStore';
import type { LazyPage } from './lazyPage';

/** What an address asks of a page. */
export interface RouteRequest {
  language: Language;
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** A page of the site: its name in the contract, its code, and the first queries it will make. */
export interface RouteEntry {
  name: RouteName;
  /**
   * Its chunk is named as contract/pageChunks.ts says (`webpackChunkName: "page-ArticleList"`): by that name the server asks for
   * it in the document, before any script runs, and answers 404 for pages that have none.
   */
  page: LazyPage;
  /** The areas of texts the page needs beside those of every first screen. */
  texts?: Namespace | readonly Namespace[];
  /** Who may see it; everybody when left out. */
  guard?: 'member' | 'guest';
  /** Starts the page's first queries, beside its code and not after it. */
  prefetch?: (dispatch: AppDispatch, request: RouteRequest) => void | Promise<void>;
}
