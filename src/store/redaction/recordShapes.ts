import type {
  BoardPage,
  BoardScore,
  ChartDetails,
  ChartOverview,
  Player,
  Standing,
  StandingPage,
} from '../../api/wire/boardFromWire';
import type { Kept } from '../../api/wire/collection';
import type { GameDetails, Group, GroupOverview, Reference } from '../../api/wire/gameFromWire';
import type { PlayerTotals } from '../../api/wire/playerFromWire';
import type { TimelineStep } from '../../api/wire/timelineFromWire';
import type { OwnScore, Sheet, SheetChart, SheetGroup } from '../../api/wire/sheetFromWire';
import type { GameListParams } from '../../contract/gameListParams';
import { chartProofs, chartStatuses, gameOrders } from '../../contract/records/catalogue';
import { gameBoards, playerBoards } from '../../contract/records/rankingBoards';
import { scoreStates } from '../../contract/records/scoreStates';
import type { BoardView, GameRankingView, RankingView } from '../../contract/recordRequests';
import { keptAt, language } from './articleShapes';
import { fields, list, type Shape } from './shape';
import {
  cursor,
  dayOrMoment,
  matching,
  moment,
  oneOf,
  personName,
  personSlug,
  plain,
  playerId,
  published,
  renamed,
  scoreId,
} from './valueRedactors';

/** The catalogue and the scores are public; players are renamed. */
const referenceFields = {
  id: plain,
  slug: published,
  name: published,
  locale: language,
} satisfies Record<keyof Reference, Shape>;
export const reference = fields(referenceFields);

const groupFields = {
  ...referenceFields,
  dlc: plain,
  ranked: plain,
  charts: plain,
  scores: plain,
} satisfies Record<keyof GroupOverview, Shape>;

export const gameShape = fields({
  ...referenceFields,
  closed: plain,
  series: reference,
  platforms: list(reference),
  pictureSources: list(fields({ width: plain, url: published })),
  charts: plain,
  scores: plain,
  proved: plain,
  players: plain,
  rules: fields({ text: published, locale: language }),
  groups: list(fields(groupFields)),
  keptAt,
} satisfies Record<keyof (GameDetails & Kept), Shape>);

export const groupShape = fields({
  ...groupFields,
  game: reference,
  keptAt,
} satisfies Record<keyof (Group & Kept), Shape>);

export const player = fields(
  {
    id: playerId,
    username: personName,
    slug: personSlug,
    country: matching(/^[A-Z]{2}$/),
  } satisfies Record<keyof Player, Shape>,
  { name: 'username' },
);

export const value = fields({ raw: plain, text: published });

const formatPart = fields({ size: plain, suffix: published });
const column = fields({
  name: published,
  better: published,
  format: fields({
    parts: list(formatPart),
    decimals: plain,
    shownDecimals: plain,
    prefix: published,
    gapSuffix: published,
    minimum: plain,
    maximum: plain,
  }),
});

const chartFields = {
  ...referenceFields,
  status: oneOf(chartStatuses),
  proof: oneOf(chartProofs),
  columns: list(column),
  scores: plain,
};

export const chartOverview = fields({
  ...chartFields,
  record: fields({ player, tied: plain, values: list(value), at: moment }),
} satisfies Record<keyof ChartOverview, Shape>);

export const chartShape = fields({
  ...chartFields,
  game: reference,
  group: reference,
  platforms: list(reference),
  previous: reference,
  next: reference,
  mergedInto: plain,
  keptAt,
} satisfies Record<keyof (ChartDetails & Kept), Shape>);

const score = fields({
  id: scoreId,
  rank: plain,
  tied: plain,
  of: plain,
  points: plain,
  player,
  values: list(value),
  platform: reference,
  state: oneOf(scoreStates),
  at: dayOrMoment,
} satisfies Record<keyof BoardScore, Shape>);

const totals = {
  id: playerId,
  points: plain,
  gamePoints: plain,
  medals: list(plain),
  cups: list(plain),
  scores: plain,
  proved: plain,
} satisfies Record<keyof PlayerTotals, Shape>;
export const playerTotals = fields({ ...totals, keptAt });

const standing = fields({ ...totals, rank: plain, player } satisfies Record<keyof Standing, Shape>);

const board = (item: Shape) =>
  ({ items: list(item), total: plain, next: cursor, keptAt }) satisfies Record<
    keyof BoardPage<unknown>,
    Shape
  >;
export const boardOf = (item: Shape) => fields(board(item));

export const cursorPagesOf = (item: Shape) =>
  fields({ pages: list(boardOf(item)), pageParams: list(cursor) });

export const scoreBoard = boardOf(score);
export const timelinePages = cursorPagesOf(
  fields({ sequence: plain, at: moment, values: list(value), player } satisfies Record<
    keyof TimelineStep,
    Shape
  >),
);
export const standingBoard = fields({
  ...board(standing),
  counting: plain,
  countedAt: plain,
} satisfies Record<keyof StandingPage, Shape>);
export const referencePage = fields({ items: list(reference), total: plain, keptAt });

export const gameQuery = fields({
  language,
  page: plain,
  order: oneOf(gameOrders),
  search: renamed('search'),
  letter: matching(/^[a-z0]?$/),
  platform: plain,
  series: plain,
} satisfies Record<keyof GameListParams | 'language', Shape>);

export const boardQuery = fields({
  language,
  id: plain,
  view: fields({
    after: cursor,
    aroundMe: plain,
    platform: plain,
    country: matching(/^(?:[A-Z]{2})?$/),
  } satisfies Record<keyof BoardView, Shape>),
});

const rankingView = { after: cursor, aroundMe: plain } satisfies Record<keyof RankingView, Shape>;
export const gameRankingQuery = fields({
  language,
  id: plain,
  view: fields({ by: oneOf(gameBoards), ...rankingView } satisfies Record<
    keyof GameRankingView,
    Shape
  >),
});

export const playerQuery = fields({ language, id: playerId });
export const latestQuery = fields({ language, after: cursor });
export const rankingQuery = fields({
  language,
  board: oneOf(playerBoards),
  view: fields(rankingView),
});

const sheetChart = fields({
  ...referenceFields,
  open: plain,
  columns: list(column),
  own: fields({
    values: list(value),
    platform: plain,
    state: oneOf(scoreStates),
    achievedOn: dayOrMoment,
  } satisfies Record<keyof OwnScore, Shape>),
} satisfies Record<keyof SheetChart, Shape>);

export const sheetShape = fields({
  game: reference,
  open: plain,
  platforms: list(reference),
  platform: plain,
  country: matching(/^[A-Z]{2}$/),
  groups: list(
    fields({ ...referenceFields, charts: list(sheetChart) } satisfies Record<
      keyof SheetGroup,
      Shape
    >),
  ),
} satisfies Record<keyof Sheet, Shape>);
