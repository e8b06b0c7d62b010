import type {
  BoardPage,
  BoardScore,
  ChartDetails,
  ChartOverview,
  EventPage,
  OwnBoardScore,
  Player,
  ScorePage,
  Standing,
  StandingPage,
} from '../../api/wire/boardFromWire';
import type { Kept } from '../../api/wire/collection';
import type { GameDetails, Group, GroupOverview, Reference } from '../../api/wire/gameFromWire';
import type { PlayerTotals } from '../../api/wire/playerFromWire';
import type { TimelineStep } from '../../api/wire/timelineFromWire';
import type { OwnScore, Sheet, SheetChart, SheetGroup } from '../../api/wire/sheetFromWire';
import { chartProofs, chartStatuses } from '../../contract/records/catalogue';
import { scoreStates } from '../../contract/records/scoreStates';
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
  counts: plain,
  keptAt,
} satisfies Record<keyof (ChartDetails & Kept), Shape>);

const scoreParts = {
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
} satisfies Record<keyof BoardScore, Shape>;
const score = fields(scoreParts);

const totals = {
  id: playerId,
  points: plain,
  gamePoints: plain,
  medals: list(plain),
  cups: list(plain),
  scores: plain,
  proved: plain,
} satisfies Record<Exclude<keyof PlayerTotals, 'counting'>, Shape>;
export const playerTotals = fields({ ...totals, counting: plain, keptAt } satisfies Record<
  keyof (PlayerTotals & Kept),
  Shape
>);

const standing = fields({ ...totals, rank: plain, player } satisfies Record<keyof Standing, Shape>);

const board = (item: Shape) =>
  ({ items: list(item), total: plain, next: cursor, keptAt }) satisfies Record<
    keyof BoardPage<unknown>,
    Shape
  >;
export const boardOf = (item: Shape) => fields(board(item));

const pagesOf = (page: Shape) => fields({ pages: list(page), pageParams: list(cursor) });
export const cursorPagesOf = (item: Shape) => pagesOf(boardOf(item));
export const eventPagesOf = (item: Shape) =>
  pagesOf(
    fields({ ...board(item), lastEvent: plain } satisfies Record<keyof EventPage<unknown>, Shape>),
  );

export const scoreBoard = fields({
  ...board(score),
  lastEvent: plain,
  own: fields({ ...scoreParts, next: list(value) } satisfies Record<keyof OwnBoardScore, Shape>),
} satisfies Record<keyof ScorePage, Shape>);
export const timelinePages = eventPagesOf(
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
  keptAt,
} satisfies Record<keyof (Sheet & Kept), Shape>);
