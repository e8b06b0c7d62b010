import { mdiAlertCircleOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ActionButton } from '../components/ActionButton';
import { actionLook } from '../components/actionLook';
import { ActionLink } from '../components/ActionLink';
import { EmptyState } from '../components/EmptyState';
import { useRoute } from '../navigation/useRoute';
import { ReportProblem } from './ReportProblem';

/** Code that could not be fetched: no connection, or a page of an older build asking for files of then. */
const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError';

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['errors', 'common', 'navigation']);
  const { pathTo } = useRoute();
  const missingCode = isMissingCode(error);
  return (
    <div role="alert">
      <EmptyState
        icon={mdiAlertCircleOutline}
        title={t('screenFailedTitle')}
        text={missingCode ? t('chunkFailed') : t('screenFailed')}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
          <ActionButton
            variant="contained"
            onClick={missingCode ? () => globalThis.location.reload() : onRetry}
          >
            {missingCode ? t('reload') : t('common:retry')}
          </ActionButton>
          <ActionLink to={pathTo('Home')} variant="outlined">
            {t('navigation:pages.Home')}
          </ActionLink>
          <ReportProblem sx={[...actionLook('text')]} />
        </Box>
      </EmptyState>
    </div>
  );
}

interface BoundaryProps {
  /** The failure is forgotten when this changes. */
  place: string;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { failed: boolean; error: unknown }> {
  override state = { failed: false, error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  override componentDidUpdate({ place }: BoundaryProps) {
    if (this.state.failed && place !== this.props.place) this.forget();
  }

  forget = () => this.setState({ failed: false, error: undefined });

  override render() {
    const { failed, error } = this.state;
    return failed ? <Failure error={error} onRetry={this.forget} /> : this.props.children;
  }
}

/** Keeps a page's failure to the page: it is explained in its place, and the next address starts anew. */
export function ErrorScreen({ children }: { children: ReactNode }) {
  return <Boundary place={useLocation().key}>{children}</Boundary>;
}
