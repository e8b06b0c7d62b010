import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PartFailure } from '../../../components/feedback/PartFailure';
import { LazyComponent } from '../../../components/lazy/LazyComponent';
import { createLazyModule } from '../../../components/lazy/lazyModule';
import { Disclosure } from '../../../components/reading/Disclosure';
import { RecordRows } from '../RecordSkeleton';

const playerFirsts = createLazyModule(
  async () => {
    const { PlayerFirsts } = await import(/* webpackChunkName: "player-firsts" */ './PlayerFirsts');
    return PlayerFirsts;
  },
  { plain: true },
);

/** The first places that a player has ever held, folded and loaded once they are unfolded. A printed page has no player yet. */
export function FirstsFold({ player }: { player: number | undefined }) {
  const { t } = useTranslation('members');
  const [opened, setOpened] = useState(false);
  const [failed, setFailed] = useState(false);
  return (
    <Disclosure summary={t('firsts')} onOpen={() => setOpened(true)}>
      {failed ? (
        <PartFailure missing onRetry={() => setFailed(false)} />
      ) : (
        <LazyComponent
          part={playerFirsts}
          props={{ player: player ?? 0 }}
          wanted={opened && player !== undefined}
          fallback={opened ? <RecordRows rows={5} /> : null}
          onFailure={() => setFailed(true)}
        />
      )}
    </Disclosure>
  );
}
