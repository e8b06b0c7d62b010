import { environment } from '../config/environment';
import { headingId } from '../components/articleProse/headingId';
import '../components/articleProse/articleProse.css';

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' };

const textOf = (markup: string) =>
  markup
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(lt|gt|quot|amp);/g, (_whole, name: string) => entities[name] ?? '');

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * Does for printed documents what `prepareProse` does in the browser: linkable headings, tables in frames, a place for each
 * video. Expects markup that the server has sanitized, in which `<` and `>` only delimit tags.
 */
export function printedProse(html: string, table: string): string {
  const taken = new Set<string>();
  return html
    .replaceAll(/<(h[23])>(.*?)<\/\1>/gs, (_whole, name: string, inside: string) => {
      const id = headingId(textOf(inside), taken);
      const link = inside.includes('<a')
        ? inside
        : `<a class="heading-anchor" href="#${encodeURIComponent(id)}">${inside}</a>`;
      return `<${name} id="${escapeAttribute(id)}">${link}</${name}>`;
    })
    .replaceAll(
      /<table>.*?<\/table>/gs,
      (whole) =>
        `<div class="table-frame" tabindex="0" role="group" aria-label="${escapeAttribute(table)}">${whole}</div>`,
    )
    .replaceAll(
      /(<figure data-video="\w+">)(.*?)(<a\b.*?<\/a>)/gs,
      (_whole, figure: string, before: string, link: string) =>
        `${figure}${before}<div class="video-slot">${link}</div>`,
    )
    .replaceAll(/(<img\b[^>]*? src=")(?=\/(?!\/))/g, `$1${escapeAttribute(environment.apiHost)}`);
}
