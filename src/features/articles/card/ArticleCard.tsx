import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ArticleOverview } from '../../../api/wire/articleFromWire';
import { OptionalErrorBoundary } from '../../../components/feedback/OptionalErrorBoundary';
import { Text } from '../../../components/Text';
import { coverSizes } from '../../../contract/coverSizes';
import { languageTags } from '../../../contract/languages';
import { useRoute } from '../../../navigation/useRoute';
import { ArticleCardFrame } from './ArticleCardFrame';
import { ArticleCover } from '../ArticleCover';
import { ArticleEyebrow } from './ArticleEyebrow';
import { ArticleMeta } from './ArticleMeta';
import { foreignLanguage } from '../foreignText';

interface ArticleCardProps {
  article: ArticleOverview;
  lead?: boolean;
  loading?: 'lazy' | 'eager' | 'first';
}

/** The link's click area covers the card, but its accessible name is only the title. */
const stretched = {
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid var(--vgr-focus)', outlineOffset: '-4px' },
} as const;

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
        <Text component="h3" sx={{ font: 'inherit', fontWeight: 700 }} lang={lang}>
          <Box component={Link} to={articlePath(article)} sx={stretched}>
            {article.title ?? t('card.untitled')}
          </Box>
        </Text>
      }
      excerpt={<span lang={lang}>{article.excerpt}</span>}
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
