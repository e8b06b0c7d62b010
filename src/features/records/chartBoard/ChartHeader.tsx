import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ChartDetails } from '../../../api/wire/boardFromWire';
import type { Reference } from '../../../api/wire/referenceFromWire';
import { ActionLink } from '../../../components/buttons/ActionLink';
import { Icon } from '../../../components/Icon';
import { PageHeader } from '../../../components/page/PageHeader';
import { ProofRuleLink } from '../../../components/reading/ProofRuleLink';
import { useRoute } from '../../../navigation/useRoute';
import { LocalName } from '../LocalName';
import { RecordTrail } from '../RecordTrail';
import '../records.css';
import './chartHeader.css';

interface NeighbourProps {
  side: 'previous' | 'next';
  chart: Reference;
}

function Neighbour({ side, chart }: NeighbourProps) {
  const { t } = useTranslation(['boards', 'common']);
  const { keyedPath } = useRoute();
  return (
    <Link
      to={keyedPath('ChartDetail', chart)}
      aria-label={t('common:labelled', {
        label: t(side === 'next' ? 'nextChart' : 'previousChart'),
        value: chart.name,
      })}
      className={`list-link chart-neighbour chart-neighbour-${side}`}
    >
      <Icon path={side === 'next' ? mdiChevronRight : mdiChevronLeft} fontSize="small" />
      <span className="chart-neighbour-name">
        <LocalName of={chart} />
      </span>
    </Link>
  );
}

/** The name of a chart below its game and group, what counts, and its neighbours. */
export function ChartHeader({ chart, edit }: { chart: ChartDetails; edit?: ReactNode }) {
  const { t } = useTranslation(['boards', 'games', 'common']);
  const { submitPath } = useRoute();
  const { game, group, columns, previous, next } = chart;
  const several = columns.length > 1;
  return (
    <div className="chart-header">
      <PageHeader
        eyebrow={<RecordTrail game={game} group={group} />}
        title={<LocalName of={chart} />}
      >
        <ul className="record-facts">
          {columns.map(({ name, better }, index) => (
            <li key={index}>
              {several && name
                ? t('common:labelled', { label: name, value: t(better) })
                : t(better)}
            </li>
          ))}
          {chart.counts || chart.status === 'retired' ? null : <li>{t('games:game.unranked')}</li>}
          {chart.proof === 'video' ? <li>{t('videoOnly')}</li> : null}
          {chart.proofRule && chart.status !== 'retired' ? (
            <li>
              <ProofRuleLink rule={chart.proofRule} />
            </li>
          ) : null}
        </ul>
        {chart.status === 'locked' ? <p className="text-body2 record-note">{t('locked')}</p> : null}
        {chart.status === 'retired' ? <Retired chart={chart} /> : null}
      </PageHeader>
      <div className="chart-actions">
        {chart.status === 'open' ? (
          <ActionLink to={submitPath(game.id)} variant="contained">
            {t('games:game.submit')}
          </ActionLink>
        ) : null}
        {edit}
        {previous || next ? (
          <div className="chart-neighbours">
            {previous ? <Neighbour side="previous" chart={previous} /> : null}
            {next ? <Neighbour side="next" chart={next} /> : null}
          </div>
        ) : null}
      </div>
    </div>
  );
}

function Retired({ chart: { mergedInto } }: { chart: ChartDetails }) {
  const { t } = useTranslation('boards');
  const { keyedPath } = useRoute();
  return (
    <p className="text-body2 record-note">
      {mergedInto === null ? (
        t('retired')
      ) : (
        <>
          {t('moved')}{' '}
          <Link to={keyedPath('ChartDetail', { id: mergedInto, slug: null })} className="text-link">
            {t('successor')}
          </Link>
        </>
      )}
    </p>
  );
}
