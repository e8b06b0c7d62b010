import type { ClientBuild } from '../../platform/builds/clientBuild';
import { escapeHtml, tag } from '../../platform/texts/htmlText';

/** Entry names as in webpack.config.ts. */
export type ReplayEntry = 'console' | 'frame';

/** A document without text: its script renders text in the viewer's or the member's language. */
export function renderReplayDocument(
  { chunks, sources }: Pick<ClientBuild, 'chunks' | 'sources'>,
  entry: ReplayEntry,
  { nonce, siteName }: { nonce: string; siteName: string },
): string {
  const files = chunks[entry] ?? [];
  const sheets = [sources['themes.css'] ?? '', ...files].filter((file) => file.endsWith('.css'));
  const scripts = files.filter((file) => file.endsWith('.js'));
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta property="csp-nonce" nonce="${escapeHtml(nonce)}" />
    <meta name="robots" content="noindex" />
    ${tag('meta', { property: 'og:site_name', content: siteName })}
    <title>${escapeHtml(siteName)}</title>
    ${entry === 'console' ? tag('link', { rel: 'icon', type: 'image/svg+xml', href: '/icons/mark.svg' }) : ''}
    ${sheets.map((href) => tag('link', { rel: 'stylesheet', href })).join('\n    ')}
  </head>
  <body>
    <div id="root"></div>
    ${scripts.map((src) => `${tag('script', { src, defer: '' })}</script>`).join('\n    ')}
  </body>
</html>
`;
}
