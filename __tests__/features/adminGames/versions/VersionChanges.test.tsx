import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminPaths } from '../../../../src/contract/adminPaths';
import type { AdminGame, AdminGameContent } from '../../../../src/contract/schemas/adminGames';
import { VersionChanges } from '../../../../src/features/adminGames/versions/VersionChanges';
import { compareVersion } from '../../../../src/features/adminGames/versions/compareVersion';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import {
  adminCatalogue,
  adminChart,
  adminGame,
  adminGroup,
  gameContent,
} from '../../../support/fixtures/adminGames';

const open = async (content: AdminGameContent, game: AdminGame) => {
  apiServer.use(http.get(`*${adminPaths.catalogue}`, () => HttpResponse.json(adminCatalogue)));
  return renderWithStore(<VersionChanges of={compareVersion(content, game)} />);
};
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const facts = (id: number, mergedInto: number | null = null) => ({
  id,
  slug: `chart-${id}`,
  nbScore: 100 * id,
  mergedInto,
});

test('names what restoring changes in a public game, and nothing that stays', async () => {
  const content = gameContent({
    translations: { en: { name: 'Lumen', rules: null } },
    platformIds: [1],
    groups: [
      adminGroup(1, 'Cups', [
        adminChart(1, 'Mirror'),
        adminChart(2, 'Night'),
        adminChart(3, 'Dusk'),
        adminChart(4, 'Lost'),
      ]),
    ],
  });
  const current = {
    translations: { en: { name: 'Lumen Drift', rules: 'No cheats' } },
    platformIds: [1, 2],
    pictureId: 7,
    groups: [
      adminGroup(1, 'Cups', [
        adminChart(1, 'Mirror', { status: 'locked' }),
        adminChart(2, 'Night', { status: 'retired' }),
        adminChart(3, 'Dusk', { status: 'retired' }),
        adminChart(8, 'Later'),
      ]),
      adminGroup(2, 'Trials', [adminChart(9, 'Long')]),
    ],
  };
  const game = adminGame(current, {
    status: 'active',
    publishedAt: '2026-01-01T00:00:00Z',
    charts: [facts(1), facts(2), facts(3, 1), facts(8), facts(9)],
  });
  await open(content, game);
  expect(screen.getByText('Restoring it changes the game:')).toBeVisible();
  expect(await screen.findByText('Platforms: Arcade, Console → Arcade')).toBeVisible();
  expect(lines()).toEqual([
    '1 chart comes back, and its scores count again (200 scores).',
    '1 locked chart takes scores again.',
    'No score is changed or deleted.',
    'Name (English): Lumen Drift → Lumen',
    'Rules (English): changed',
    'Platforms: Arcade, Console → Arcade',
    'Cover: yes → none',
    'Cups – Mirror – Status: Locked → Open',
    'Cups – Night – Status: Retired → Open',
    'Cups – Lost: added',
  ]);
  await checkAccessibility();
});

test('names the rows that a game that was never public loses', async () => {
  const game = adminGame({ groups: [adminGroup(1, 'Cups', [adminChart(1, 'Mirror')])] });
  await open(gameContent(), game);
  expect(lines()).toEqual(['Cups: removed']);
});

test('says that a version is the same as the game', async () => {
  await open(gameContent({ platformIds: [1] }), adminGame({ platformIds: [1] }));
  expect(screen.getByText('The game is the same as this version.')).toBeVisible();
});

test('says which charts leave the boards or close, and that a version with other formats cannot be saved', async () => {
  const chartsOf = (status: 'open' | 'retired' | 'locked', formatId: number) => [
    adminGroup(1, 'Cups', [
      adminChart(1, 'Mirror', { status: status === 'locked' ? 'open' : status }),
      adminChart(2, 'Night', { values: [{ formatId, better: 'lower', names: {} }] }),
      adminChart(3, 'Dusk', { status: status === 'open' ? 'open' : 'locked' }),
    ]),
  ];
  const game = adminGame(
    { groups: chartsOf('open', 1) },
    { publishedAt: '2026-01-01T00:00:00Z', charts: [facts(1), facts(2), facts(3)] },
  );
  const { unmount } = await open(gameContent({ groups: chartsOf('retired', 1) }), game);
  expect(lines().slice(0, 3)).toEqual([
    '1 chart leaves the boards: its scores are kept, but count no more (100 scores).',
    '1 chart takes no more scores.',
    'No score is changed or deleted.',
  ]);
  unmount();
  await open(gameContent({ groups: chartsOf('open', 2) }), game);
  expect(screen.getByText(/This version cannot be restored/)).toBeVisible();
});

test('names a rule for proofs that a version does not have', async () => {
  const cups = adminGroup(1, 'Cups', [adminChart(1, 'Mirror')]);
  const rule = { places: 'first' as const, from: 10 };
  const game = adminGame({ groups: [{ ...cups, proofRule: rule }] });
  await open(gameContent({ groups: [cups] }), game);
  expect(lines()).toEqual(['Cups – Must be proved: First places, from 10 scores on → none']);
});
