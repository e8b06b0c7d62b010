import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { paths } from '../../../../contract/paths';
import { chainPaths } from '../../../../contract/chainPaths';
import {
  ChartEventCollection,
  Score,
  ScoreEventCollection,
  TimelineCollection,
} from '../../../../contract/schemas/scoreHistory';
import type { Database } from '../../../platform/database/tables';
import { RequestError } from '../../../platform/errors/requestError';
import { buildKeysetCollection } from '../../../platform/http/keysetCollection';
import { jsonLdPlugin } from '../../../platform/jsonLd/jsonLd';
import { idParams, parameterValidatorCompiler } from '../../../platform/plugins/parameterSchemas';
import { createChartRepository } from '../../games/chartRepository';
import { chainQuery, eventQuery } from './eventQuery';
import { readChartEvents } from './readChartEvents';
import { readScore } from './readScore';
import { readScoreEvents } from './readScoreEvents';
import { readTimeline } from './readTimeline';
import { timelineQuery } from './timelineQuery';

/** Public scores, what happened to them, and how the first place of a chart changed. */
export const historyRoutes: FastifyPluginAsyncTypebox<{ database: Database }> = async (
  app,
  { database },
) => {
  const charts = createChartRepository(database);
  app.setValidatorCompiler(parameterValidatorCompiler);
  await app.register(jsonLdPlugin);

  app.get(
    `${paths.scores}/:id`,
    {
      schema: {
        ...describe('Get a score'),
        params: idParams('scoreNotFound'),
        response: { 200: Score },
      },
    },
    async (request) => {
      const { id } = request.params;
      const score = await readScore(database, { id, language: request.language });
      if (!score) throw new RequestError(404, 'scoreNotFound');
      return score;
    },
  );

  app.get(
    `${paths.scores}/:id/events`,
    {
      schema: {
        ...describe('List what happened to a score, the latest first'),
        params: idParams('scoreNotFound'),
        querystring: eventQuery,
        response: { 200: ScoreEventCollection },
      },
    },
    async (request) => {
      const { id: scoreId } = request.params;
      const { values, query } = request.query;
      const { language } = request;
      const page = await readScoreEvents(database, { scoreId, query, language });
      if (!page) throw new RequestError(404, 'scoreNotFound');
      const { lastEvent, ...listed } = page;
      const path = paths.scoreEvents(scoreId);
      const collection = { path, context: 'ScoreEvent', query: values, ...listed };
      return { ...buildKeysetCollection(collection), lastEvent };
    },
  );

  app.get(
    `${paths.charts}/:id/events`,
    {
      schema: {
        ...describe('List what happened on a chart, in the order of its chain'),
        params: idParams('chartNotFound'),
        querystring: chainQuery,
        response: { 200: ChartEventCollection },
      },
    },
    async (request) => {
      const { id: chartId } = request.params;
      const { values, query } = request.query;
      const { language } = request;
      const page = await readChartEvents(database, { chartId, query, language });
      if (!page) throw new RequestError(404, 'chartNotFound');
      const { end, ...listed } = page;
      const path = chainPaths.chartEvents(chartId);
      const collection = { path, context: 'ChartEvent', query: values, ...listed };
      return { ...buildKeysetCollection(collection), end };
    },
  );

  app.get(
    `${paths.charts}/:id/timeline`,
    {
      schema: {
        ...describe('List the changes of the first place of a chart, in order of time'),
        params: idParams('chartNotFound'),
        querystring: timelineQuery,
        response: { 200: TimelineCollection },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { values, before } = request.query;
      const { language } = request;
      const chart = await charts.find(id, language);
      if (!chart) throw new RequestError(404, 'chartNotFound');
      const { lastEvent, ...listed } = await readTimeline(database, { chart, before, language });
      const path = paths.chartTimeline(id);
      const collection = { path, context: 'TimelineStep', query: values, ...listed };
      return { ...buildKeysetCollection(collection), lastEvent };
    },
  );
};

function describe(summary: string) {
  return { tags: ['games'], summary };
}
