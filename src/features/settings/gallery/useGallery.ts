import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useState } from 'react';
import {
  selectEffectiveThemeKey,
  selectFavouriteThemes,
  themeSelected,
} from '../../../state/themeSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import type { ThemeKey } from '../../../contract/themeKeys';
import { arrangeThemes, type GalleryFilter, type NamedTheme } from './arrangeThemes';

/** A random theme other than the current one; undefined if there is none. */
function drawTheme(themes: readonly NamedTheme[], present: ThemeKey): NamedTheme | undefined {
  const others = themes.filter(({ key }) => key !== present);
  return others[Math.floor(Math.random() * others.length)];
}

/** The state and actions of the gallery. */
export function useGallery(all: readonly NamedTheme[]) {
  const dispatch = useAppDispatch();
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)');
  const chosen = useAppSelector((state) => selectEffectiveThemeKey(state, prefersDark));
  const favourites = useAppSelector(selectFavouriteThemes);
  const [filter, setFilter] = useState<GalleryFilter>('all');
  const [search, setSearch] = useState('');
  const [listed, setListed] = useState(favourites);
  const [drawn, setDrawn] = useState<NamedTheme>();

  const groups = useMemo(
    () => arrangeThemes(all, { filter, search, favourites: listed }),
    [all, filter, search, listed],
  );
  const shown = useMemo(() => groups.flatMap((group) => group.themes), [groups]);
  return {
    chosen,
    favourites,
    filter,
    search,
    groups,
    shown,
    drawn,
    setSearch,
    /** The list of favourites is a snapshot taken when the filter is set, so that a card does not vanish when its star is removed. */
    setFilter: (wanted: GalleryFilter) => {
      setListed(favourites);
      setFilter(wanted);
    },
    showAll: () => {
      setSearch('');
      setFilter('all');
    },
    surprise: () => {
      const theme = drawTheme(shown, chosen);
      if (!theme) return;
      setDrawn(theme);
      dispatch(themeSelected(theme.key));
    },
  };
}

export type Gallery = ReturnType<typeof useGallery>;
