import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionalErrorBoundary } from '../../../components/feedback/OptionalErrorBoundary';
import { PartFailure } from '../../../components/feedback/PartFailure';
import { LazyComponent } from '../../../components/lazy/LazyComponent';
import { createLazyModule } from '../../../components/lazy/lazyModule';
import { useNearScreen } from '../../../components/lazy/useNearScreen';
import { Text } from '../../../components/Text';
import { RankingPlaceholder } from './RankingPlaceholder';
import '../records.css';

const groupRanking = createLazyModule(
  async () => {
    const { GroupRanking } = await import(/* webpackChunkName: "group-ranking" */ './GroupRanking');
    return GroupRanking;
  },
  { plain: true },
);

/** The best players of a group; loaded when the reader comes near. */
export function GroupPlayers({ group }: { group: number }) {
  const { t } = useTranslation('games');
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  const near = useNearScreen(ref);
  const [failed, setFailed] = useState(false);
  return (
    <section ref={ref} aria-labelledby={id} className="record-section">
      <Text id={id} variant="h2" component="h2" className="record-section-title">
        {t('game.ranking')}
      </Text>
      {failed ? (
        <PartFailure missing onRetry={() => setFailed(false)} />
      ) : (
        <OptionalErrorBoundary fallback={PartFailure}>
          <LazyComponent
            part={groupRanking}
            props={{ group }}
            wanted={near}
            fallback={<RankingPlaceholder />}
            onFailure={() => setFailed(true)}
          />
        </OptionalErrorBoundary>
      )}
    </section>
  );
}
