import { mdiCommentOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { ArticleOverview } from '../../../api/wire/articleFromWire';
import { Icon } from '../../../components/Icon';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { useFormats } from '../../../i18n/useFormats';

/** The line below a card's text: date, author, number of comments. */
export function ArticleMeta({ article }: { article: ArticleOverview }) {
  const { t } = useTranslation('articles');
  const { articleDate, compactCount, count } = useFormats();
  const { publishedAt, author, nbComment } = article;
  return (
    <>
      <Box component="span" sx={whenAndWho}>
        {publishedAt ? <time dateTime={publishedAt}>{articleDate(publishedAt)}</time> : null}
        {author ? <span>{author.username}</span> : null}
      </Box>
      {nbComment > 0 ? (
        <Box
          component="span"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, ml: 'auto' }}
        >
          <Icon path={mdiCommentOutline} sx={{ fontSize: '1rem' }} />
          <span aria-hidden="true">{compactCount(nbComment)}</span>
          <VisuallyHidden component="span">
            {t('card.comments', { count: nbComment, formatted: count(nbComment) })}
          </VisuallyHidden>
        </Box>
      ) : null}
    </>
  );
}

/** One line: if both do not fit, the name is hidden rather than truncated. */
const whenAndWho = {
  display: 'flex',
  flexWrap: 'wrap',
  minWidth: 0,
  height: '1.5em',
  lineHeight: 1.5,
  overflow: 'hidden',
  '& > * + *::before': { content: '"·"', mx: 1 },
} as const;
