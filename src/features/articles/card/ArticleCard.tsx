import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ArticleOverview } from '../../../api/wire/articleFromWire';
import { OptionalErrorBoundary } from '../../../components/feedback/OptionalErrorBoundary';
import '../../../components/reading/card.css';
import { Text } from '../../../components/Text';
import { coverSizes } from '../../../contract/coverSizes';
import { languageTags } from '../../../contract/languages';
import { useRoute } from '../../../navigation/useRoute';
import { ArticleCardFrame } from './ArticleCardFrame';
import { ArticleCover } from '../ArticleCover';
import { ArticleEyebrow } from './ArticleEyebrow';
import { ArticleMeta } from './ArticleMeta';
import { foreignLanguage } from '../foreignText';
import './ArticleCard.css';

interface ArticleCardProps {
  article: ArticleOverview;
  lead?: boolean;
  loading?: 'lazy' | 'eager' | 'first';
}

function CardContent({ article, lead = false, loading = 'lazy' }: ArticleCardProps) {
  const { t } = useTranslation('articles');
  const { language, articlePath } = useRoute();
  const foreign = foreignLanguage(article, language);
  const lang = foreign && languageTags[foreign];
  return (
    <ArticleCardFrame
      lead={lead}
      cover={
        <ArticleCover
          article={article}
          lang={lang}
          sizes={lead ? coverSizes.lead : coverSizes.card}
          loading={loading}
        />
      }
      eyebrow={<ArticleEyebrow article={article} />}
      title={
        <Text component="h3" className="article-card-heading" dir="auto" lang={lang}>
          <Link to={articlePath(article)} className="card-link">
            {article.title ?? t('card.untitled')}
          </Link>
        </Text>
      }
      excerpt={
        <span dir="auto" lang={lang}>
          {article.excerpt}
        </span>
      }
      meta={<ArticleMeta article={article} />}
    />
  );
}

/** An article in a list. A card that fails to render is omitted. */
export function ArticleCard(props: ArticleCardProps) {
  return (
    <OptionalErrorBoundary>
      <CardContent {...props} />
    </OptionalErrorBoundary>
  );
}
