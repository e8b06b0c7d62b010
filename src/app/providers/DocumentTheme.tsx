import { useEffect, useLayoutEffect } from 'react';
import { whenIdle } from '../../components/lazy/whenIdle';
import { selectEffectiveThemeKey } from '../../state/themeSlice';
import { useAppSelector } from '../../store/hooks';
import { useSystemPrefersDark } from './useSystemPrefersDark';

/** Gives the browser's toolbar the colour of the header, once the document has the theme. */
function setToolbarColour(key: string): void {
  const html = document.documentElement;
  if (html.dataset['theme'] !== key) return;
  const colour = getComputedStyle(html).getPropertyValue('--mui-palette-navbar-background');
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', colour);
}

/**
 * Sets the document attribute that selects the theme in the style sheet. Switching themes changes only that attribute.
 */
export function DocumentTheme() {
  const systemPrefersDark = useSystemPrefersDark();
  const key = useAppSelector((state) => selectEffectiveThemeKey(state, systemPrefersDark));

  useLayoutEffect(() => {
    const html = document.documentElement;
    // The document starts with its theme. Setting it again would lay out the whole first page twice.
    if (html.dataset['theme'] === key) return;
    // Suppress transitions: controls that fade would lag behind the page around them.
    html.dataset['repainting'] = '';
    html.dataset['theme'] = key;
    // Force a style recalculation before transitions are enabled again.
    document.body.getBoundingClientRect();
    delete html.dataset['repainting'];
  }, [key]);

  // When nothing else is to do: reading a colour needs all styles to be up to date.
  useEffect(() => whenIdle(() => setToolbarColour(key)), [key]);
  return null;
}
