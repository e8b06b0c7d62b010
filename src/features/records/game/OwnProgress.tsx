import { useTranslation } from 'react-i18next';
import type { GameProgress } from '../../../api/wire/gameChartsFromWire';
import { Placeholder } from '../../../components/feedback/Placeholder';
import '../../../components/reading/card.css';
import '../../../components/reading/progressBar.css';
import { useFormats } from '../../../i18n/useFormats';
import { OwnChartLinks } from '../chartList/OwnChartLinks';
import type { OwnState } from '../chartList/preferOwn';
import { useOwnCharts } from '../chartList/useOwnCharts';
import './gameCharts.css';

interface OwnProgressProps {
  own: OwnState;
  progress: GameProgress | null | undefined;
}

/** How many charts of a game the member has played, and the first places among them. It is there before that is known. */
export function OwnProgress({ own, progress }: OwnProgressProps) {
  const { t } = useTranslation('games');
  const { chosen } = useOwnCharts(own);
  if (own === 'guest') return null;
  return (
    <section
      aria-label={t('game.progress')}
      aria-busy={own === 'pending' || own === 'slot'}
      className="card-surface own-progress"
    >
      <span className="own-progress-title">{t('game.progress')}</span>
      {own === 'known' && progress ? <Known progress={progress} /> : null}
      {own === 'failed' ? (
        <span className="text-muted own-progress-words">{t('game.progressFailed')}</span>
      ) : null}
      {own === 'pending' || own === 'slot' ? (
        <>
          <span className="own-progress-words" />
          <Placeholder shape="area" className="progress-bar own-progress-bar" />
        </>
      ) : null}
      <OwnChartLinks own={own} chosen={chosen} />
    </section>
  );
}

function Known({ progress: { charts, played, firsts } }: { progress: GameProgress }) {
  const { t } = useTranslation('games');
  const { count } = useFormats();
  const words = t('game.played', { played: count(played), charts: count(charts) });
  return (
    <>
      <progress
        value={played}
        max={Math.max(1, charts)}
        aria-label={words}
        className="progress-bar own-progress-bar"
      />
      <span className="own-progress-words">
        <span>{words}</span>
        <span>{t('game.firsts', { count: firsts, formatted: count(firsts) })}</span>
      </span>
    </>
  );
}
