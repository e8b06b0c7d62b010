import { useTranslation } from 'react-i18next';
import { isNotFound, type ApiError } from '../../api/errors/apiError';
import { ActionLink } from '../../components/buttons/ActionLink';
import { ErrorAlert } from '../../components/feedback/ErrorAlert';
import { useReadFailureText } from '../../components/feedback/useFailureText';
import { PageHeader } from '../../components/page/PageHeader';
import { PageMetadata } from '../../components/page/PageMetadata';
import { useRoute } from '../../navigation/useRoute';

interface RecordFailureProps {
  failure: ApiError;
  /** The titles of a page that does not exist, and of one that could not be loaded. */
  missing: string;
  failed: string;
  onRetry: () => void;
}

/** In place of a page of the catalogue that does not exist. */
export function InvalidAddress({ title }: { title: string }) {
  const { t } = useTranslation('games');
  const { pathTo } = useRoute();
  return (
    <>
      <PageMetadata title={title} noindex />
      <PageHeader
        title={title}
        lead={t('game.missingText')}
        action={
          <ActionLink to={pathTo('GameList')} variant="contained">
            {t('all')}
          </ActionLink>
        }
      />
    </>
  );
}

/** In place of a page of the catalogue that could not be loaded, or does not exist. */
export function RecordFailure({ failure, missing, failed, onRetry }: RecordFailureProps) {
  const failureText = useReadFailureText();
  if (isNotFound(failure)) return <InvalidAddress title={missing} />;
  return (
    <>
      <PageMetadata title={failed} noindex />
      <PageHeader title={failed} />
      <ErrorAlert
        message={failureText(failure, failed)}
        requestId={failure.kind === 'http' ? failure.requestId : undefined}
        onRetry={onRetry}
      />
    </>
  );
}
