import { editedContent } from '../../../../src/features/adminGames/draft/editedGame';
import { previewGame } from '../../../../src/features/adminGames/preview/previewGame';
import {
  adminCatalogue,
  adminChart,
  adminGame,
  adminGroup,
  gameContent,
} from '../../../support/fixtures/adminGames';

const content = gameContent({
  translations: {
    en: { name: 'Lumen Drift', rules: 'No cheats' },
    fr: { name: 'Dérive', rules: null },
  },
  seriesId: 1,
  platformIds: [2, 1],
  groups: [
    adminGroup(1, 'Cups', [
      adminChart(7, 'Mirror', { names: { en: 'Mirror', fr: 'Miroir' } }),
      adminChart(8, 'Old', { status: 'retired' }),
      adminChart(null, 'New'),
    ]),
    adminGroup(null, 'Trials'),
  ],
});
const previewIn = (language: 'en' | 'fr') =>
  previewGame({ game: adminGame(), content: editedContent(content) }, adminCatalogue, {
    language,
    player: 'Player',
  });

test('names are those of the language, others in English and marked with it', () => {
  const { game, charts } = previewIn('fr');
  expect(game).toMatchObject({
    name: 'Dérive',
    locale: 'fr',
    rules: { text: 'No cheats', locale: 'en' },
    series: { name: 'Dérive' },
    platforms: [{ name: 'Console', locale: 'en' }, { name: 'Arcade' }],
  });
  expect(charts.items.map(({ name }) => name)).toEqual(['Miroir', 'New']);
});

test('retired charts are left out, and new rows have ids of their own', () => {
  const { game, charts } = previewIn('en');
  expect(game.charts).toBe(2);
  expect(game.groups).toMatchObject([
    { id: 1, charts: 2 },
    { id: -2, charts: 0 },
  ]);
  expect(charts.items).toMatchObject([
    { id: 7, group: 1 },
    { id: -1, group: 1 },
  ]);
});

test('each chart shows an example of its format in the notation of the language', () => {
  const exampleIn = (language: 'en' | 'fr') =>
    previewIn(language).charts.items[0]?.record?.values.map(({ text }) => text);
  expect(exampleIn('en')).toEqual(['1:05.43']);
  expect(exampleIn('fr')).toEqual(['1:05,43']);
});
