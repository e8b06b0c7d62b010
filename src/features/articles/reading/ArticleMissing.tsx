import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/errors/apiError';
import { ActionLink } from '../../../components/buttons/ActionLink';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import { PageHeader } from '../../../components/page/PageHeader';
import { PageMetadata } from '../../../components/page/PageMetadata';
import { useFailureText } from '../../../components/feedback/useFailureText';
import { useMessages } from '../../../i18n/useMessages';
import { useRoute } from '../../../navigation/useRoute';
import './reading.css';

/** Shown when the URL matches no article. */
export function ArticleMissing({ message }: { message: string }) {
  const { t } = useTranslation('articlePages');
  const { pathTo } = useRoute();
  return (
    <>
      <PageMetadata title={message} noindex />
      <PageHeader
        title={message}
        action={
          <ActionLink to={pathTo('ArticleList')} variant="contained">
            {t('detail.allArticles')}
          </ActionLink>
        }
      />
    </>
  );
}

interface ArticleFailureProps {
  failure: ApiError;
  onRetry: () => void;
  /** Additional text. */
  children?: ReactNode;
}

/** Shown when an article could not be loaded. */
export function ArticleFailure({ failure, onRetry, children }: ArticleFailureProps) {
  const { t } = useTranslation('articlePages');
  const failureText = useFailureText();
  const text = useMessages()(failure.messageKey);
  const answered = failure.kind === 'http' ? failure : undefined;
  return (
    <>
      <PageMetadata title={t('failure.articleFailed')} noindex />
      <PageHeader title={t('failure.articleFailed')} />
      <ErrorAlert
        message={answered ? failureText(answered, text) : text}
        requestId={answered?.requestId}
        onRetry={onRetry}
      />
      {children ? <div className="article-failure-more">{children}</div> : null}
    </>
  );
}
