import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { OptionalErrorBoundary } from '../../components/feedback/OptionalErrorBoundary';
import { PageMetadata } from '../../components/page/PageMetadata';
import { FeaturedArticles } from '../../features/articles/sections/FeaturedArticles';
import { LatestArticles } from '../../features/articles/sections/LatestArticles';
import { FeatureCards } from '../../features/home/FeatureCards';
import { PartnersBlock } from '../../features/home/PartnersBlock';
import { StatisticsStrip } from '../../features/home/StatisticsStrip';
import { WelcomePanel } from '../../features/home/WelcomePanel';

export function HomePage() {
  const { t } = useTranslation(['home', 'metadata']);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 6, md: 8 } }}>
      <PageMetadata title={t('metadata:Home')} page="Home" />
      <WelcomePanel>
        <OptionalErrorBoundary>
          <StatisticsStrip />
        </OptionalErrorBoundary>
      </WelcomePanel>
      <LatestArticles title={t('latest.title')} allLabel={t('latest.all')} />
      <OptionalErrorBoundary>
        <FeatureCards />
      </OptionalErrorBoundary>
      <OptionalErrorBoundary>
        <FeaturedArticles title={t('featured.title')} />
      </OptionalErrorBoundary>
      <OptionalErrorBoundary>
        <PartnersBlock />
      </OptionalErrorBoundary>
    </Box>
  );
}
