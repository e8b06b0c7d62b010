import { Type, type Static, type TSchema } from '@sinclair/typebox';
import { jobKinds, type JobKind } from '../jobKinds';
import { LatestScore } from './players';
import { literals, moment, nullable, nullableMoment } from './valueTypes';

const count = Type.Integer({ minimum: 0 });
const text = Type.String();
const Person = Type.Object({ id: Type.Integer(), username: text });

/** An article or a game that is not public yet. The name is null before it has one. */
const Draft = Type.Object({
  id: Type.Integer(),
  name: nullable<string>(text),
  editedAt: moment,
  editedBy: nullable<Static<typeof Person>>(Person),
});
export type OverviewDraft = Static<typeof Draft>;

const Scheduled = Type.Object({
  id: Type.Integer(),
  name: nullable<string>(text),
  /** Null for one that has no date. */
  publishedAt: nullableMoment,
});
const OpenCase = Type.Object({ id: Type.Integer(), code: text, summary: text, createdAt: moment });
const NewMember = Type.Object({ id: Type.Integer(), username: text, createdAt: moment });

/** What the site's own work has left. */
const Work = Type.Object({
  failingJobs: Type.Array(literals<JobKind>(jobKinds)),
  nbMailWaiting: count,
  /** Given up: sent only when an administrator asks for it. */
  nbMailFailed: count,
  /** Games with changes that no ranking contains yet, and since when. */
  nbRankingWaiting: count,
  rankingWaitingSince: nullableMoment,
  nbRankingFailing: count,
});

const list = <Item extends TSchema>(item: Item) => {
  const schema = Type.Object({ total: count, items: Type.Array(item) });
  return nullable<Static<typeof schema>>(schema);
};

/** What waits for this administrator: the first of each list, null for what the roles do not include. */
export const AdminOverview = Type.Object({
  /** The administrator's own ones first. */
  articleDrafts: list(Draft),
  scheduledArticles: list(Scheduled),
  gameDrafts: list(Draft),
  openCases: list(OpenCase),
  work: nullable<Static<typeof Work>>(Work),
  /** Who registered lately, and what they have posted. */
  newMembers: list(NewMember),
  newcomerScores: nullable<LatestScore[]>(Type.Array(LatestScore)),
});
export type AdminOverview = Static<typeof AdminOverview>;
