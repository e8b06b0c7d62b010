import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownInstallGuide } from './installGuide';
import { PanelCard } from '../PanelCard';

const steps = ['open', 'choose', 'confirm'] as const;

/** Steps to install the site manually in the current browser. */
export function InstallSteps() {
  const { t } = useTranslation('pwa');
  const [guide] = useState(ownInstallGuide);
  return (
    <PanelCard title={t('installation.stepsTitle')}>
      <Box component="ol" sx={styles.list}>
        {steps.map((step) => (
          <Box component="li" key={step} sx={styles.step}>
            <span>{t(`installation.steps.${guide}.${step}`)}</span>
          </Box>
        ))}
      </Box>
    </PanelCard>
  );
}

const styles = {
  list: { display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none', counterReset: 'step' },
  step: {
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    counterIncrement: 'step',
    '&::before': {
      content: 'counter(step)',
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      width: 32,
      height: 32,
      borderRadius: '50%',
      bgcolor: 'surface.muted',
      color: 'primary.main',
      fontWeight: 700,
    },
  },
} as const;
