import { languageTags, type Language } from '../../../contract/languages';
import type { RouteName } from '../../../contract/pages';
import { serverTexts } from '../../platform/texts/serverTexts';
import { analyticsTag } from '../../platform/website/analyticsSources';
import { headAssets, scriptAssets } from './assetTags';
import type { ClientBuild } from '../../platform/builds/clientBuild';
import type { CollectedPreload } from './collectPreloads';
import { headTags, type SiteIdentity } from './headTags';
import { escapeHtml, jsonForScript } from '../../platform/texts/htmlText';
import type { PageMetadata } from './pageMetadata';
import { structuredData } from './structuredData';
import { videoFrameTag } from './videoFrames';

export interface DocumentParts {
  build: ClientBuild;
  page: PageMetadata;
  language: Language;
  route: RouteName | undefined;
  origin: string;
  nonce: string;
  /** The reader's device has the build's files. */
  stored: boolean;
  preloads: readonly CollectedPreload[];
  identity: SiteIdentity;
  /** Set if the site uses analytics, which visitors must consent to. */
  analyticsId?: string | undefined;
  /** The markup of the page, as `src/print` prints it. */
  printed: string;
  /** Further files the worker precaches for offline starts. */
  offlineFiles?: readonly string[];
}

const dataScript = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${jsonForScript(value)}</script>`;

function structuredDataTag({ identity, ...parts }: DocumentParts): string {
  const { name: siteName, socialImage } = identity;
  const graph = structuredData({ ...parts, siteName, socialImage });
  if (graph.length === 0) return '';
  const data = jsonForScript({ '@context': 'https://schema.org', '@graph': graph });
  // The browser removes it when it shows another page (`components/page/documentHead.ts`).
  return `<script type="application/ld+json" data-path="${escapeHtml(parts.page.path ?? '')}">${data}</script>`;
}

/** Fills the template. Every value is escaped here or composed of escaped parts, so user content cannot become markup. */
export function renderDocument(parts: DocumentParts): string {
  const { build, page, language, route, origin, nonce, stored, preloads } = parts;
  const data = [
    dataScript(
      'initial-data',
      preloads.map(({ path, language: spoken, body }) => ({ path, language: spoken, body })),
    ),
    ...(parts.offlineFiles ? [dataScript('offline-files', parts.offlineFiles)] : []),
  ];
  const values: Record<string, string> = {
    lang: escapeHtml(languageTags[language]),
    nonce: escapeHtml(nonce),
    head: [
      headAssets(build, language, route, { nonce, stored }),
      headTags(page, language, origin, parts.identity),
      structuredDataTag(parts),
      videoFrameTag(route),
      analyticsTag(parts.analyticsId),
    ].join('\n    '),
    siteName: escapeHtml(parts.identity.name),
    address: escapeHtml(`${origin}${page.path ?? ''}`),
    page: parts.printed,
    startFailedTitle: escapeHtml(serverTexts[language].start.failedTitle),
    startFailed: escapeHtml(serverTexts[language].start.failed),
    reload: escapeHtml(serverTexts[language].start.reload),
    noScript: escapeHtml(serverTexts[language].start.noScript),
    scripts: [...data, scriptAssets(build, language, route)].join('\n    '),
  };
  return build.template.replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => values[name] ?? '');
}
