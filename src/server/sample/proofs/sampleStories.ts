import { Type, type Static } from '@sinclair/typebox';
import { decisionReasons } from '../../../contract/records/decisions';
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
    at: time,
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
    dueAt: Type.Optional(time),
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
const { scores, unranked, moderators } = checkSample(Stories, stories, 'stories.json');

/** What only the player does. */
const ownActions: readonly ScoreAction[] = ['sendProof', 'takeProofBack', 'withdraw', 'restore'];

type Story = (typeof scores)[number];

const gameOf = (chart: string) => chart.split('/')[0] ?? '';

function toDeed(
  { at, dueAt, picture, pictureOf, ...facts }: Static<typeof DeedFacts>,
  { chart, player }: Story,
): SampleDeed {
  const { action, by = ownActions.includes(action) ? player : undefined } = facts;
  const evidence = (): Evidence => {
    if (picture || facts.answers) return { picture: pictureKey(player, chart) };
    return pictureOf === undefined
      ? { video: videoOf(`${chart} ${player}`) }
      : { picture: pictureKey(pictureOf, gameOf(chart)) };
  };
  return {
    ...facts,
    by,
    at: new Date(at),
    ...(dueAt !== undefined && { dueAt: new Date(dueAt) }),
    ...(action === 'sendProof' && { evidence: evidence() }),
  };
}

/** The pictures of several results that somebody else sends, too. */
export const copiedPictures: readonly string[] = scores.flatMap(({ chart, deeds }) =>
  deeds.flatMap(({ pictureOf }) =>
    pictureOf === undefined ? [] : [pictureKey(pictureOf, gameOf(chart))],
  ),
);

/** What happened to some scores, by the key of the board and the player. */
export const sampleStories: ReadonlyMap<string, SampleDeed[]> = new Map(
  scores.map((story) => [
    `${story.chart} ${story.player}`,
    story.deeds.map((deed) => toDeed(deed, story)),
  ]),
);

export const unrankedPlayer = { ...unranked, at: new Date(unranked.at) };
export const proofModerators: readonly string[] = moderators;
