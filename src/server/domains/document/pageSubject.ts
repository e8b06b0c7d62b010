import type { Chart } from '../../../contract/schemas/charts';
import type { Score } from '../../../contract/schemas/scoreHistory';
import type { Game, Group, Platform, Series } from '../../../contract/schemas/games';

/** What a page shows of the catalogue: a game, series, platform, group or chart, or a score. */
export interface PageSubject {
  id: number;
  slug: string;
  title: string;
  /** For the page's description. */
  names: Record<string, string>;
  body: Game | Series | Platform | Group | Chart | Score;
}

const types = new Set(['Game', 'Series', 'Platform', 'Group', 'Chart', 'Score']);
const isSubject = (body: unknown): body is PageSubject['body'] =>
  typeof body === 'object' &&
  body !== null &&
  '@type' in body &&
  typeof body['@type'] === 'string' &&
  types.has(body['@type']);

/** Reads what a page shows from the responses it starts with; undefined for any other page. */
export function pageSubject(bodies: readonly unknown[]): PageSubject | undefined {
  const body = bodies.find(isSubject);
  if (!body) return undefined;
  if (body['@type'] === 'Score') {
    const { id, chart, game, values } = body;
    const value = values.map(({ text }) => text).join(' · ');
    const title = `${value} – ${chart.name}`;
    return { id, slug: '', title, names: { name: chart.name, game: game.name }, body };
  }
  const { id, slug, name } = body;
  if (!('game' in body)) return { id, slug, title: name, names: { name }, body };
  const game = body.game.name;
  return { id, slug, title: `${name} – ${game}`, names: { name, game }, body };
}
