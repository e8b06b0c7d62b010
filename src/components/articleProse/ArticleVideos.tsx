import { Suspense, useLayoutEffect, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { OptionalErrorBoundary } from '../feedback/OptionalErrorBoundary';
import { createLazyModule } from '../lazy/lazyModule';
import { LazyComponent } from '../lazy/LazyComponent';

const articleVideo = createLazyModule(async () => {
  const { ArticleVideo } = await import(
    /* webpackChunkName: "article-video" */ '../video/ArticleVideo'
  );
  return ArticleVideo;
});

interface Place {
  host: HTMLElement;
  link: HTMLAnchorElement;
  caption: string;
}

/** Inserts a container for the player before each video's link. */
function findPlaces(root: Element): Place[] {
  return [...root.querySelectorAll('figure[data-video]')].flatMap((figure) => {
    const link = figure.querySelector('a');
    if (!link) return [];
    const host = document.createElement('div');
    link.before(host);
    const caption = figure.querySelector('figcaption')?.textContent ?? '';
    return [{ host, link, caption }];
  });
}

function addPlaces(root: Element | null, onAdded: (places: readonly Place[]) => void) {
  const places = root ? findPlaces(root) : [];
  onAdded(places);
  return () => {
    for (const { host } of places) host.remove();
  };
}

interface ArticleVideosProps {
  root: RefObject<Element | null>;
  /** Whether embedded videos can be played here. */
  frames: boolean;
}

/** Players for the videos of a text that is already in the DOM. A different text needs a different key. */
export function ArticleVideos({ root, frames }: ArticleVideosProps) {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useLayoutEffect(() => addPlaces(root.current, setPlaces), [root]);
  return (
    <OptionalErrorBoundary>
      <Suspense fallback={null}>
        {places.map(({ host, link, caption }, index) =>
          createPortal(
            <LazyComponent part={articleVideo} props={{ link, caption, frames }} />,
            host,
            String(index),
          ),
        )}
      </Suspense>
    </OptionalErrorBoundary>
  );
}
