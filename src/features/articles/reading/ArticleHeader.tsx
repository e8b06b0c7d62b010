import MuiLink from '@mui/material/Link';
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
          <MuiLink
            component={Link}
            to={`${pathTo('ArticleList')}?category=${category}`}
            color="inherit"
            underline="hover"
          >
            {t(`categories.${category}`)}
          </MuiLink>
        ) : undefined
      }
      title={<span lang={lang}>{title}</span>}
      lead={excerpt ? <span lang={lang}>{excerpt}</span> : undefined}
    >
      <ArticleByline article={article} />
    </PageHeader>
  );
}
