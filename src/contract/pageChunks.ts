import { isInformationRoute } from './informationPages';
import { pageEntry, type RouteName } from './pages';

/**
 * The name of the chunk with a page's code; the text pages share one component and so its chunk. The browser's
 * route table uses these chunk names; the server preloads the chunk in the document, and treats a page
 * without a chunk as not found.
 */
export function pageChunk(route: RouteName): string {
  return isInformationRoute(route) ? 'page-Information' : `page-${route}`;
}

/** The chunks a page's first paint needs. The styles of Material components are a separate chunk. */
export function pageChunks(route: RouteName): string[] {
  return pageEntry(route).plain ? [pageChunk(route)] : ['material-styles', pageChunk(route)];
}
