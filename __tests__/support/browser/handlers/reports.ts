import { http, HttpResponse } from 'msw';
import { reportPaths } from '../../../../src/contract/reportPaths';
import type { NoticeSummary } from '../../../../src/contract/schemas/reports';
import { noticeSummary } from '../../fixtures/reports';

export const reportHandlers = [
  http.get<never, never, NoticeSummary>(`*${reportPaths.noticeSummary}`, () =>
    HttpResponse.json(noticeSummary()),
  ),
];
