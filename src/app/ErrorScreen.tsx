import { mdiAlertCircleOutline } from '@mdi/js';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ActionButton } from '../components/buttons/ActionButton';
import { actionClass } from '../components/buttons/actionClass';
import { ActionLink } from '../components/buttons/ActionLink';
import { EmptyState } from '../components/feedback/EmptyState';
import { ErrorBoundary, type FallbackProps } from '../components/feedback/ErrorBoundary';
import { PageMetadata } from '../components/page/PageMetadata';
import { useRoute } from '../navigation/useRoute';
import { ReportProblem } from './ReportProblem';
import { focusPage } from './shell/routeChange/focusPage';
import './ErrorScreen.css';

/** A chunk that could not be loaded: no connection, or a page of an older build that requests its removed files. */
const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError';

function Failure({ error, onRetry }: FallbackProps) {
  const { t } = useTranslation(['errors', 'common', 'navigation']);
  const { pathTo } = useRoute();
  const missingCode = isMissingCode(error);
  const screen = useRef<HTMLDivElement>(null);
  // The focused element is unmounted together with the failed page, and again when this screen goes away.
  useEffect(() => {
    screen.current?.querySelector('h1')?.focus();
    return () => {
      if (document.activeElement === document.body) focusPage();
    };
  }, []);
  return (
    <div ref={screen} role="alert">
      <PageMetadata title={t('screenFailedTitle')} noindex />
      <EmptyState
        level="h1"
        icon={mdiAlertCircleOutline}
        title={t('screenFailedTitle')}
        text={missingCode ? t('chunkFailed') : t('screenFailed')}
      >
        <div className="error-actions">
          <ActionButton
            variant="contained"
            onClick={missingCode ? () => globalThis.location.reload() : onRetry}
          >
            {missingCode ? t('reload') : t('common:retry')}
          </ActionButton>
          <ActionLink to={pathTo('Home')} variant="outlined">
            {t('navigation:pages.Home')}
          </ActionLink>
          <ReportProblem className={actionClass('text')} />
        </div>
      </EmptyState>
    </div>
  );
}

function MainFailure(props: FallbackProps) {
  return (
    <main>
      <Failure {...props} />
    </main>
  );
}

interface ErrorScreenProps {
  /** Replaces the whole site, so it renders its own `main` element. */
  whole?: boolean;
  children: ReactNode;
}

/** Contains a page's error: it is shown in place of the page, and the next navigation resets it. */
export function ErrorScreen({ whole = false, children }: ErrorScreenProps) {
  return (
    <ErrorBoundary resetKey={useLocation().key} fallback={whole ? MainFailure : Failure}>
      {children}
    </ErrorBoundary>
  );
}
