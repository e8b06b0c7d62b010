import { clsx } from 'clsx';
import { useState } from 'react';
import type { ArticleOverview } from '../../api/wire/articleFromWire';
import { coverSourceSet } from '../../contract/coverSizes';
import './ArticleCover.css';
import { CoverPlaceholder } from './CoverPlaceholder';

interface ArticleCoverProps {
  article: Pick<ArticleOverview, 'picture' | 'pictureSources' | 'pictureAlt' | 'category'>;
  /** BCP 47 tag of the alternative text, if it differs from the page's language. */
  lang?: string | undefined;
  /** The `sizes` attribute of the image. */
  sizes: string;
  /** `first`: the largest element above the fold; fetched with high priority. */
  loading?: 'lazy' | 'eager' | 'first';
  /** The frame of an article's own page is flatter in wide windows; the images themselves are 16:9. */
  ratio?: 'card' | 'page';
}

/** An article's picture, or a placeholder if there is none or it fails to load. It is decorative if it has no alternative text. */
export function ArticleCover({
  article,
  lang,
  sizes,
  loading = 'lazy',
  ratio = 'card',
}: ArticleCoverProps) {
  const [broken, setBroken] = useState<string>();
  const { picture, pictureSources, pictureAlt, category } = article;
  const source = picture ?? pictureSources.at(-1)?.url;
  if (source === undefined || source === broken) {
    return <CoverPlaceholder category={category} ratio={ratio} />;
  }
  return (
    <img
      src={source}
      srcSet={coverSourceSet(pictureSources) || undefined}
      sizes={sizes}
      alt={pictureAlt ?? ''}
      lang={pictureAlt === null ? undefined : lang}
      width={1600}
      height={900}
      decoding={loading === 'first' ? 'sync' : 'async'}
      loading={loading === 'lazy' ? 'lazy' : 'eager'}
      fetchPriority={loading === 'first' ? 'high' : 'auto'}
      onError={() => setBroken(source)}
      className={clsx('article-cover', ratio === 'page' && 'article-cover-page')}
    />
  );
}
