import { configure, screen, within } from '@testing-library/react';
import { ThemeGallery } from '../../../../src/features/settings/gallery/ThemeGallery';
import { themes } from '../../../../src/theme/registry';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { renderWithStore } from '../../../support/browser/renderWithStore';

// To compute visibility, jsdom styles every element of forty-four miniatures for each query, which takes seconds. Axe
// and the journeys check what is hidden.
beforeAll(() => configure({ defaultHidden: true }));

const setUp = async () => {
  const rendered = await renderWithStore(<ThemeGallery />);
  await screen.findByRole('radiogroup', { name: 'Theme' });
  return rendered;
};
type User = Awaited<ReturnType<typeof setUp>>['user'];

const names = () => screen.queryAllByRole('radio').map((radio) => radio.dataset['name']);
const chooseCategory = async (user: User, name: string) => {
  await user.click(screen.getByRole('combobox', { name: 'Theme category' }));
  await user.click(screen.getByRole('option', { name }));
};

test('every theme is a radio with its name, description and colours', async () => {
  const { container } = await setUp();
  expect(screen.getAllByRole('radio')).toHaveLength(themes.length);
  expect(screen.getByRole('radio', { name: 'Dark' })).toHaveAccessibleDescription(/\w/);
  const drawn = [...container.querySelectorAll('.theme-miniature')];
  expect(drawn.map((miniature) => miniature.getAttribute('data-theme')).toSorted()).toEqual(
    themes.map(({ key }) => key).toSorted(),
  );
});

test('a choice applies at once, and can go back to following the system', async () => {
  const { user, store } = await setUp();
  expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(store.getState().theme.key).toBe('dark');
  await user.click(screen.getByRole('button', { name: 'Follow the system' }));
  expect(store.getState().theme.key).toBeNull();
  expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
});

test('End, Home and a letter choose by keyboard', async () => {
  const { user, store } = await setUp();
  screen.getByRole('radio', { name: 'Light' }).focus();
  await user.keyboard('{End}');
  expect(screen.getAllByRole('radio').at(-1)).toHaveFocus();
  expect(screen.getAllByRole('radio').at(-1)).toBeChecked();
  await user.keyboard('{Home}');
  expect(screen.getAllByRole('radio')[0]).toBeChecked();
  await user.keyboard('d');
  expect(document.activeElement).toHaveAccessibleName(/^D/);
  expect(store.getState().theme.key).toBe(document.activeElement?.getAttribute('value'));
});

test('the search ignores accents, announces the count, and can be cleared when nothing matches', async () => {
  const { user } = await setUp();
  const search = screen.getByRole('searchbox', { name: 'Search themes' });
  await user.type(search, 'dárk');
  expect(names()).toContain('Dark');
  expect(names()).not.toContain('Light');
  await user.clear(search);
  await user.type(search, 'nothing is called so');
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'No matching theme' })).toBeVisible();
  expect(screen.getByText('0 themes')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Surprise me' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Show all themes' }));
  expect(screen.getAllByRole('radio')).toHaveLength(themes.length);
});

test('favourites are stored, and an unmarked one stays visible until the filter is chosen again', async () => {
  const { user, store } = await setUp();
  await chooseCategory(user, 'Favourites');
  expect(screen.getByRole('heading', { name: 'No favourites yet' })).toBeVisible();
  await chooseCategory(user, 'All themes');
  await user.click(screen.getByRole('button', { name: 'Add Dark to favourites' }));
  expect(store.getState().theme).toEqual({ key: null, favourites: ['dark'] });
  await chooseCategory(user, 'Favourites');
  expect(names()).toEqual(['Dark']);
  await user.click(screen.getByRole('button', { name: 'Remove Dark from favourites' }));
  expect(screen.getByRole('button', { name: 'Add Dark to favourites' })).toHaveFocus();
  await chooseCategory(user, 'All themes');
  await chooseCategory(user, 'Favourites');
  expect(names()).toEqual([]);
});

test('a random theme differs from the current one, matches the filter and is announced', async () => {
  const { user, store } = await setUp();
  await chooseCategory(user, 'Classics');
  const allowed = themes.filter(({ category }) => category === 'classics').map(({ key }) => key);
  for (let turn = 0; turn < 8; turn += 1) {
    const before = store.getState().theme.key ?? 'light';
    await user.click(screen.getByRole('button', { name: 'Surprise me' }));
    const after = store.getState().theme.key ?? 'light';
    expect(after).not.toBe(before);
    expect(allowed).toContain(after);
  }
  expect(screen.getByText(/^(.+) it is\.$/)).toBeInTheDocument();
});

test('a category shows only its themes, under its name, without accessibility violations', async () => {
  const { user, container } = await setUp();
  await chooseCategory(user, 'Classics');
  const group = screen.getByRole('group', { name: 'Classics' });
  expect(within(group).getAllByRole('radio')).toHaveLength(screen.getAllByRole('radio').length);
  await checkAccessibility(container);
});
