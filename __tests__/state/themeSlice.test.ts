import {
  favouriteToggled,
  modeSwitched,
  selectEffectiveThemeKey,
  themeChangedElsewhere,
  themeSelected,
} from '../../src/state/themeSlice';
import { createTestStore } from '../support/browser/createTestStore';

test.each([
  { chosen: null, dark: false, shown: 'light' },
  { chosen: null, dark: true, shown: 'dark' },
  { chosen: 'light', dark: true, shown: 'light' },
  { chosen: 'dark', dark: false, shown: 'dark' },
] as const)('chosen $chosen, system dark $dark: shows $shown', ({ chosen, dark, shown }) => {
  const { dispatch, getState } = createTestStore();
  dispatch(themeSelected(chosen));
  expect(selectEffectiveThemeKey(getState(), dark)).toBe(shown);
});

test('the header’s switch and another tab set the theme too', () => {
  const { dispatch, getState } = createTestStore();
  dispatch(modeSwitched('dark'));
  expect(getState().theme.key).toBe('dark');
  dispatch(themeChangedElsewhere({ key: null, favourites: ['light'] }));
  expect(getState().theme).toEqual({ key: null, favourites: ['light'] });
});

test('a favourite is added and removed', () => {
  const { dispatch, getState } = createTestStore();
  dispatch(favouriteToggled('dark'));
  dispatch(favouriteToggled('light'));
  expect(getState().theme.favourites).toEqual(['dark', 'light']);
  dispatch(favouriteToggled('dark'));
  expect(getState().theme.favourites).toEqual(['light']);
});
