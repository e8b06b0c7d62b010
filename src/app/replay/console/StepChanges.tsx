import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { JsonTree } from './JsonTree';
import { stateDiff } from './stateDiff';

/** Lists a step's state changes, path by path. */
export function StepChanges({ before, after }: { before: unknown; after: unknown }) {
  const { t } = useTranslation('replay');
  const changes = stateDiff(before, after);
  if (changes.length === 0) return <Typography variant="body2">{t('noChanges')}</Typography>;
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
      {changes.map(({ path, before: was, after: is }) => (
        <li key={path}>
          <Typography
            component="h3"
            sx={{ fontFamily: 'monospace', fontSize: '0.8125rem', fontWeight: 600 }}
          >
            {path}
          </Typography>
          {was === undefined ? null : <JsonTree name={t('before')} value={was} open={0} />}
          {is === undefined ? (
            <Typography variant="body2">{t('removed')}</Typography>
          ) : (
            <JsonTree name={t('after')} value={is} open={was === undefined ? 2 : 0} />
          )}
        </li>
      ))}
    </Box>
  );
}
