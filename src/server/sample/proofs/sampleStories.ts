import { Type, type Static } from '@sinclair/typebox';
import {
  decisionReasons,
  requestGrounds,
  requestRefusalReasons,
  unusualGrounds,
} from '../../../contract/records/decisions';
import { proofRules } from '../../../contract/records/proofs';
import { scoreActions, type ScoreAction } from '../../../contract/records/proofStates';
import { checkSample, closed, keysOf, oneOf, time } from '../checkSample';
import stories from '../data/stories.json';
import { sampleMembers } from '../sampleMembers';
import { pictureKey, videoOf } from './evidence';
import type { Evidence, SampleDeed } from './sampleDeed';

const member = oneOf(sampleMembers.map(({ username }) => username));
const DeedFacts = Type.Object(
  {
    action: oneOf(keysOf(scoreActions)),
    at: Type.Optional(time),
    /** Instead of `at`, for what must not be over when the site starts: days before the content is stored. */
    daysAgo: Type.Optional(Type.Number()),
    /** The moderator. */
    by: Type.Optional(member),
    reason: Type.Optional(oneOf(decisionReasons)),
    note: Type.Optional(Type.String()),
    /** A proof is a video without one of these. */
    picture: Type.Optional(Type.Literal(true)),
    pictureOf: Type.Optional(Type.String()),
    comment: Type.Optional(Type.String()),
    /** Answers a refusal, with the same picture or video. */
    answers: Type.Optional(Type.Literal(true)),
    /** The first of two moderators who accepts it. */
    secondedBy: Type.Optional(member),
    /** The member who asks for a proof. */
    askedBy: Type.Optional(member),
    grounds: Type.Optional(oneOf(requestGrounds)),
    message: Type.Optional(Type.String()),
  },
  closed,
);
const Stories = Type.Object(
  {
    scores: Type.Array(
      Type.Object(
        { chart: Type.String(), player: Type.String(), deeds: Type.Array(DeedFacts) },
        closed,
      ),
    ),
    /** Values that looked unusual to the site, and what a moderator said of those that are right. */
    unusual: Type.Array(
      Type.Object(
        {
          chart: Type.String(),
          player: Type.String(),
          grounds: oneOf(unusualGrounds),
          refused: Type.Optional(
            Type.Object(
              { at: time, by: member, reason: oneOf(requestRefusalReasons), note: Type.String() },
              closed,
            ),
          ),
        },
        closed,
      ),
    ),
    /** A player who does not rank. */
    unranked: Type.Object(
      {
        player: Type.String(),
        at: time,
        by: member,
        reason: oneOf(decisionReasons),
        note: Type.String(),
      },
      closed,
    ),
    /** Who judges proofs, by the day on which they joined. */
    moderators: Type.Array(member),
  },
  closed,
);
const { scores, unusual, unranked, moderators } = checkSample(Stories, stories, 'stories.json');

/** What only the player does. */
const ownActions: readonly ScoreAction[] = ['sendProof', 'takeProofBack', 'withdraw', 'restore'];
/** From which on a score has to be proved in time. */
const demands: readonly ScoreAction[] = ['acceptRequest', 'require'];

const day = 86_400_000;

type Story = (typeof scores)[number];

const gameOf = (chart: string) => chart.split('/')[0] ?? '';

function toDeed(
  { at, daysAgo = 0, picture, pictureOf, ...facts }: Static<typeof DeedFacts>,
  { chart, player }: Story,
  now: Date,
): SampleDeed {
  const { action, by = ownActions.includes(action) ? player : undefined } = facts;
  const evidence = (): Evidence => {
    if (picture || facts.answers) return { picture: pictureKey(player, chart) };
    return pictureOf === undefined
      ? { video: videoOf(`${chart} ${player}`) }
      : { picture: pictureKey(pictureOf, gameOf(chart)) };
  };
  const time = at === undefined ? now.getTime() - daysAgo * day : Date.parse(at);
  return {
    ...facts,
    by,
    at: new Date(time),
    ...(demands.includes(action) && { dueAt: new Date(time + proofRules.daysToProve * day) }),
    ...(action === 'sendProof' && { evidence: evidence() }),
  };
}

/** The pictures of several results that somebody else sends, too. */
export const copiedPictures: readonly string[] = scores.flatMap(({ chart, deeds }) =>
  deeds.flatMap(({ pictureOf }) =>
    pictureOf === undefined ? [] : [pictureKey(pictureOf, gameOf(chart))],
  ),
);

/** What happened to some scores until now, by the key of the board and the player. */
export const tellStories = (now: Date): ReadonlyMap<string, SampleDeed[]> =>
  new Map(
    scores.map((story) => [
      `${story.chart} ${story.player}`,
      story.deeds.map((deed) => toDeed(deed, story, now)),
    ]),
  );

/** What looked unusual when it was posted, by the key of the board and the player. */
export const unusualScores: ReadonlyMap<string, (typeof unusual)[number]> = new Map(
  unusual.map((one) => [`${one.chart} ${one.player}`, one]),
);

export const unrankedPlayer = { ...unranked, at: new Date(unranked.at) };
export const proofModerators: readonly string[] = moderators;
