import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ThemeKey } from '../contract/themeKeys';

export type ThemeState = {
  /** null follows the system. */
  key: ThemeKey | null;
  /** Favourites in the order they were added. */
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
    /** The header's light/dark switch: selects the default theme of that mode, whatever was selected before. */
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
    /** The theme in use, given the system's preference. */
    selectEffectiveThemeKey: (state, systemPrefersDark: boolean): ThemeKey =>
      state.key ?? (systemPrefersDark ? 'dark' : 'light'),
  },
});

export const { themeSelected, modeSwitched, favouriteToggled, themeChangedElsewhere } =
  themeSlice.actions;
export const { selectThemeKey, selectFavouriteThemes, selectEffectiveThemeKey } =
  themeSlice.selectors;
