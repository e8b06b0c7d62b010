import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartDetails } from '../../../api/wire/boardFromWire';
import { PartFailure } from '../../../components/feedback/PartFailure';
import { LazyComponent } from '../../../components/lazy/LazyComponent';
import { createLazyModule } from '../../../components/lazy/lazyModule';
import { Disclosure } from '../../../components/reading/Disclosure';
import { useFormats } from '../../../i18n/useFormats';
import { RecordRows } from '../RecordSkeleton';
import './board.css';

const unrankedScores = createLazyModule(
  async () => {
    const { UnrankedScores } = await import(
      /* webpackChunkName: "unranked-scores" */ '../takeBack/UnrankedScores'
    );
    return UnrankedScores;
  },
  { plain: true },
);

/** The scores of a chart that do not rank, folded and loaded once they are unfolded. */
export function UnrankedFold({ chart, total }: { chart: ChartDetails; total: number }) {
  const { t } = useTranslation('boards');
  const { count } = useFormats();
  const [opened, setOpened] = useState(false);
  const [failed, setFailed] = useState(false);
  if (total === 0) return null;
  return (
    <div className="board-unranked">
      <Disclosure
        summary={t('unranked', { formatted: count(total) })}
        onOpen={() => setOpened(true)}
      >
        {failed ? (
          <PartFailure missing onRetry={() => setFailed(false)} />
        ) : (
          <LazyComponent
            part={unrankedScores}
            props={{ chart, count: total }}
            wanted={opened}
            // Nothing loads as long as it is folded.
            fallback={opened ? <RecordRows rows={Math.min(total, 10)} /> : null}
            onFailure={() => setFailed(true)}
          />
        )}
      </Disclosure>
    </div>
  );
}
