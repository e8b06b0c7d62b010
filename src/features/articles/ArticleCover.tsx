import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ArticleOverview } from '../../api/articleFromWire';
import { coverSourceSet } from '../../contract/coverSizes';
import { CoverPlaceholder } from './CoverPlaceholder';

interface ArticleCoverProps {
  article: Pick<ArticleOverview, 'picture' | 'pictureSources' | 'pictureAlt' | 'category'>;
  /** BCP 47 tag, where what it shows is said in another language than the page's. */
  lang?: string | undefined;
  /** How wide the picture is drawn, as the attribute of the same name says it. */
  sizes: string;
  /** `first`: the largest thing of the first screen, to be fetched before everything else. */
  loading?: 'lazy' | 'eager' | 'first';
  /** Width over height of the frame; the pictures themselves are 16:9. */
  ratio?: string;
}

/** An article's picture, or a drawn stand-in where there is none or it cannot be loaded. The title says what it is about. */
export function ArticleCover({
  article,
  lang,
  sizes,
  loading = 'lazy',
  ratio = '16 / 9',
}: ArticleCoverProps) {
  const [broken, setBroken] = useState<string>();
  const { picture, pictureSources, pictureAlt, category } = article;
  const source = picture ?? pictureSources.at(-1)?.url;
  if (source === undefined || source === broken) {
    return <CoverPlaceholder category={category} ratio={ratio} />;
  }
  return (
    <Box
      component="img"
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
      sx={{
        display: 'block',
        width: '100%',
        height: 'auto',
        aspectRatio: ratio,
        objectFit: 'cover',
        bgcolor: 'surface.muted',
      }}
    />
  );
}
