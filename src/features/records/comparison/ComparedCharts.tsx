import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { asApiError } from '../../../api/errors/apiError';
import type { ComparisonPage, ComparisonSums } from '../../../api/wire/comparisonFromWire';
import { ListEnd, type EndlessList } from '../../../components/reading/ListEnd';
import { Text } from '../../../components/Text';
import { comparisonView, type ComparisonView } from '../../../contract/views/comparisonView';
import { useFormats } from '../../../i18n/useFormats';
import { BoardTotal } from '../BoardTotal';
import '../chartBoard/board.css';
import { ComparedTable } from './ComparedTable';
import { useResultName, type Names } from './useResultName';

interface ComparedChartsProps {
  names: Names;
  pages: readonly ComparisonPage[];
  /** Of the chosen game, or of all. */
  sums: ComparisonSums;
  view: ComparisonView;
  list: EndlessList<ComparisonPage> & { currentData?: unknown };
  heading: Ref<HTMLHeadingElement>;
}

/** The shared charts, all of them or those of one result or game. */
export function ComparedCharts(props: ComparedChartsProps) {
  const { names, pages, sums, view, list, heading } = props;
  const { t } = useTranslation('comparison');
  const { count } = useFormats();
  const nameOf = useResultName(names);
  const charts = pages.flatMap(({ items }) => items);
  const total = pages[0]?.total ?? 0;
  const choices = [
    { result: null, text: t('all'), amount: sums.shared },
    ...(['won', 'tied', 'lost'] as const).map((result) => ({
      result,
      text: nameOf(result),
      amount: sums[result],
    })),
  ];
  return (
    <>
      <nav aria-label={t('filter')} className="board-tabs">
        {choices.map(({ result, text, amount }) => (
          <Link
            key={text}
            to={comparisonView.queryFor({ ...view, result }) || '?'}
            aria-current={result === view.result ? 'page' : undefined}
            preventScrollReset
            className="board-tab"
          >
            {text} ({count(amount)})
          </Link>
        ))}
      </nav>
      <div className="board-panel">
        <BoardTotal ref={heading} level={3}>
          {t('total', { count: total, formatted: count(total) })}
        </BoardTotal>
        {charts.length === 0 ? (
          <Text muted>{t('empty.filtered')}</Text>
        ) : (
          <ComparedTable
            label={t('sharedCharts')}
            names={names}
            charts={charts}
            stale={list.currentData === undefined}
          />
        )}
        <ListEnd
          list={list}
          failure={list.isError ? asApiError(list.error) : undefined}
          failed={t('failed')}
          more={t('more')}
        />
      </div>
    </>
  );
}
