import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetTargetsQuery } from '../../../api/ownApi';
import type { Targets } from '../../../api/wire/targetsFromWire';
import '../../../components/reading/card.css';
import { TitledSection } from '../../../components/reading/TitledSection';
import { Text } from '../../../components/Text';
import { useRoute } from '../../../navigation/useRoute';
import { PlaceTarget, ProofTarget, UnplayedTarget } from './ChartTargets';
import { BadgeTarget } from './BadgeTarget';
import './targets.css';

/** What the member could do next: a target of each kind. */
export function NextTargets() {
  // Texts that Home does without: the page must not wait for them.
  const { t, ready } = useTranslation(['visits', 'boards'], { useSuspense: false });
  const { language } = useRoute();
  const { data, isError } = useGetTargetsQuery({ language });
  if (!ready || (!data && !isError)) return null;
  return (
    <TitledSection title={t('targets.title')}>
      {data ? <TargetList targets={data} /> : <Text muted>{t('targets.failed')}</Text>}
    </TitledSection>
  );
}

function TargetList({ targets: { place, unplayed, proof, badge } }: { targets: Targets }) {
  const { t } = useTranslation('visits');
  const { pathTo } = useRoute();
  if (!place && !unplayed && !proof && !badge) {
    return (
      <Text muted>
        {t('targets.none')}{' '}
        <Link to={pathTo('GameList')} className="text-link">
          {t('choose')}
        </Link>
      </Text>
    );
  }
  return (
    <ul className="card-surface targets">
      {place ? <PlaceTarget target={place} /> : null}
      {unplayed ? <UnplayedTarget chart={unplayed} /> : null}
      {proof ? <ProofTarget target={proof} /> : null}
      {badge ? <BadgeTarget badge={badge} /> : null}
    </ul>
  );
}
