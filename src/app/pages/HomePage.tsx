import { useTranslation } from 'react-i18next';
import { PageMetadata } from '../../components/page/PageMetadata';
import { FeaturedArticles } from '../../features/articles/sections/FeaturedArticles';
import { LatestArticles } from '../../features/articles/sections/LatestArticles';
import { HomeSections } from '../../features/home/HomeSections';
import { PartnersBlock } from '../../features/home/PartnersBlock';
import { StatisticsStrip } from '../../features/home/StatisticsStrip';
import { LatestRecords } from '../../features/records/latest/LatestRecords';
import { selectUser } from '../../state/authSlice';
import { useAppSelector } from '../../store/hooks';

export function HomePage() {
  const { t } = useTranslation(['home', 'metadata']);
  const member = useAppSelector((state) => selectUser(state) !== null);
  return (
    <>
      <PageMetadata title={t('metadata:Home')} page="Home" />
      <HomeSections
        member={member}
        statistics={<StatisticsStrip />}
        latest={<LatestArticles />}
        records={<LatestRecords />}
        featured={<FeaturedArticles title={t('featured.title')} />}
        partners={<PartnersBlock />}
      />
    </>
  );
}
