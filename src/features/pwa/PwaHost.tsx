import Box from '@mui/material/Box';
import { Suspense, use, useEffect } from 'react';
import { I18nContext, useTranslation } from 'react-i18next';
import { OptionalPart } from '../../components/OptionalPart';
import { useAppStore } from '../../store/hooks';
import { InstallPromptCard } from './InstallPromptCard';
import { OfflineIndicator } from './OfflineIndicator';
import { startPwa } from './startPwa';
import { UpdateBanner } from './UpdateBanner';

/** They lie over the page: what comes late moves nothing. Screen readers follow the region from before there is news in it. */
function Notices() {
  const { t } = useTranslation('pwa');
  const { i18n } = use(I18nContext);
  const store = useAppStore();
  // Only now: what happens is told with texts that are there.
  useEffect(() => startPwa(store, i18n), [store, i18n]);
  return (
    <>
      <Box
        component="section"
        aria-label={t('notices')}
        aria-live="polite"
        data-over-page
        sx={look}
      >
        <OptionalPart>
          <UpdateBanner />
        </OptionalPart>
        <OptionalPart>
          <InstallPromptCard />
        </OptionalPart>
      </Box>
      <OptionalPart>
        <OfflineIndicator />
      </OptionalPart>
    </>
  );
}

const look = {
  position: 'fixed',
  // Under the header.
  top: 76,
  right: { xs: 12, sm: 24 },
  left: { xs: 12, sm: 'auto' },
  zIndex: 'appBar',
  display: 'grid',
  gap: 1.5,
  width: { sm: '25rem' },
  // On a telephone one question at a time.
  '& > * + *': { display: { xs: 'none', sm: 'grid' } },
  '@media print': { display: 'none' },
} as const;

/** The installable app around the pages: its notices, and what goes on behind them. */
export function PwaHost() {
  return (
    <Suspense fallback={null}>
      <Notices />
    </Suspense>
  );
}
