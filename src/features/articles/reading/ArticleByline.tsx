import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ArticleAuthor, ArticleText } from '../../../api/wire/articleFromWire';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { articleLayout } from './articleLayout';
import { readingMinutes } from './readingTime';

/** Links to the member's page if there is a slug; otherwise only the name. */
function Author({ author: { username, slug } }: { author: ArticleAuthor }) {
  const { memberPath } = useRoute();
  if (!slug) return username;
  return (
    <MuiLink component={Link} to={memberPath(slug)} sx={{ fontWeight: 600 }}>
      {username}
    </MuiLink>
  );
}

/** Author, date and reading time. Unknown facts are omitted. */
export function ArticleByline({ article }: { article: ArticleText }) {
  const { t } = useTranslation('articlePages');
  const { articleDate, count } = useFormats();
  const { language } = useRoute();
  const { author, publishedAt, content, locale } = article;
  const minutes = readingMinutes(content, locale ?? language);
  return (
    <Box sx={articleLayout.byline}>
      {author ? (
        <span>
          <Author author={author} />
        </span>
      ) : null}
      {publishedAt ? <time dateTime={publishedAt}>{articleDate(publishedAt)}</time> : null}
      <span>{t('detail.minutes', { count: minutes, formatted: count(minutes) })}</span>
    </Box>
  );
}
