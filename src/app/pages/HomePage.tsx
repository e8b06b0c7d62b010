import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { OptionalPart } from '../../components/OptionalPart';
import { PageMetadata } from '../../components/PageMetadata';
import { FeaturedArticles } from '../../features/articles/FeaturedArticles';
import { LatestArticles } from '../../features/articles/LatestArticles';
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
        <OptionalPart>
          <StatisticsStrip />
        </OptionalPart>
      </WelcomePanel>
      <LatestArticles title={t('latest.title')} allLabel={t('latest.all')} />
      <OptionalPart>
        <FeatureCards />
      </OptionalPart>
      <OptionalPart>
        <FeaturedArticles title={t('featured.title')} />
      </OptionalPart>
      <OptionalPart>
        <PartnersBlock />
      </OptionalPart>
    </Box>
  );
}
