import {
  gameBoards,
  partBoards,
  playerBoards,
  seriesBoards,
} from '../../src/contract/records/rankingBoards';

/** A request to measure. */
export interface Read {
  /** Names in braces stand for something of the measured site, or for themselves. */
  route: string;
  query: string;
  /** The page that is linked from this one is measured instead. */
  follow?: 'hydra:next' | 'hydra:previous';
}

type Variant = string | Omit<Read, 'route'>;

const linked = (query: string): Variant[] => [
  { query, follow: 'hydra:next' },
  { query, follow: 'hydra:previous' },
];
/** Where a page of a board or of a ranking may start. */
const starts: Variant[] = [
  '',
  'rank={middle}',
  ...linked('rank={middle}'),
  'player={player}',
  'search={name}',
  'around=me',
  'own=me',
];
const withFilter = (filter: string, middle = '{middleOfCountry}'): Variant[] => [
  filter,
  { query: `${filter}&rank=${middle}`, follow: 'hydra:next' },
  `${filter}&around=me`,
];
const paged = (query: string): Variant[] => [query, { query, follow: 'hydra:next' }];
const each = (name: string, choices: readonly string[]) =>
  choices.map((choice) => `${name}=${choice}`);
const gameRankings = gameBoards.flatMap((by) =>
  starts.map((start) => {
    const { query, ...rest } = typeof start === 'string' ? { query: start } : start;
    return { query: `by=${by}&${query}`, ...rest };
  }),
);
const states = ['held', 'lost'];

/** By route, the queries of it. */
const variants: Record<string, Variant[]> = {
  '/api/charts/{chart}': [''],
  '/api/charts/{chart}/ranking': [
    ...starts,
    ...withFilter('country=FR'),
    ...withFilter('platform={platform}'),
    ...withFilter('country=FR&platform={platform}', '{middleOfBoth}'),
    'at={day}',
    'at={day}&sense=achieved',
  ],
  '/api/charts/{chart}/distribution': [''],
  '/api/charts/{chart}/unranked': [''],
  '/api/charts/{chart}/timeline': [''],
  '/api/charts/{chart}/events': paged(''),
  '/api/scores/{score}': [''],
  '/api/scores/{score}/events': [''],
  '/api/scores/latest': paged(''),
  '/api/scores/records': [''],
  '/api/scores/on_this_day': [''],
  '/api/games': [
    ...each('order', ['name', 'newest', 'played']),
    'search=Game',
    'platform={platform}',
    'series={series}',
  ],
  '/api/games/{playedGame}': [''],
  '/api/games/{playedGame}/groups': [''],
  '/api/games/{playedGame}/charts': ['', 'own=me'],
  '/api/games/{playedGame}/badge': each('state', states),
  '/api/games/{game}/ranking': [
    ...gameRankings,
    ...paged('dlc=0'),
    'dlc=0&around=me',
    ...each('by', ['points', 'medals']).flatMap((by) => withFilter(`${by}&country=FR`)),
  ],
  '/api/games/{playedGame}/firsts': paged(''),
  '/api/games/{playedGame}/first_holders': [''],
  '/api/games/{playedGame}/sheet': [''],
  '/api/groups/{playedGroup}': [''],
  '/api/groups/{playedGroup}/charts': ['', 'own=me'],
  '/api/groups/{playedGroup}/ranking': each('by', ['points', 'medals']).flatMap((by) => [
    ...paged(by),
    `${by}&around=me`,
  ]),
  '/api/series': [''],
  '/api/series/{series}': [''],
  '/api/series/{series}/ranking': each('by', seriesBoards).flatMap((by) => [
    ...paged(by),
    `${by}&around=me`,
    ...withFilter(`${by}&country=FR`),
  ]),
  '/api/platforms': [''],
  '/api/platforms/{platform}': [''],
  '/api/platforms/{platform}/ranking': each('by', partBoards).flatMap((by) => [
    ...paged(by),
    `${by}&around=me`,
  ]),
  '/api/players': [
    ...['points', 'active', 'newest'].flatMap((order) => [
      ...paged(`order=${order}`),
      ...paged(`order=${order}&country=FR`),
    ]),
    ...paged('search=filled'),
    'search=led-25',
    'search=filled&country=FR',
  ],
  '/api/players/{player}': [''],
  '/api/players/{player}/days': each('range', ['year', 'all']),
  '/api/players/{player}/ranks': playerBoards.flatMap((board) => [`board=${board}&range=year`]),
  '/api/players/{player}/games': ['points', 'completion', 'latest', 'name'].flatMap((order) =>
    paged(`order=${order}`),
  ),
  '/api/players/{player}/scores': [
    ...paged(''),
    'game={playedGame}&order=points',
    'game={playedGame}&order=medals',
  ],
  '/api/players/{player}/scores/best': [''],
  '/api/players/{player}/scores/pinned': [''],
  '/api/players/{player}/years/{2026}': [''],
  '/api/players/{player}/firsts': [...paged('state=held'), 'state=lost'],
  '/api/players/{player}/badges': each('state', states),
  '/api/players/{player}/explanation': each('board', playerBoards),
  '/api/players/{player}/compare/{other}': [...paged(''), 'result=won', 'game={playedGame}'],
  '/api/players/{player}/rivals': [''],
  '/api/me/player': [''],
  '/api/me/scores': [...paged(''), 'order=easiest'],
  '/api/me/unplayed_charts': [''],
  '/api/me/since_last_visit': [''],
  '/api/me/targets': [''],
  '/api/me/pinned_scores': [''],
  '/api/me/private_parts': [''],
  '/api/me/due_scores': [''],
  '/api/me/games': ['games={playedGame}'],
  '/api/me/proofs': [''],
  '/api/me/proof_requests': [''],
  '/api/website/get-stats': [''],
};
for (const board of playerBoards)
  variants[`/api/rankings/{${board}}`] = [
    ...starts,
    ...withFilter('country=FR'),
    ...each('window', ['week', 'month', 'year']).flatMap((window) => withFilter(window)),
    ...withFilter('window=year&country=FR'),
  ];

export const reads: readonly Read[] = Object.entries(variants).flatMap(([route, queries]) =>
  queries.map((variant) => ({
    route,
    ...(typeof variant === 'string' ? { query: variant } : variant),
  })),
);

/** The request as the table names it. */
export const titleOf = ({ route, query, follow }: Read): string =>
  `${route}${query && `?${query}`}${follow ? ` → ${follow.slice('hydra:'.length)}` : ''}`;
