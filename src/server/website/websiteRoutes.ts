import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { paths } from '../../contract/paths';
import { SiteConfiguration, Statistics } from '../../contract/schemas/website';
import type { AppDependencies } from '../appDependencies';
import { createSettingsRepository } from './settingsRepository';
import { buildSiteConfiguration } from './siteConfiguration';
import { parseSiteSettings } from './siteSettingsCodec';
import { buildStatistics } from './statistics';

/** The four statistics of the home page, and the public configuration of the deployment. */
export const websiteRoutes: FastifyPluginAsyncTypebox<AppDependencies> = async (
  app,
  { config, database },
) => {
  const settings = createSettingsRepository(database);

  app.get(
    paths.statistics,
    {
      schema: {
        tags: ['website'],
        summary:
          'Members, records, proved records and games; all of them 0 where a site has no statistics',
        response: { 200: Statistics },
      },
    },
    async () => {
      const { statisticsShown } = parseSiteSettings(await settings.find('site'));
      return buildStatistics(statisticsShown ? await settings.find('statistics') : undefined);
    },
  );

  app.get(
    paths.configuration,
    {
      schema: {
        tags: ['website'],
        summary: 'Partners, the addresses of the records site and what else the client must know',
        response: { 200: SiteConfiguration },
      },
    },
    async () => buildSiteConfiguration(await settings.find('site'), config),
  );
};
