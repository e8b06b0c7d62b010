import type { TSchema } from '@sinclair/typebox';
import { articleFromWire } from '../../../src/api/wire/articleFromWire';
import { scoresFromWire } from '../../../src/api/wire/boardFromWire';
import { standingsFromWire } from '../../../src/api/wire/standingFromWire';
import { eventsOf } from '../../../src/api/wire/boardPages';
import { memberCommentFromWire, commentFromWire } from '../../../src/api/wire/commentFromWire';
import { latestRecordFromWire } from '../../../src/api/wire/latestRecordFromWire';
import { memberFromWire } from '../../../src/api/wire/memberFromWire';
import { object, published, text, type Reader } from '../../../src/api/wire/readers';
import {
  scoreChangeFromWire,
  scoreDetailsFromWire,
} from '../../../src/api/wire/scoreHistoryFromWire';
import { stepFromWire } from '../../../src/api/wire/timelineFromWire';
import { Article } from '../../../src/contract/schemas/articles';
import { RankingCollection } from '../../../src/contract/schemas/charts';
import { Comment, MemberComment, PublicMember } from '../../../src/contract/schemas/comments';
import { LatestScore } from '../../../src/contract/schemas/players';
import {
  Score,
  ScoreEventCollection,
  TimelineCollection,
} from '../../../src/contract/schemas/scoreHistory';
import { PlayerStandingCollection } from '../../../src/contract/schemas/standings';
import { createPseudonyms } from '../../../src/store/redaction/pseudonyms';
import { applyShape } from '../../../src/store/redaction/shape';
import { shownShape } from '../../../src/store/redaction/shownShape';
import { contractSample } from '../../support/contractSample';

const shownOf = (read: Reader<unknown>, body: unknown) =>
  applyShape(shownShape(read.shown), read(body), {
    names: createPseudonyms(),
    count: () => {},
    known: new WeakMap(),
  });

/** The samples of free texts are their paths. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsOf)
    : [value].filter((inner) => typeof inner === 'string');

const called = /\b(?:user|author|actor|player)\.(?:username|slug|country)$/;
const calledOrWrote = new RegExp(`${called.source}|^content$`);

test.each<[string, Reader<unknown>, RegExp, TSchema]>([
  ['an article', articleFromWire, called, Article],
  ['a comment', commentFromWire, calledOrWrote, Comment],
  ['a comment of a member', memberCommentFromWire, calledOrWrote, MemberComment],
  ['a member', memberFromWire, /^(?:username|slug)$/, PublicMember],
  ['a board', scoresFromWire, called, RankingCollection],
  ['a ranking', standingsFromWire, called, PlayerStandingCollection],
  ['a timeline', eventsOf(stepFromWire), called, TimelineCollection],
  ['a latest record', latestRecordFromWire, called, LatestScore],
  ['a score', scoreDetailsFromWire, called, Score],
  ['the events of a score', eventsOf(scoreChangeFromWire), called, ScoreEventCollection],
])('nothing that a person is called or wrote is shown of %s', (_name, read, personal, schema) => {
  const texts = textsOf(contractSample(schema)).filter((path) => personal.test(path));
  expect(texts).not.toEqual([]);
  const shown = textsOf(shownOf(read, contractSample(schema)));
  expect(texts.filter((path) => shown.includes(path))).toEqual([]);
});

test('shows nothing of a field that is described as hidden', () => {
  const read = object({ name: published, note: text('hidden') });
  expect(shownOf(read, { name: 'Starlance', note: 'mine', other: 1 })).toEqual({
    name: 'Starlance',
    note: null,
  });
});
