import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { ArticleText } from '../../../api/wire/articleFromWire';
import { languageTags } from '../../../contract/languages';
import { ArticleBody } from './ArticleBody';
import { ArticleCover } from '../ArticleCover';
import { ArticleHeader } from './ArticleHeader';
import { ArticleInformation } from './ArticleInformation';
import { articleLayout } from './articleLayout';

/** An unpublished article as its readers will see it. */
export function ArticlePreview({ article }: { article: ArticleText }) {
  const { t } = useTranslation('articles');
  const title = article.title ?? t('card.untitled');
  const lang = article.locale ? languageTags[article.locale] : undefined;
  return (
    <article>
      <ArticleHeader article={article} title={title} lang={lang} />
      <Box sx={articleLayout.cover}>
        <ArticleCover
          article={article}
          lang={lang}
          sizes="1150px"
          loading="eager"
          ratio="var(--cover-ratio)"
        />
      </Box>
      <Box sx={articleLayout.columns}>
        <ArticleBody article={article} foreign={undefined} frames={false} />
        <ArticleInformation article={article} title={title} saving={null} />
      </Box>
    </article>
  );
}
