import type { Language } from '../../../contract/languages';
import { pageChunks } from '../../../contract/pageChunks';
import { sitePaths } from '../../../contract/paths';
import type { RouteName } from '../../../contract/pages';
import type { ClientBuild } from '../../platform/builds/clientBuild';
import { tag } from '../../platform/texts/htmlText';

/** The files a page needs, the program last: deferred scripts run in order, so the others are loaded before it. */
function pageFiles(build: ClientBuild, language: Language, route: RouteName | undefined): string[] {
  const names = [`locale-${language}`, ...(route ? pageChunks(route) : []), 'main'];
  return [...new Set(names.flatMap((name) => build.chunks[name] ?? []))];
}

/** The styles of the frame, which the program's chunks share. */
const programStyles = (build: ClientBuild): string[] => [
  ...(build.chunks['main'] ?? []),
  ...(build.chunks['program'] ?? []),
];

/** Where a document's files are. */
export interface AssetPlaces {
  /** For the style sheets that stand in the document. */
  nonce: string;
  /** The reader's device has the build's files, so the document need not bring them. */
  stored: boolean;
}

/** A style sheet; webpack's runtime knows by the address that it is there. */
function styleTag(href: string, { texts }: ClientBuild, { nonce, stored }: AssetPlaces): string {
  const text = stored ? undefined : texts[href];
  return text === undefined
    ? tag('link', { rel: 'stylesheet', href })
    : `${tag('style', { nonce, 'data-href': href })}${text}</style>`;
}

function themeTag({ sources, texts }: ClientBuild, { stored }: AssetPlaces): string {
  const src = sources['themeInit.ts'];
  if (src === undefined) return '';
  const text = stored ? undefined : texts[src];
  return text === undefined
    ? `${tag('script', { src })}</script>`
    : `${tag('script', {})}${text}</script>`;
}

/**
 * The theme script and style sheets block the first paint: requesting them takes a slow connection longer than their few
 * kilobytes in the document do. The font is preloaded.
 */
export function headAssets(
  build: ClientBuild,
  language: Language,
  route: RouteName | undefined,
  places: AssetPlaces,
): string {
  const font = build.sources['inter-latin-wght-normal.woff2'];
  const themes = build.sources['themes.css'];
  const print = build.sources['print.css'];
  return [
    themeTag(build, places),
    // The program's first: it declares the order of the layers.
    ...[themes ?? '', ...programStyles(build), ...pageFiles(build, language, route)]
      .filter((file, index, files) => file.endsWith('.css') && files.indexOf(file) === index)
      .map((href) => styleTag(href, build, places)),
    // Browsers load a print style sheet last and do not wait for it.
    print === undefined ? '' : tag('link', { rel: 'stylesheet', media: 'print', href: print }),
    font === undefined
      ? ''
      : tag('link', {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          crossorigin: '',
          href: font,
        }),
    ...(build.chunks['program'] ?? [])
      .filter((file) => file.endsWith('.js'))
      // Low priority: files for the first paint come first.
      .map((href) => tag('link', { rel: 'preload', as: 'script', fetchpriority: 'low', href })),
    tag('link', { rel: 'icon', type: 'image/svg+xml', href: '/icons/mark.svg' }),
    tag('link', { rel: 'icon', type: 'image/png', sizes: '32x32', href: '/icons/favicon-32.png' }),
    tag('link', { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' }),
    tag('link', { rel: 'manifest', href: `${sitePaths.webManifest}?lang=${language}` }),
  ]
    .filter((line) => line !== '')
    .join('\n    ');
}

export function scriptAssets(
  build: ClientBuild,
  language: Language,
  route: RouteName | undefined,
): string {
  return pageFiles(build, language, route)
    .filter((file) => file.endsWith('.js'))
    .map((src) => `${tag('script', { src, defer: '' })}</script>`)
    .join('\n    ');
}
