import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Language } from '../../../../contract/languages';
import { paths } from '../../../../contract/paths';
import { idOfReference } from '../../../../contract/parseId';
import type { PostRefusal } from '../../../../contract/records/posting';
import { RateLimitProblem, SessionProblem } from '../../../../contract/schemas/problems';
import {
  PostResults,
  ScoreBatch,
  type PostResult,
  type ScoreRow,
} from '../../../../contract/schemas/scores';
import type { ErrorTextKey } from '../../../platform/errors/requestError';
import { jsonLdPlugin } from '../../../platform/jsonLd/jsonLd';
import { limitTable } from '../../../platform/rateLimits/limitTable';
import { bearerSecurity, memberOf } from '../../../platform/security/guards';
import type { PlatformServices } from '../../../platform/services';
import { serverTexts } from '../../../platform/texts/serverTexts';
import { createChartTurns } from './chartTurns';
import type { ScoreToPost } from './checkScore';
import type { Doubt } from './findDoubts';
import type { Refused } from './findObjections';
import { postScores } from './postScores';
import { predictScores } from './predictScores';

/** Bytes: the largest batch with the longest keys and values. */
const bodyLimit = 131_072;

const refusalTexts: Record<PostRefusal, ErrorTextKey> = {
  chartNotFound: 'chartNotFound',
  chartClosed: 'chartClosed',
  wrongAmounts: 'scoreWrongAmounts',
  unknownPlatform: 'scoreUnknownPlatform',
  dateInFuture: 'scoreDateInFuture',
  dateTooEarly: 'scoreDateTooEarly',
  unknownDate: 'scoreUnknownDate',
  confirmZero: 'scoreConfirmZero',
  confirmWorse: 'scoreConfirmWorse',
  confirmWaitingProof: 'scoreConfirmWaitingProof',
  confirmUnusual: 'scoreUnusualValue',
  tooManyUnproved: 'scoreTooManyUnproved',
  needsProof: 'scoreNeedsProof',
  unknownVideo: 'proofUnknownVideo',
  videoNeeded: 'proofVideoNeeded',
  pictureNotFound: 'proofPictureNotFound',
  stateForbids: 'scoreStateForbids',
  keyReused: 'scoreKeyReused',
  chartRepeated: 'scoreChartRepeated',
};

const doubtTexts: Record<Doubt['grounds'], ErrorTextKey> = {
  unusualValue: 'scoreUnusualValue',
  manyFirstPlaces: 'scoreManyFirstPlaces',
};

/** No row has it: a reference to nothing is refused as one to a row that does not exist. */
const noId = 0;

const toPost = ({
  values,
  platform = null,
  achievedOn,
  confirmed,
  ...row
}: ScoreRow): ScoreToPost => ({
  ...row,
  chart: idOfReference(paths.charts, row.chart) ?? noId,
  amounts: values,
  platform: platform === null ? null : (idOfReference(paths.platforms, platform) ?? noId),
  achievedOn: achievedOn ?? null,
  confirmed: confirmed ?? [],
});

const empty = {
  reason: null,
  message: null,
  score: null,
  scoreId: null,
  prediction: null,
  doubt: null,
};

const refusal = (key: string, { refused, doubt }: Refused, language: Language): PostResult => ({
  ...empty,
  key,
  outcome: 'refused',
  reason: refused,
  message: serverTexts[language].errors[doubt ? doubtTexts[doubt.grounds] : refusalTexts[refused]],
  doubt: doubt ?? null,
});

const toBatch = (results: PostResult[]): PostResults => ({
  '@id': paths.scoreBatch,
  '@type': 'ScoreBatch',
  results,
});

/** Routes for members to post scores. */
export const scoreRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'clock' | 'database' | 'guards' | 'limits' | 'readSite'>
> = async (app, { clock, database, guards, limits, readSite }) => {
  const inTurn = createChartTurns();
  await app.register(jsonLdPlugin);
  app.post(
    paths.scoreBatch,
    {
      bodyLimit,
      onRequest: guards.member,
      schema: {
        security: bearerSecurity,
        tags: ['games'],
        summary: 'Post scores, or ask where they would stand',
        body: ScoreBatch,
        response: { 200: PostResults, 401: SessionProblem, 429: RateLimitProblem },
      },
    },
    async (request) => {
      const { language } = request;
      const { id: userId } = memberOf(request);
      const { dryRun, scores } = request.body;
      const limit = dryRun ? 'scorePredictionsPerAccount' : 'scorePostsPerAccount';
      await limits.take(limitTable[limit], String(userId), scores.length);
      const rows = scores.map(toPost);
      const { unprovedLimit } = (await readSite()).records;
      const posted = { userId, scores: rows, unprovedLimit };
      if (dryRun) {
        const predicted = await predictScores(database, { ...posted, at: clock() });
        return toBatch(
          predicted.map(({ key, ...result }) =>
            'refused' in result ? refusal(key, result, language) : { ...empty, key, ...result },
          ),
        );
      }
      const answers = await inTurn(
        rows.map(({ chart }) => chart),
        async () => postScores(database, { ...posted, at: clock() }),
      );
      const results = answers.map(({ key, ...result }) =>
        'refused' in result
          ? refusal(key, result, language)
          : {
              ...empty,
              key,
              outcome: result.outcome,
              score: paths.score(result.scoreId),
              scoreId: result.scoreId,
            },
      );
      return toBatch(results);
    },
  );
};
