import { validHost } from '../../config/environment';
import { languageTags, type Language } from '../../contract/languages';
import type { RouteName } from '../../contract/routes';
import { serverTexts } from '../serverTexts';
import { analyticsTag } from './analyticsSources';
import { headAssets, scriptAssets } from './assetTags';
import type { ClientBuild } from './clientBuild';
import type { CollectedPreload } from './collectPreloads';
import { headTags, type SiteIdentity } from './headTags';
import { escapeHtml, jsonForScript } from './htmlText';
import type { PageMetadata } from './pageMetadata';
import { shellBlocks, shellShape } from './shellBlocks';
import { shellWords } from './shellWords';
import { videoFrameTag } from './videoFrames';

export interface DocumentParts {
  build: ClientBuild;
  page: PageMetadata;
  language: Language;
  route: RouteName | undefined;
  origin: string;
  nonce: string;
  answers: readonly CollectedPreload[];
  identity: SiteIdentity;
  /** Of a site that may measure, with its visitors' consent. */
  analyticsId?: string | undefined;
  sidebarExpanded: boolean;
  /** Where the client was built to find the API, if that is not here. */
  apiHost?: string | undefined;
  /** What else the worker fetches for starts without a network. */
  offlineFiles?: readonly string[];
}

const dataScript = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${jsonForScript(value)}</script>`;

/** Fills the template. Every value is escaped here or made of escaped parts; nothing a stranger wrote becomes markup. */
export function renderDocument(parts: DocumentParts): string {
  const { build, page, language, route, origin, nonce, answers } = parts;
  const data = [
    dataScript('initial-data', answers),
    ...(parts.offlineFiles ? [dataScript('offline-files', parts.offlineFiles)] : []),
  ];
  const { headline, lead } = shellWords(route, language, page, parts.identity.name);
  const values: Record<string, string> = {
    lang: escapeHtml(languageTags[language]),
    nonce: escapeHtml(nonce),
    head: [
      headAssets(build, language, route),
      headTags(page, language, origin, parts.identity),
      videoFrameTag(route),
      analyticsTag(parts.analyticsId),
    ].join('\n    '),
    siteName: escapeHtml(parts.identity.name),
    address: escapeHtml(`${origin}${page.path ?? ''}`),
    sidebar: String(parts.sidebarExpanded),
    shape: shellShape(route),
    blocks: shellBlocks(route, answers, validHost(parts.apiHost)),
    headline: escapeHtml(headline),
    lead: escapeHtml(lead),
    startFailedTitle: escapeHtml(serverTexts[language].start.failedTitle),
    startFailed: escapeHtml(serverTexts[language].start.failed),
    reload: escapeHtml(serverTexts[language].start.reload),
    noScript: escapeHtml(serverTexts[language].start.noScript),
    scripts: [...data, scriptAssets(build, language, route)].join('\n    '),
  };
  return build.template.replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => values[name] ?? '');
}
