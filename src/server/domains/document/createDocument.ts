import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pageChunk } from '../../../contract/pageChunks';
import { isStaticRoute, pageEntry, type RouteName } from '../../../contract/pages';
import type { ShownPage } from '../../../contract/reads/read';
import { reads } from '../../../contract/reads/reads';
import { buildMemberPath } from '../../../contract/routes';
import type { SiteSettings } from '../../../contract/siteSettings';
import type { Article } from '../../../contract/schemas/articles';
import type { PageToPrint } from '../../../contract/printedPage';
import type { PublicMember } from '../../../contract/schemas/comments';
import type { ClientBuild } from '../../platform/builds/clientBuild';
import { readCookie } from '../../platform/http/cookies';
import type { FoundPage } from './findPage';
import { collectPreloads, type CollectedPreloads } from './collectPreloads';
import { describePage } from './pageMetadata';
import { pageSubject } from './pageSubject';
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
  printPage: (page: PageToPrint) => string;
}

const nothing: CollectedPreloads = { preloads: [], status: 200 };

/** Renders a page for a reader; returns the HTML and its status, or the path of the page that it became. */
export async function createDocument(options: DocumentRequest) {
  const { app, request, build, found, origin, nonce } = options;
  const { language } = found;
  const search = new URLSearchParams(options.query);
  // A page without a chunk in this build is not found.
  const page = found.kind === 'page' && build.chunks[pageChunk(found.route)] ? found : undefined;
  const { preloads, status, location } = page
    ? await collectPreloads({ app, request, language }, { ...page, search })
    : nothing;
  const slug = location === undefined ? undefined : memberSlugOf(location);
  if (slug !== undefined) return { movedTo: buildMemberPath(language, slug) };
  // A page whose path has a parameter exists only if its resource does.
  const missing = !page || (!isStaticRoute(page.route) && status === 404);
  const bodies = preloads.map(({ body }) => body);
  const described = describePage({
    language,
    siteName: options.site.name,
    page: missing ? undefined : page,
    article: bodies.find(isArticle),
    subject: pageSubject(bodies),
    member: bodies.find(isMember),
    listPage: page && laterPage({ ...page, search }),
    description: page?.route === 'Home' ? options.site.descriptions[language] : undefined,
  });
  const printed = options.printPage({
    route: missing || status >= 400 ? undefined : page.route,
    address: request.url,
    language,
    siteName: options.site.name,
    reads: Object.fromEntries(preloads.map(({ read, body }) => [read, body])),
    sidebarExpanded: readCookie(request.headers.cookie, 'sidebar:state') !== 'false',
    heading: { title: described.title, lead: described.description },
  });
  const html = renderDocument({
    build,
    page: described,
    identity: options.site,
    analyticsId: options.analyticsId,
    language,
    route: page?.route,
    origin,
    nonce,
    stored: hasFiles(request, build),
    preloads,
    printed,
  });
  return { html, status: documentStatus(missing, status) };
}

/**
 * A list with invalid parameters is still a page, with an error message; only a missing page or a server error changes the
 * status.
 */
function documentStatus(missing: boolean, status: number): number {
  if (missing) return 404;
  return status >= 500 ? 503 : 200;
}

/** The number of a later page of a list. Such pages have addresses of their own. */
function laterPage({ route, ...shown }: ShownPage & { route: RouteName }): string | undefined {
  const pages = (pageEntry(route).reads ?? [])
    .map((name): unknown => reads[name].of(shown))
    .flatMap((asked) => (isPaged(asked) ? asked.page : []));
  const [page = 1] = pages;
  return page > 1 ? String(page) : undefined;
}

const isPaged = (asked: unknown): asked is { page: number } =>
  typeof asked === 'object' && asked !== null && 'page' in asked && typeof asked.page === 'number';

/** Whether the worker that sent the request, before it was started, keeps the files of this build. */
const hasFiles = ({ headers }: FastifyRequest, { chunks }: ClientBuild): boolean =>
  chunks['main']?.some((file) => file === headers['service-worker-navigation-preload']) ?? false;

/** The slug in the address of a member or of one of their lists. */
const memberSlugOf = (address: string) => /^\/api\/members\/([a-z0-9-]+)/.exec(address)?.[1];

const hasType = (body: unknown, type: string): boolean =>
  typeof body === 'object' && body !== null && '@type' in body && body['@type'] === type;
const isArticle = (body: unknown): body is Article => hasType(body, 'Article');
const isMember = (body: unknown): body is PublicMember => hasType(body, 'Member');
