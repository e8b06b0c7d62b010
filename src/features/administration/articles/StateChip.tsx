import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import type { ArticleState } from '../../../contract/articleAdministration';

const colours = {
  draft: 'default',
  scheduled: 'info',
  published: 'success',
  canceled: 'warning',
  trashed: 'error',
} as const;

/** The state of an article by label and colour. */
export function StateChip({ state }: { state: ArticleState }) {
  const { t } = useTranslation('adminArticles');
  return (
    <Chip size="small" variant="outlined" color={colours[state]} label={t(`states.${state}`)} />
  );
}
