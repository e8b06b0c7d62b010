import { useTranslation } from 'react-i18next';
import { createLazyModule } from '../../components/lazy/lazyModule';
import { LazyComponent } from '../../components/lazy/LazyComponent';
import { PageMetadata } from '../../components/page/PageMetadata';
import { FeaturedArticles } from '../../features/articles/sections/FeaturedArticles';
import { LatestArticles } from '../../features/articles/sections/LatestArticles';
import { HomeSections } from '../../features/home/HomeSections';
import { OwnFrame } from '../../features/home/OwnFrame';
import { PartnersBlock } from '../../features/home/PartnersBlock';
import { StatisticsStrip } from '../../features/home/StatisticsStrip';
import { OnThisDaySlot } from '../../features/records/past/OnThisDaySlot';
import { LatestRecords } from '../../features/records/latest/LatestRecords';
import { TargetsSlot } from '../../features/records/targets/TargetsSlot';
import { selectIsAuthenticated } from '../../state/authSlice';
import { useAppSelector } from '../../store/hooks';

// Both in one chunk: they are shown together.
const sinceLastVisit = createLazyModule(
  async () => {
    const { SinceLastVisit } = await import(
      /* webpackChunkName: "own-places" */ '../../features/records/visits/SinceLastVisit'
    );
    return SinceLastVisit;
  },
  { plain: true },
);

const ownPlaces = createLazyModule(
  async () => {
    const { OwnPlaces } = await import(
      /* webpackChunkName: "own-places" */ '../../features/records/ownScores/OwnPlaces'
    );
    return OwnPlaces;
  },
  { plain: true },
);

export function HomePage() {
  const { t } = useTranslation(['home', 'metadata']);
  const member = useAppSelector(selectIsAuthenticated);
  return (
    <>
      <PageMetadata title={t('metadata:Home')} page="Home" />
      <HomeSections
        member={member}
        statistics={<StatisticsStrip />}
        latest={<LatestArticles />}
        records={<LatestRecords />}
        own={
          member ? (
            <>
              <OwnFrame>
                <LazyComponent part={sinceLastVisit} props={{}} />
              </OwnFrame>
              <OwnFrame>
                <LazyComponent part={ownPlaces} props={{}} />
              </OwnFrame>
              <OwnFrame>
                <TargetsSlot />
              </OwnFrame>
            </>
          ) : null
        }
        featured={<FeaturedArticles title={t('featured.title')} />}
        partners={
          <>
            <PartnersBlock />
            <OnThisDaySlot />
          </>
        }
      />
    </>
  );
}
