import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Claim } from '../../../../state/unsentEntry';

interface ClaimListProps {
  game: string;
  claims: readonly Claim[];
}

/** So many of them are named. */
const named = 5;

/** What a proof proves: “Rainbow Road: 1:20.00”. */
export function ClaimList({ game, claims }: ClaimListProps) {
  const { t } = useTranslation(['proofs', 'common']);
  const more = claims.length - named;
  return (
    <Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {t('common:labelled', { label: t('proves'), value: game })}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', overflowWrap: 'anywhere' }}>
        {claims.slice(0, named).map(({ id, chart, text }) => (
          <li key={id}>
            {chart}: <strong>{text}</strong>
          </li>
        ))}
        {more > 0 ? <li>{t('more', { count: more })}</li> : null}
      </Box>
    </Box>
  );
}
