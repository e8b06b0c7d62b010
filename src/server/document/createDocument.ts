import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pageChunk } from '../../contract/pageChunks';
import type { RouteName } from '../../contract/routes';
import type { SiteSettings } from '../../contract/siteSettings';
import type { Article } from '../../contract/schemas/articles';
import type { ClientBuild } from './clientBuild';
import { readCookie } from './cookies';
import type { FoundPage } from './findPage';
import { collectPreloads, type CollectedPreloads } from './collectPreloads';
import { preloadRequests } from './preloadRequests';
import { describePage } from './pageMetadata';
import { renderDocument } from './renderDocument';

export type DocumentPage = Extract<FoundPage, { kind: 'page' | 'notFound' }>;

export interface DocumentRequest {
  app: FastifyInstance;
  request: FastifyRequest;
  build: ClientBuild;
  found: DocumentPage;
  query: string;
  nonce: string;
  origin: string;
  site: SiteSettings;
  analyticsId: string | undefined;
  apiHost: string | undefined;
}

const nothing: CollectedPreloads = { answers: [], status: 200 };

/** The document of one page for one reader, and the status it is sent with. */
export async function createDocument(asked: DocumentRequest) {
  const { app, request, build, found, origin, nonce } = asked;
  const { language } = found;
  const search = new URLSearchParams(asked.query);
  // A page without code of its own in this build does not exist in it.
  const page = found.kind === 'page' && build.chunks[pageChunk(found.route)] ? found : undefined;
  const { answers, status } = page
    ? await collectPreloads({ app, request, language }, preloadRequests(page.route, search, page))
    : nothing;
  const missing = !page || (isOneOfMany(page.route) && status === 404);
  const html = renderDocument({
    build,
    page: describePage({
      language,
      siteName: asked.site.name,
      route: missing ? undefined : page.route,
      memberSlug: page?.memberSlug,
      article: answers.map(({ body }) => body).find(isArticle),
      listPage: laterPage(page?.route, search),
      description: page?.route === 'Home' ? asked.site.descriptions[language] : undefined,
    }),
    identity: asked.site,
    analyticsId: asked.analyticsId,
    apiHost: asked.apiHost,
    language,
    route: page?.route,
    origin,
    nonce,
    answers,
    sidebarExpanded: readCookie(request.headers.cookie, 'sidebar:state') !== 'false',
  });
  return { html, status: documentStatus(missing, status) };
}

/** A list asked for wrongly is still a page, which says so; only what is missing or down speaks for the whole document. */
function documentStatus(missing: boolean, status: number): number {
  if (missing) return 404;
  return status >= 500 ? 503 : 200;
}

function laterPage(route: RouteName | undefined, search: URLSearchParams): string | undefined {
  const page = search.get('page') ?? '';
  return route === 'ArticleList' && /^[1-9]\d{0,4}$/.test(page) && page !== '1' ? page : undefined;
}

/** Whether there is such a page only where there is what it shows. */
const isOneOfMany = (route: RouteName) => route === 'ArticleDetail' || route === 'MemberDetail';

function isArticle(body: unknown): body is Article {
  return (
    typeof body === 'object' && body !== null && '@type' in body && body['@type'] === 'Article'
  );
}
