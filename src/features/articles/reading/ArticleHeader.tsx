import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ArticleText } from '../../../api/wire/articleFromWire';
import { PageHeader } from '../../../components/page/PageHeader';
import { useRoute } from '../../../navigation/useRoute';
import { ArticleByline } from './ArticleByline';

interface ArticleHeaderProps {
  article: ArticleText;
  title: string;
  lang: string | undefined;
}

export function ArticleHeader({ article, title, lang }: ArticleHeaderProps) {
  const { category, excerpt } = article;
  const { t } = useTranslation('articles');
  const { pathTo } = useRoute();
  return (
    <PageHeader
      eyebrow={
        category ? (
          <Link to={`${pathTo('ArticleList')}?category=${category}`} className="list-link">
            {t(`categories.${category}`)}
          </Link>
        ) : undefined
      }
      title={
        <span dir="auto" lang={lang}>
          {title}
        </span>
      }
      lead={
        excerpt ? (
          <span dir="auto" lang={lang}>
            {excerpt}
          </span>
        ) : undefined
      }
    >
      <ArticleByline article={article} />
    </PageHeader>
  );
}
