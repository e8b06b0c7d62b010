import { useLayoutEffect, useRef } from 'react';
import { pictureAddress } from '../../config/environment';
import type { AllowedMarkup } from '../../contract/allowedMarkup';
import { sanitizedFragment } from './sanitizedFragment';
import { useRoutedLinks } from './useRoutedLinks';

interface SafeHtmlProps {
  html: string;
  /** The markup to keep. */
  markup: AllowedMarkup;
  /** BCP 47 tag, if the text is not in the page's language. */
  lang?: string | undefined;
  className?: string;
}

/**
 * Image URLs in texts are relative to the root of the server they were written on. `src` is always set, even if unchanged:
 * the snapshot replay intercepts setAttribute to suppress the image.
 */
function addressPictures(fragment: DocumentFragment): void {
  for (const picture of fragment.querySelectorAll('img')) {
    picture.setAttribute('src', pictureAddress(picture.getAttribute('src') ?? ''));
  }
}

/** Renders untrusted markup, reduced to the allowed elements and attributes. */
export function SafeHtml({ html, markup, lang, className }: SafeHtmlProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const fragment = sanitizedFragment(html, markup);
    addressPictures(fragment);
    element.current?.replaceChildren(fragment);
  }, [html, markup]);
  useRoutedLinks(element);
  return <div ref={element} dir="auto" lang={lang} className={className} />;
}
