import type { LatestRecord } from '../../api/wire/latestRecordFromWire';
import type { Kept } from '../../api/wire/collection';
import type { LatestScore, PlayerScore } from '../../api/wire/playerFromWire';
import type { ScoreChange, ScoreContent, ScoreDetails } from '../../api/wire/scoreHistoryFromWire';
import { scoreEventKinds, scoreStates } from '../../contract/records/scoreStates';
import { keptAt, language } from './articleShapes';
import { boardOf, cursorPagesOf, eventPagesOf, player, reference, value } from './recordShapes';
import { fields, list, type Shape } from './shape';
import {
  dayOrMoment,
  moment,
  oneOf,
  personName,
  personSlug,
  plain,
  published,
  scoreId,
} from './valueRedactors';

/** Scores in lists of several charts. */
const listedScore = {
  id: scoreId,
  game: reference,
  chart: reference,
  rank: plain,
  of: plain,
  points: plain,
  values: list(value),
  state: oneOf(scoreStates),
};
export const playerScorePages = cursorPagesOf(
  fields({ ...listedScore, at: dayOrMoment } satisfies Record<keyof PlayerScore, Shape>),
);
export const latestScoreBoard = boardOf(
  fields({
    ...listedScore,
    player,
    platform: reference,
    postedAt: moment,
  } satisfies Record<keyof LatestScore, Shape>),
);
const latestRecord = fields({
  id: scoreId,
  game: reference,
  chart: reference,
  player: fields({ username: personName, slug: personSlug }, { name: 'username' }),
  texts: list(published),
  at: moment,
} satisfies Record<keyof LatestRecord, Shape>);
export const latestRecordPage = fields({ items: list(latestRecord), total: plain, keptAt });

export const scoreQuery = fields({ language, id: scoreId });
export const scoreShape = fields({
  ...listedScore,
  group: reference,
  player,
  platform: reference,
  tied: plain,
  achievedOn: dayOrMoment,
  changedAt: moment,
  postedAt: moment,
  lastEvent: plain,
  keptAt,
} satisfies Record<keyof (ScoreDetails & Kept), Shape>);

const content = fields({
  values: list(value),
  platform: reference,
  achievedOn: dayOrMoment,
  state: oneOf(scoreStates),
} satisfies Record<keyof ScoreContent, Shape>);
export const scoreChangePages = eventPagesOf(
  fields({
    sequence: plain,
    kind: oneOf([...scoreEventKinds, 'other']),
    at: moment,
    before: content,
    after: content,
  } satisfies Record<keyof ScoreChange, Shape>),
);
