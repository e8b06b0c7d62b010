import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../src/contract/paths';
import type { ScoreSheet } from '../../../src/contract/schemas/sheets';
import { SubmitPage } from '../../../src/features/scoreSheet/SubmitPage';
import { apiServer } from '../../support/browser/apiServer';
import { renderWithStore } from '../../support/browser/renderWithStore';
import { openSheet, serveSheet, type } from '../../support/browser/scoreSheetPage';
import { session } from '../../support/fixtures/session';
import { scoreSheet } from '../../support/fixtures/sheet';
import { ada, sessionReply } from '../../support/fixtures/users';

describe('a typed row that cannot be sent any more', () => {
  const sheet: ScoreSheet = scoreSheet;
  type SheetChart = ScoreSheet['groups'][number]['charts'][number];
  const serveCharts = (change: (chart: SheetChart) => SheetChart | undefined) =>
    apiServer.use(
      http.get(`*${paths.gameSheet(4)}`, () =>
        HttpResponse.json({
          ...scoreSheet,
          groups: sheet.groups.map((group) => ({
            ...group,
            charts: group.charts.flatMap((chart) => change(chart) ?? []),
          })),
        }),
      ),
    );
  const typeAndReopen = async (reopen: () => void) => {
    serveSheet();
    const { user, unmount } = await openSheet();
    await type(user, 'Stage two', '55');
    unmount();
    reopen();
    return openSheet();
  };
  const blocked = () => screen.getByRole('region', { name: 'Cannot be sent' });

  test('stays with its value and its reason when its chart is locked, until it is discarded', async () => {
    const { user } = await typeAndReopen(() =>
      serveCharts((chart) => (chart.id === 12 ? { ...chart, status: 'locked' } : chart)),
    );
    expect(blocked()).toHaveTextContent('Stage two: 55 This chart takes no scores at the moment.');
    await user.click(screen.getByRole('button', { name: 'Discard: Stage two' }));
    expect(screen.queryByRole('region', { name: 'Cannot be sent' })).not.toBeInTheDocument();
  });

  test('stays with its name when its chart is gone', async () => {
    await typeAndReopen(() => serveCharts((chart) => (chart.id === 12 ? undefined : chart)));
    expect(blocked()).toHaveTextContent(/Stage two: 55 This chart is no longer part of the game/);
  });

  test('stays when the game is closed', async () => {
    serveSheet();
    const { user, unmount } = await openSheet();
    await type(user, 'Stage two', '55');
    unmount();
    apiServer.use(
      http.get(`*${paths.gameSheet(4)}`, () => HttpResponse.json({ ...scoreSheet, open: false })),
    );
    await renderWithStore(<SubmitPage />, {
      at: '/en/submit/4',
      preloadedState: { auth: session({ token: sessionReply().token, user: { ...ada } }) },
    });
    expect(await screen.findByRole('region', { name: 'Cannot be sent' })).toHaveTextContent(
      'Stage two: 55 This game takes no new scores.',
    );
  });
});
