import {
  checked,
  hasFields,
  isListOf,
  isNumber,
  isOneOf,
  isText,
  isTextOrNull,
  orNull,
} from '../../admin-frame/checks';
import { jobKinds } from '../../contract/jobKinds';
import type { AdminOverview, OverviewDraft } from '../../contract/schemas/adminOverview';
import type { LatestScore } from '../../contract/schemas/players';

type List<Name extends keyof AdminOverview> = NonNullable<AdminOverview[Name]>;
type Check = (value: unknown) => boolean;

const list = (isItem: Check) =>
  orNull(hasFields<List<'newMembers'>>({ total: isNumber, items: isListOf(isItem) }));

const isPerson = hasFields<{ username: string }>({ username: isText });
const isDraft = hasFields<OverviewDraft>({
  id: isNumber,
  name: isTextOrNull,
  editedAt: isText,
  editedBy: orNull(isPerson),
});
const isReference = hasFields<LatestScore['chart']>({ id: isNumber, slug: isText, name: isText });

export const overviewFromWire = checked(
  hasFields<AdminOverview>({
    articleDrafts: list(isDraft),
    gameDrafts: list(isDraft),
    scheduledArticles: list(
      hasFields<List<'scheduledArticles'>['items'][number]>({
        id: isNumber,
        name: isTextOrNull,
        publishedAt: isTextOrNull,
      }),
    ),
    openCases: list(
      hasFields<List<'openCases'>['items'][number]>({
        id: isNumber,
        summary: isText,
        createdAt: isText,
      }),
    ),
    work: orNull(
      hasFields<List<'work'>>({
        failingJobs: isListOf(isOneOf(jobKinds)),
        nbMailWaiting: isNumber,
        nbMailFailed: isNumber,
        nbRankingWaiting: isNumber,
        rankingWaitingSince: isTextOrNull,
        nbRankingFailing: isNumber,
      }),
    ),
    newMembers: list(
      hasFields<List<'newMembers'>['items'][number]>({
        id: isNumber,
        username: isText,
        createdAt: isText,
      }),
    ),
    newcomerScores: orNull(
      isListOf(
        hasFields<LatestScore>({
          id: isNumber,
          game: isReference,
          chart: isReference,
          player: hasFields<LatestScore['player']>({ username: isTextOrNull }),
          values: isListOf(hasFields<LatestScore['values'][number]>({ text: isText })),
        }),
      ),
    ),
  }),
);
