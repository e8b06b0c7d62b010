import { http, HttpResponse } from 'msw';
import { paths } from '../../../../src/contract/paths';
import type { SiteConfiguration, Statistics } from '../../../../src/contract/schemas/website';
import { siteConfiguration, statistics } from '../../fixtures/website';

export const websiteHandlers = [
  http.get<never, never, Statistics>(`*${paths.statistics}`, () => HttpResponse.json(statistics)),
  http.get<never, never, SiteConfiguration>(`*${paths.configuration}`, () =>
    HttpResponse.json(siteConfiguration),
  ),
];
