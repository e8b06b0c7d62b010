import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { moderationPaths } from '../../../src/contract/moderationPaths';
import { paths } from '../../../src/contract/paths';
import { openAdministration, serveAccount } from '../../support/browser/administeredAccount';
import { apiServer } from '../../support/browser/apiServer';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { accountDetail } from '../../support/fixtures/accounts';
import { problem } from '../../support/fixtures/errors';
import { gameSummary } from '../../support/fixtures/games';
import { collection } from '../../support/fixtures/collection';
import { game } from '../../support/fixtures/records';

const { id } = accountDetail({});
const kart = { ...game, id: 9, '@id': paths.game(9), name: 'Kart' };

function serveModerator(...games: { id: number }[]) {
  let moderated = games;
  const saved: number[][] = [];
  const answer = () =>
    HttpResponse.json({
      '@id': moderationPaths.moderatorGames(id),
      '@type': 'ModeratorGames',
      games: moderated,
    });
  serveAccount({ roles: ['ROLE_USER', 'ROLE_VGR_PROOF'] });
  apiServer.use(
    http.get(`*${moderationPaths.moderatorGames(id)}`, answer),
    http.get(`*${paths.games}`, () =>
      HttpResponse.json(collection(paths.games, [gameSummary({ id: 9, name: 'Kart' })])),
    ),
    http.put<never, { games: number[] }>(
      `*${moderationPaths.moderatorGames(id)}`,
      async ({ request }) => {
        const { games: chosen } = await request.json();
        saved.push(chosen);
        moderated = [game, kart].filter((one) => chosen.includes(one.id));
        return answer();
      },
    ),
  );
  return saved;
}

test('limits a moderator to games, and lifts the limit', async () => {
  const saved = serveModerator();
  const { user } = await openAdministration(`users/${id}`, 'ROLE_ADMIN');
  const card = await screen.findByRole('region', { name: 'Judges proofs' });
  expect(await within(card).findByText(/of all games/)).toBeVisible();
  await user.type(within(card).getByRole('combobox', { name: 'Games' }), 'kart');
  await user.click(await screen.findByRole('option', { name: 'Kart' }));
  expect(within(card).getByText(/of these games only/)).toBeVisible();
  await checkAccessibility();
  await user.click(within(card).getByRole('button', { name: 'Save games' }));
  await waitFor(() => expect(saved).toEqual([[9]]));
  expect(await screen.findByText(/Saved which proofs/)).toBeVisible();
  await user.type(within(card).getByRole('combobox', { name: 'Games' }), '{Backspace}');
  await user.click(within(card).getByRole('button', { name: 'Save games' }));
  await waitFor(() => expect(saved).toEqual([[9], []]));
});

test('keeps the choice when it could not be saved', async () => {
  serveModerator(game);
  apiServer.use(
    http.put(`*${moderationPaths.moderatorGames(id)}`, () =>
      HttpResponse.json(problem(422, 'There is no such game.'), { status: 422 }),
    ),
  );
  const { user } = await openAdministration(`users/${id}`, 'ROLE_ADMIN');
  const card = await screen.findByRole('region', { name: 'Judges proofs' });
  await within(card).findByText(/of these games only/);
  await user.type(within(card).getByRole('combobox', { name: 'Games' }), '{Backspace}');
  await user.click(within(card).getByRole('button', { name: 'Save games' }));
  expect(await screen.findByText('There is no such game.')).toBeVisible();
  expect(within(card).getByRole('button', { name: 'Discard' })).toBeVisible();
});

test('is not there for a member without the role', async () => {
  serveAccount();
  await openAdministration(`users/${id}`, 'ROLE_ADMIN');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: 'Judges proofs' })).toBeNull();
});
