import type { ChartProof, ChartStatus } from '../../contract/records/catalogue';
import { scoreStates, type ScoreState } from '../../contract/records/scoreStates';
import { idOf } from './articleFromWire';
import { collectionFromWire, type Page } from './collection';
import { columnsFromWire, type Column } from './columnsFromWire';
import { listFromWire, positionsFromWire, referenceFromWire, type Reference } from './gameFromWire';
import { countOrZero, dateOrNull, isInteger, isRecord, textOrNull } from './typeGuards';

/** Who holds a score; without a name once the account is deleted. */
export type Player = {
  id: number;
  username: string | null;
  slug: string | null;
  country: string | null;
};

/** A value of a score: the stored integer and the text to show. */
export type ScoreValue = { raw: number; text: string };

export type ChartOverview = Reference & {
  status: ChartStatus;
  proof: ChartProof;
  columns: Column[];
  scores: number;
  /** The first place; null without scores. */
  record: { player: Player; tied: number; values: ScoreValue[]; at: string | null } | null;
};

export type ChartDetails = Omit<ChartOverview, 'record'> & {
  game: Reference;
  group: Reference;
  platforms: Reference[];
  previous: Reference | null;
  next: Reference | null;
  /** The id of the chart that continues this retired one. */
  mergedInto: number | null;
  /** Whether its places give points. */
  counts: boolean;
};

export type BoardScore = {
  id: number;
  rank: number;
  tied: number;
  of: number;
  points: number;
  player: Player;
  values: ScoreValue[];
  platform: Reference | null;
  state: ScoreState;
  at: string | null;
};

export type Standing = {
  id: number;
  rank: number;
  player: Player;
  points: number;
  gamePoints: number;
  medals: number[];
  cups: number[];
  scores: number;
  proved: number;
};

/** A page of a board; `next` is the `after` of the next page, null on the last one. */
export type BoardPage<Item> = Page<Item> & { next: string | null };

export function playerFromWire(item: unknown): Player | undefined {
  if (!isRecord(item)) return undefined;
  const id = idOf(item);
  if (id === undefined) return undefined;
  const country = textOrNull(item.country);
  return {
    id,
    username: textOrNull(item.username),
    slug: textOrNull(item.slug),
    country: country !== null && /^[A-Z]{2}$/.test(country) ? country : null,
  };
}

export function valueFromWire(item: unknown): ScoreValue | undefined {
  if (!isRecord(item) || !isInteger(item.raw)) return undefined;
  return { raw: item.raw, text: textOrNull(item.text) ?? String(item.raw) };
}

export const stateFromWire = (value: unknown): ScoreState =>
  scoreStates.find((state) => state === value) ?? 'none';

function recordFromWire(item: unknown): ChartOverview['record'] {
  const player = isRecord(item) ? playerFromWire(item.player) : undefined;
  if (!player || !isRecord(item)) return null;
  return {
    player,
    tied: Math.max(1, countOrZero(item.tied)),
    values: positionsFromWire(item.values, valueFromWire),
    at: dateOrNull(item.changedAt),
  };
}

export function chartFromWire(item: unknown): ChartOverview | undefined {
  const reference = referenceFromWire(item);
  if (!reference || !isRecord(item)) return undefined;
  const { status } = item;
  return {
    ...reference,
    status: status === 'locked' || status === 'retired' ? status : 'open',
    proof: item.proof === 'video' ? 'video' : 'any',
    columns: columnsFromWire(item.columns),
    scores: countOrZero(item.nbScore),
    record: recordFromWire(item.record),
  };
}

export function chartDetailsFromWire(item: unknown): ChartDetails | undefined {
  const overview = chartFromWire(item);
  if (!overview || !isRecord(item)) return undefined;
  const { record: _record, ...chart } = overview;
  const game = referenceFromWire(item.game);
  const group = referenceFromWire(item.group);
  const { mergedInto } = item;
  return (
    game &&
    group && {
      ...chart,
      game,
      group,
      platforms: listFromWire(item.platforms, referenceFromWire),
      previous: referenceFromWire(item.previous) ?? null,
      next: referenceFromWire(item.next) ?? null,
      mergedInto: idOf({ '@id': mergedInto }) ?? null,
      counts: item.counts !== false,
    }
  );
}

export function scoreFromWire(item: unknown): BoardScore | undefined {
  if (!isRecord(item)) return undefined;
  const id = idOf(item);
  const player = playerFromWire(item.player);
  if (id === undefined || !player) return undefined;
  return {
    id,
    player,
    rank: Math.max(1, countOrZero(item.rank)),
    tied: Math.max(1, countOrZero(item.tied)),
    of: countOrZero(item.of),
    points: countOrZero(item.points),
    values: positionsFromWire(item.values, valueFromWire),
    platform: referenceFromWire(item.platform) ?? null,
    state: stateFromWire(item.state),
    at: dateOrNull(item.achievedOn) ?? dateOrNull(item.changedAt),
  };
}

export const countsFromWire = (value: unknown): number[] =>
  Array.isArray(value) ? value.map(countOrZero) : [];

export function standingFromWire(item: unknown): Standing | undefined {
  if (!isRecord(item)) return undefined;
  const player = playerFromWire(item.player);
  return (
    player && {
      id: player.id,
      player,
      rank: Math.max(1, countOrZero(item.rank)),
      points: countOrZero(item.points),
      gamePoints: countOrZero(item.gamePoints),
      medals: countsFromWire(item.medals),
      cups: countsFromWire(item.cups),
      scores: countOrZero(item.nbScore),
      proved: countOrZero(item.nbProved),
    }
  );
}

/** Reads a page whose links hold the cursors of other pages. */
export function boardFromWire<Item>(
  body: unknown,
  read: (item: unknown) => Item | undefined,
): BoardPage<Item> | undefined {
  const page = collectionFromWire(body, read);
  const view = isRecord(body) ? (body['hydra:view'] ?? body.view) : undefined;
  const link = isRecord(view) ? textOrNull(view['hydra:next'] ?? view.next) : null;
  const next = link === null ? null : new URLSearchParams(link.split('?')[1]).get('after');
  return page && { ...page, next };
}

/** A sequence of an event of a chart: the newest one at the moment of a response. Null in responses kept from before it was sent. */
export const lastEventFromWire = (body: unknown): number | null =>
  isRecord(body) && typeof body.lastEvent === 'number' ? body.lastEvent : null;

/** A page of events of a chart. */
export type EventPage<Item> = BoardPage<Item> & { lastEvent: number | null };

export function eventsFromWire<Item>(
  body: unknown,
  read: (item: unknown) => Item | undefined,
): EventPage<Item> | undefined {
  const page = boardFromWire(body, read);
  return page && { ...page, lastEvent: lastEventFromWire(body) };
}

/** The score of the member on a chart. */
export type OwnBoardScore = BoardScore & {
  /** The values of the next better score; null at the first place. */
  next: ScoreValue[] | null;
};

/** A page of the board of a chart. */
export type ScorePage = BoardPage<BoardScore> & {
  /** The member’s own score at its place among everyone; null without one, and if it was not asked for. */
  own: OwnBoardScore | null;
  lastEvent: number | null;
};

export function scoresFromWire(body: unknown): ScorePage | undefined {
  const page = boardFromWire(body, scoreFromWire);
  const item = isRecord(body) && isRecord(body.own) ? body.own : undefined;
  const score = scoreFromWire(item);
  const next = Array.isArray(item?.next) ? positionsFromWire(item.next, valueFromWire) : null;
  return (
    page && {
      ...page,
      own: score ? { ...score, next } : null,
      lastEvent: lastEventFromWire(body),
    }
  );
}

/** A page of a ranking of players. */
export type StandingPage = BoardPage<Standing> & {
  /** Whether totals of the members of a very large tie are still being counted. */
  counting: boolean;
  /** When the ranks were counted; null if they are of the moment of the response. */
  countedAt: string | null;
};

export function standingsFromWire(body: unknown): StandingPage | undefined {
  const page = boardFromWire(body, standingFromWire);
  return (
    page && {
      ...page,
      counting: isRecord(body) && body.counting === true,
      countedAt: isRecord(body) ? dateOrNull(body.countedAt) : null,
    }
  );
}
