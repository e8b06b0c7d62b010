import { mdiCheck, mdiShieldCheckOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import type { BuiltSnapshot } from './snapshot/buildSnapshot';
import { SnapshotText } from './SnapshotText';

function Item({ children }: { children: ReactNode }) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, typography: 'body2' }}>
      <Box component="span" sx={{ color: 'success.main', lineHeight: 0, pt: '2px' }}>
        <Icon path={mdiCheck} fontSize="small" />
      </Box>
      <span>{children}</span>
    </Box>
  );
}

function useStepsText({ times }: BuiltSnapshot['meta']): string {
  const { t } = useTranslation('support');
  if (times.length === 0) return t('contentsNoSteps');
  const passed = (times.at(-1) ?? 0) - (times[0] ?? 0);
  const duration = t('minutes', { count: Math.max(1, Math.round(passed / 60_000)) });
  return t('contentsSteps', { count: times.length, duration });
}

/** The contents of a report, as a summary and as raw text. */
export function SentContents({ built }: { built: BuiltSnapshot }) {
  const { t } = useTranslation('support');
  const id = useId();
  const [shown, setShown] = useState(false);
  const { viewport, appVersion } = built.meta;
  const { width, height } = viewport;
  const steps = useStepsText(built.meta);
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        p: 2,
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'surface.muted',
      }}
    >
      <Typography id={id} variant="subtitle1" component="h3" sx={{ mb: 1, fontWeight: 600 }}>
        {t('contents')}
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 0.5, m: 0, p: 0, listStyle: 'none' }}>
        <Item>{t('contentsWords')}</Item>
        <Item>{steps}</Item>
        <Item>{t('contentsScreen')}</Item>
        <Item>{t('contentsDevice', { width, height })}</Item>
        <Item>{t('contentsVersion', { version: appVersion })}</Item>
      </Box>
      <Box sx={{ display: 'flex', gap: 1, mt: 1.5, color: 'text.secondary' }}>
        <Icon path={mdiShieldCheckOutline} fontSize="small" />
        <Typography variant="body2">
          <Box component="strong" sx={{ display: 'block' }}>
            {t('neverTitle')}
          </Box>
          {t('never')}
        </Typography>
      </Box>
      <Button
        size="small"
        sx={{ mt: 1, ml: -1 }}
        aria-expanded={shown}
        onClick={() => setShown(!shown)}
      >
        {shown ? t('hideFile') : t('showFile')}
      </Button>
      {shown ? <SnapshotText built={built} /> : null}
    </Box>
  );
}
