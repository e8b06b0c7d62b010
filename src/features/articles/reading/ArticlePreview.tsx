import { useTranslation } from 'react-i18next';
import type { ArticleText } from '../../../api/wire/articleFromWire';
import { languageTags } from '../../../contract/languages';
import { ArticleActions } from './ArticleActions';
import { ArticleBody } from './ArticleBody';
import { ArticleInformation } from './ArticleInformation';
import { ArticleLayout } from './ArticleLayout';

/** An unpublished article as its readers will see it. */
export function ArticlePreview({ article }: { article: ArticleText }) {
  const { t } = useTranslation('articles');
  const title = article.title ?? t('card.untitled');
  return (
    <ArticleLayout
      article={article}
      title={title}
      lang={article.locale ? languageTags[article.locale] : undefined}
      body={<ArticleBody article={article} foreign={undefined} frames={false} />}
      information={
        <ArticleInformation
          article={article}
          actions={<ArticleActions article={article} title={title} />}
          saving={null}
        />
      }
    />
  );
}
