import { isInformationRoute } from './informationPages';
import type { RouteName } from './routes';

/**
 * The name of the chunk a page's code is in; the pages of texts share one component, so they share its chunk. The browser's
 * route table names its imports so; the server asks for that chunk in the document, before any script has run, and takes a page
 * that has none for one that does not exist.
 */
export function pageChunk(route: RouteName): string {
  return isInformationRoute(route) ? 'page-Information' : `page-${route}`;
}

/** What a page's first paint waits for. Home alone has none of Material's components, whose looks are a chunk of their own. */
export function pageChunks(route: RouteName): string[] {
  return route === 'Home' ? [pageChunk(route)] : ['material-look', pageChunk(route)];
}
