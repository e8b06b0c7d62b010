import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/useFormats';
import { DifferenceList } from '../difference/DifferenceList';
import type { restoreConsequences } from './restoreConsequences';
import type { compareVersion } from './compareVersion';

type Changes = ReturnType<typeof compareVersion>;
type Consequences = NonNullable<ReturnType<typeof restoreConsequences>>;

/** Says before a version is restored what that means for readers, and what differs from the game as it is now. */
export function VersionChanges({ of: { changes, rows, consequences } }: { of: Changes }) {
  const { t } = useTranslation('adminGames');
  if (changes.length === 0) return <Alert severity="info">{t('versions.same')}</Alert>;
  return (
    <Stack spacing={1.5}>
      {consequences ? <ForReaders consequences={consequences} /> : null}
      <Alert severity="info">
        <AlertTitle>{t('versions.changes')}</AlertTitle>
        <DifferenceList changes={changes} content={rows} sides="versions" />
      </Alert>
    </Stack>
  );
}

function ForReaders({ consequences: { blocked, ...concerned } }: { consequences: Consequences }) {
  const { t } = useTranslation('adminGames');
  const { count } = useFormats();
  if (blocked) return <Alert severity="error">{t('versions.blocked')}</Alert>;
  const lines = (['back', 'gone', 'opened', 'closed'] as const).flatMap((consequence) => {
    const { charts, scores } = concerned[consequence];
    if (charts === 0) return [];
    const amount = t('scoreCount', { count: scores, formatted: count(scores) });
    return [t(`versions.${consequence}`, { count: charts, scores: amount })];
  });
  return (
    <Alert severity="warning">
      <AlertTitle>{t('versions.readers')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {[...lines, t('versions.kept')].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </Alert>
  );
}
