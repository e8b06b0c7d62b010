import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PartFailure } from '../../../components/feedback/PartFailure';
import { LazyComponent } from '../../../components/lazy/LazyComponent';
import { createLazyModule } from '../../../components/lazy/lazyModule';
import { Disclosure } from '../../../components/reading/Disclosure';
import { RecordRows } from '../RecordSkeleton';

const gameFirsts = createLazyModule(
  async () => {
    const { GameFirsts } = await import(/* webpackChunkName: "game-firsts" */ './GameFirsts');
    return GameFirsts;
  },
  { plain: true },
);

/** Who took and held the first places of a game, folded and loaded once they are unfolded. */
export function GameFirstsFold({ game }: { game: number }) {
  const { t } = useTranslation('games');
  const [opened, setOpened] = useState(false);
  const [failed, setFailed] = useState(false);
  return (
    <Disclosure summary={t('game.firsts')} onOpen={() => setOpened(true)}>
      {failed ? (
        <PartFailure missing onRetry={() => setFailed(false)} />
      ) : (
        <LazyComponent
          part={gameFirsts}
          props={{ game }}
          wanted={opened}
          fallback={opened ? <RecordRows rows={5} /> : null}
          onFailure={() => setFailed(true)}
        />
      )}
    </Disclosure>
  );
}
