import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { readArticleVideo } from '../../contract/video/articleVideo';
import { EmbeddedPlayer } from './EmbeddedPlayer';
import { OwnPlayer } from './OwnPlayer';

interface ArticleVideoProps {
  /** The link in the text; it remains if nothing can be played. */
  link: HTMLAnchorElement;
  caption: string;
  /** Whether embedded videos can be played here. */
  frames: boolean;
}

function hide(link: HTMLElement): () => void {
  link.hidden = true;
  return () => {
    link.hidden = false;
  };
}

/** A video in an article, in place of its link. Loads nothing from another site before a click. */
export function ArticleVideo({ link, caption, frames }: ArticleVideoProps) {
  const { t } = useTranslation('video');
  const address = link.getAttribute('href') ?? '';
  const video = readArticleVideo(address);
  const known = typeof video === 'object';
  useLayoutEffect(() => (known ? hide(link) : undefined), [link, known]);
  if (!known) return null;
  return video.service === 'file' ? (
    <OwnPlayer film={video.film} name={caption || t('own')} preload="none" />
  ) : (
    <EmbeddedPlayer video={video} address={address} frames={frames} />
  );
}
