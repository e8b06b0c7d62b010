import { mdiSwordCross } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ComparisonPage } from '../../../api/wire/comparisonFromWire';
import { actionClass } from '../../../components/buttons/actionClass';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { TitledSection } from '../../../components/reading/TitledSection';
import type { EndlessList } from '../../../components/reading/ListEnd';
import { Text } from '../../../components/Text';
import { comparisonRules } from '../../../contract/records/comparisons';
import type { ComparisonView } from '../../../contract/views/comparisonView';
import { useFormats } from '../../../i18n/useFormats';
import { useFollowedFocus } from '../useFollowedFocus';
import { BiggestGaps } from './BiggestGaps';
import { ComparedCharts } from './ComparedCharts';
import { GameSums } from './GameSums';
import { ResultBar } from './ResultBar';
import type { Names } from './useResultName';
import './comparison.css';

interface ComparisonContentProps {
  names: Names;
  /** The id of the first player. */
  first: number;
  pages: readonly ComparisonPage[];
  view: ComparisonView;
  list: EndlessList<ComparisonPage> & { currentData?: unknown };
}

/** The sums, the biggest gaps and the shared charts. */
export function ComparisonContent({ names, first, pages, view, list }: ComparisonContentProps) {
  const { t } = useTranslation(['comparison', 'common']);
  const { count } = useFormats();
  const { heading, onFollow } = useFollowedFocus(`${view.game} ${view.result}`);
  const [page] = pages;
  if (!page) return null;
  const { sums, games, gaps, latestOf } = page;
  if (sums.shared === 0)
    return (
      <EmptyState
        icon={mdiSwordCross}
        title={t('empty.title')}
        text={t('empty.text', { ...names })}
      />
    );
  const chosen = games.find(({ game }) => game.id === view.game);
  const chartsTitle = t('sharedCharts');
  const { maxGames, maxScores } = comparisonRules;
  return (
    <>
      <ResultBar names={names} sums={sums} />
      {latestOf === null ? null : (
        <Text muted className="comparison-note">
          {t('latestOf', {
            formatted: count(maxScores),
            name: latestOf === first ? names.name : names.other,
          })}
        </Text>
      )}
      <div className="comparison-section">
        <TitledSection title={t('games')}>
          {games.length < maxGames ? null : (
            <Text muted>{t('gamesCut', { formatted: count(maxGames) })}</Text>
          )}
          <GameSums names={names} games={games} onFollow={onFollow} />
        </TitledSection>
      </div>
      <BiggestGaps names={names} gaps={gaps} />
      <div className="comparison-section">
        <TitledSection
          title={
            chosen
              ? t('common:labelled', { label: chartsTitle, value: chosen.game.name })
              : chartsTitle
          }
          action={
            view.game === null ? null : (
              <Link
                to="?"
                preventScrollReset
                onClick={onFollow}
                className={actionClass('outlined')}
              >
                {t('allGames')}
              </Link>
            )
          }
        >
          <ComparedCharts
            names={names}
            pages={pages}
            sums={chosen ?? sums}
            view={view}
            list={list}
            heading={heading}
          />
        </TitledSection>
      </div>
    </>
  );
}
