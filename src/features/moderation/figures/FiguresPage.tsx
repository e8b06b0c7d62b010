import { useTranslation } from 'react-i18next';
import { DetailCard } from '../../../admin-frame/DetailCard';
import { asApiError } from '../../../api/errors/apiError';
import { useGetModerationFiguresQuery } from '../../../api/moderationApi';
import { Placeholder } from '../../../components/feedback/Placeholder';
import { ReadResult } from '../../../components/feedback/ReadResult';
import { PageHeader } from '../../../components/page/PageHeader';
import { PageMetadata } from '../../../components/page/PageMetadata';
import { Text } from '../../../components/Text';
import { AgeTable } from './AgeTable';
import { ModeratorTable } from './ModeratorTable';
import { useHours } from './useHours';
import '../moderation.css';

/** How long proofs wait, and who decided how many. */
export function FiguresPage() {
  const { t } = useTranslation('moderation');
  const hours = useHours();
  const query = useGetModerationFiguresQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <PageMetadata title={`${t('sections.figures')} – ${t('label')}`} page="Moderation" />
      <PageHeader title={t('figures.title')} lead={t('figures.lead')} />
      <ReadResult
        data={query.data}
        failure={query.isError ? asApiError(query.error) : undefined}
        failed={t('figures.failed')}
        onRetry={() => void query.refetch()}
        skeleton={<Placeholder shape="area" className="moderation-placeholder" />}
      >
        {({ ages, moderators, medianHours }) => (
          <div className="moderation-figures">
            <DetailCard title={t('figures.median')}>
              <p className="moderation-median">{medianHours === null ? '–' : hours(medianHours)}</p>
              <Text variant="body2" muted>
                {t(medianHours === null ? 'figures.noMedian' : 'figures.medianHint')}
              </Text>
            </DetailCard>
            <DetailCard title={t('figures.ages')}>
              <AgeTable ages={ages} />
            </DetailCard>
            <DetailCard title={t('figures.moderators')}>
              <ModeratorTable moderators={moderators} />
            </DetailCard>
          </div>
        )}
      </ReadResult>
    </>
  );
}
