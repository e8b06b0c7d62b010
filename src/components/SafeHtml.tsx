import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useLayoutEffect, useRef } from 'react';
import { pictureAddress } from '../config/environment';
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

/**
 * Texts name pictures from the root of the server they were written on. Each address is written anew even where it is the
 * same: the replay of a snapshot listens for that, to withhold the picture.
 */
function addressPictures(fragment: DocumentFragment): void {
  for (const picture of fragment.querySelectorAll('img')) {
    picture.setAttribute('src', pictureAddress(picture.getAttribute('src') ?? ''));
  }
}

/** Markup written by others, reduced to what is allowed. */
export function SafeHtml({ html, markup, lang, sx = {} }: SafeHtmlProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const fragment = sanitizedFragment(html, markup);
    addressPictures(fragment);
    element.current?.replaceChildren(fragment);
  }, [html, markup]);
  useRoutedLinks(element);
  return <Box ref={element} lang={lang} sx={sx} />;
}
