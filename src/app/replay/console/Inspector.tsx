import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenedSnapshot } from '../openSnapshot';
import { JsonTree } from './JsonTree';
import { StepChanges } from './StepChanges';

const views = ['action', 'changes', 'state'] as const;
type View = (typeof views)[number];

/** Shows a step: the action, the changes it made and the whole state after it. */
export function Inspector({ opened, step }: { opened: OpenedSnapshot; step: number }) {
  const { t } = useTranslation('replay');
  const [view, setView] = useState<View>('action');
  const id = useId();
  return (
    <Box component="section" aria-label={t('inspector')} sx={panel}>
      <Tabs
        value={view}
        onChange={(_event, chosen: View) => setView(chosen)}
        aria-label={t('inspector')}
        variant="scrollable"
      >
        {views.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`${id}-${name}`}
            aria-controls={`${id}-panel`}
            label={t(`views.${name}`)}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${view}`}
        tabIndex={0}
        translate="no"
        sx={{ p: 1.5, overflow: 'auto', minHeight: 0, flexGrow: 1 }}
      >
        <Content key={`${view} ${step}`} opened={opened} step={step} view={view} />
      </Box>
    </Box>
  );
}

function Content({ opened, step, view }: { opened: OpenedSnapshot; step: number; view: View }) {
  const { t } = useTranslation('replay');
  const state = opened.states[step];
  if (view === 'state') return <JsonTree name={t('views.state')} value={state} />;
  const action = opened.actions[step - 1];
  if (!action) return <Typography variant="body2">{t('noAction')}</Typography>;
  if (view === 'action') return <JsonTree name={action.type} value={action} open={5} />;
  return <StepChanges before={opened.states[step - 1]} after={state} />;
}

const panel = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
} as const;
