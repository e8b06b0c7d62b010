import type { ComponentType } from 'react';
import type { RouteName } from '../contract/pages';
import type { Namespace } from '../i18n/namespaces';
import type { LazyPage } from './lazyPage';

/** What the browser adds to a page of `contract/pages`. */
export interface PageCode {
  /**
   * Fetches its component. Its chunk is named as in contract/pageChunks.ts (`webpackChunkName: "page-ArticleList"`): by that
   * name the server preloads it in the document, before any script runs, and responds with 404 to pages without a chunk.
   */
  fetch: () => Promise<ComponentType>;
  /** The namespaces the page needs in addition to those of every first screen. */
  texts?: Namespace | readonly Namespace[];
}

/** A page of the site, ready to be rendered. */
export interface RouteEntry {
  name: RouteName;
  page: LazyPage;
  texts?: PageCode['texts'];
}
