import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ThemeKey } from '../contract/themeKeys';

export type ThemeState = {
  /** null follows the system. */
  key: ThemeKey | null;
  /** Those the reader has marked, the first marked first. */
  favourites: ThemeKey[];
};

export type ThemeMode = 'light' | 'dark';

const initialState: ThemeState = { key: null, favourites: [] };

export const themeSlice = createSlice({
  name: 'theme',
  initialState,
  reducers: {
    themeSelected: (state, action: PayloadAction<ThemeKey | null>) => {
      state.key = action.payload;
    },
    /** The header's switch: the plain theme of that mode, whichever theme was chosen before. */
    modeSwitched: (state, action: PayloadAction<ThemeMode>) => {
      state.key = action.payload;
    },
    favouriteToggled: ({ favourites }, { payload }: PayloadAction<ThemeKey>) => {
      const place = favourites.indexOf(payload);
      if (place === -1) favourites.push(payload);
      else favourites.splice(place, 1);
    },
    themeChangedElsewhere: (_state, action: PayloadAction<ThemeState>) => action.payload,
  },
  selectors: {
    selectThemeKey: (state) => state.key,
    selectFavouriteThemes: (state) => state.favourites,
    /** The theme shown, given what the system prefers. */
    selectEffectiveThemeKey: (state, systemPrefersDark: boolean): ThemeKey =>
      state.key ?? (systemPrefersDark ? 'dark' : 'light'),
  },
});

export const { themeSelected, modeSwitched, favouriteToggled, themeChangedElsewhere } =
  themeSlice.actions;
export const { selectThemeKey, selectFavouriteThemes, selectEffectiveThemeKey } =
  themeSlice.selectors;
