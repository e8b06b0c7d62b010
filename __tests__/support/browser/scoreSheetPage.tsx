import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../src/contract/paths';
import type { PostResult, ScoreRow } from '../../../src/contract/schemas/scores';
import type { ScoreSheet } from '../../../src/contract/schemas/sheets';
import { SubmitPage } from '../../../src/features/scoreSheet/SubmitPage';
import { scoreSheet } from '../fixtures/sheet';
import { session } from '../fixtures/session';
import { ada, sessionReply } from '../fixtures/users';
import { apiServer } from './apiServer';
import { renderWithStore } from './renderWithStore';

const accepted = {
  reason: null,
  message: null,
  score: null,
  scoreId: null,
  prediction: null,
  doubt: null,
};
export const predicted = {
  rank: 2,
  tied: 1,
  of: 4,
  points: 320,
  first: [900],
  next: [900],
  mustBeProved: false,
};

/** A server that answers predictions and batches; `answer` replaces its answer to a posted row. */
export function serveSheet(
  answer: (row: ScoreRow) => Partial<PostResult> = () => ({}),
  changes: Partial<ScoreSheet> = {},
) {
  const posts: ScoreRow[][] = [];
  let sheet: ScoreSheet = { ...scoreSheet, ...changes };
  const post = (row: ScoreRow): PostResult => ({
    ...accepted,
    key: row.key,
    outcome: 'created',
    ...answer(row),
  });
  /** The sheet knows accepted scores from then on. */
  const store = (rows: readonly ScoreRow[]) => {
    const own = new Map(rows.map(({ chart, values }) => [chart, values[0]]));
    sheet = {
      ...sheet,
      groups: sheet.groups.map((group) => ({
        ...group,
        charts: group.charts.map((chart) => {
          const raw = own.get(chart.id);
          if (raw === undefined) return chart;
          const values = [{ raw, text: String(raw) }];
          return {
            ...chart,
            own: {
              id: 71,
              values,
              platform: null,
              state: 'none' as const,
              achievedOn: null,
              dueAt: null,
            },
          };
        }),
      })),
    };
  };
  apiServer.use(
    http.get(`*${paths.gameSheet(4)}`, () => HttpResponse.json(sheet)),
    http.post<never, { scores: ScoreRow[]; dryRun?: boolean }>(
      `*${paths.scoreBatch}`,
      async ({ request }) => {
        const { scores, dryRun } = await request.json();
        if (dryRun) {
          const results = scores.map((row) => ({
            ...post(row),
            prediction: predicted,
            ...answer(row),
          }));
          return HttpResponse.json({ results });
        }
        posts.push(scores);
        const results = scores.map(post);
        store(scores.filter((_, index) => results[index]?.outcome !== 'refused'));
        return HttpResponse.json({ results });
      },
    ),
  );
  return posts;
}

export async function openSheet() {
  const { token } = sessionReply();
  const view = await renderWithStore(<SubmitPage />, {
    at: '/en/submit/4',
    preloadedState: { auth: session({ token, user: { ...ada } }) },
  });
  await screen.findByRole('form', { name: 'Submit scores' });
  return view;
}

export const input = (name: string) => screen.getByRole('textbox', { name });
export const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
export const sendButton = () => screen.getByRole('button', { name: 'Send scores' });
export const type = async (
  user: Awaited<ReturnType<typeof openSheet>>['user'],
  name: string,
  text: string,
) => {
  await user.clear(input(name));
  await user.type(input(name), text);
};
