import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useLayoutEffect, useRef } from 'react';
import type { AllowedMarkup } from '../contract/allowedMarkup';
import { sanitizedFragment } from './sanitizedFragment';
import { useRoutedLinks } from './useRoutedLinks';

interface SafeHtmlProps {
  html: string;
  /** What may stay of it. */
  markup: AllowedMarkup;
  /** BCP 47 tag, where the text is in another language than the page. */
  lang?: string | undefined;
  sx?: SxProps<Theme>;
}

/** Markup written by others, reduced to what is allowed. */
export function SafeHtml({ html, markup, lang, sx = {} }: SafeHtmlProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    element.current?.replaceChildren(sanitizedFragment(html, markup));
  }, [html, markup]);
  useRoutedLinks(element);
  return <Box ref={element} lang={lang} sx={sx} />;
}
