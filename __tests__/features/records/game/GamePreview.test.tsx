import { screen, within } from '@testing-library/react';
import { editedContent } from '../../../../src/features/adminGames/draft/editedGame';
import { previewGame } from '../../../../src/features/adminGames/preview/previewGame';
import { GamePreview } from '../../../../src/features/records/game/GamePreview';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import {
  adminCatalogue,
  adminChart,
  adminGame,
  adminGroup,
  gameContent,
} from '../../../support/fixtures/adminGames';

test('shows a draft on the page of its game, without a request', async () => {
  const content = gameContent({
    translations: { en: { name: 'Lumen Drift', rules: 'No cheats' } },
    platformIds: [1],
    groups: [adminGroup(null, 'Cups', [adminChart(null, 'Mirror')])],
  });
  const of = { language: 'en', player: 'Player' } as const;
  const draft = { game: adminGame(), content: editedContent(content) };
  await renderWithStore(<GamePreview {...previewGame(draft, adminCatalogue, of)} />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Lumen Drift' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Arcade' })).toBeVisible();
  expect(screen.getByText('No cheats')).toBeInTheDocument();
  const row = within(screen.getByRole('table', { name: 'Cups' })).getByRole('row', {
    name: /Mirror/,
  });
  expect(row).toHaveTextContent('1:05.43');
  await checkAccessibility();
});
