import type { Chart } from '../../../contract/schemas/charts';
import type { Game, Group } from '../../../contract/schemas/games';

/** The game, group or chart that a page shows. */
export interface PageSubject {
  id: number;
  slug: string;
  title: string;
  /** For the page's description. */
  names: Record<string, string>;
  body: Game | Group | Chart;
}

const types = new Set(['Game', 'Group', 'Chart']);
const isSubject = (body: unknown): body is Game | Group | Chart =>
  typeof body === 'object' &&
  body !== null &&
  '@type' in body &&
  typeof body['@type'] === 'string' &&
  types.has(body['@type']);

/** Reads what a page shows from the responses it starts with; undefined for any other page. */
export function pageSubject(bodies: readonly unknown[]): PageSubject | undefined {
  const body = bodies.find(isSubject);
  if (!body) return undefined;
  const { id, slug, name } = body;
  if (body['@type'] === 'Game') return { id, slug, title: name, names: { name }, body };
  const game = body.game.name;
  return { id, slug, title: `${name} – ${game}`, names: { name, game }, body };
}
