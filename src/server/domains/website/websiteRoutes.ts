import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { paths } from '../../../contract/paths';
import { SiteConfiguration, Statistics, type SiteTotals } from '../../../contract/schemas/website';
import type { PlatformServices } from '../../platform/services';
import { jsonLdPlugin } from '../../platform/jsonLd/jsonLd';
import { createSettingsRepository } from '../../platform/website/settingsRepository';
import { buildSiteConfiguration } from '../../platform/website/siteConfiguration';
import { parseSiteSettings } from '../../platform/website/siteSettingsCodec';
import { readSiteTotals } from './siteTotals';

/** The client does not show these. */
const hidden: SiteTotals = { nbPlayer: 0, nbChart: 0, nbChartProven: 0, nbGame: 0 };

/** The four statistics of the home page, and the public configuration of the deployment. */
export const websiteRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'config' | 'database'>
> = async (app, { config, database }) => {
  const settings = createSettingsRepository(database);
  await app.register(jsonLdPlugin);

  app.get(
    paths.statistics,
    {
      schema: {
        tags: ['website'],
        summary: 'Get site statistics',
        description: 'All numbers are 0 if the site does not show statistics.',
        response: { 200: Statistics },
      },
    },
    async () => {
      const { statisticsShown } = parseSiteSettings(await settings.findSite());
      const totals = statisticsShown ? await readSiteTotals(database) : hidden;
      return { '@id': paths.statistics, '@type': 'Statistics' as const, ...totals };
    },
  );

  app.get(
    paths.configuration,
    {
      schema: {
        tags: ['website'],
        summary: 'Get the public configuration of the site',
        response: { 200: SiteConfiguration },
      },
    },
    async () => buildSiteConfiguration(await settings.findSite(), config),
  );
};
