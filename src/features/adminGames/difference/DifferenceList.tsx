import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { GameFieldChange } from '../../../contract/gameFields';
import { useRoute } from '../../../navigation/useRoute';
import type { EditedContent } from '../draft/editedGame';
import { useFieldChange } from './useFieldChange';

interface DifferenceListProps {
  changes: readonly GameFieldChange[];
  /** Has the rows that are named. */
  content: EditedContent;
  /** Whose values they are: one after the other, or of two people. */
  sides: 'versions' | 'people';
}

/** Differences that are named; the rest is counted. */
const shown = 20;

/** The fields that differ, each with both values. */
export function DifferenceList({ changes, content, sides }: DifferenceListProps) {
  const { t } = useTranslation(['adminGames', 'common']);
  const { language } = useRoute();
  const { labelOf, valueOf } = useFieldChange(content, language);
  const textOf = ({ path, before, after }: GameFieldChange) => {
    if (before === true && after === undefined) return t('differences.removed');
    if (before === undefined && after === true) return t('differences.added');
    const values = { before: valueOf(path, before), after: valueOf(path, after) };
    if (values.before === undefined || values.before === values.after)
      return t('differences.changed');
    return sides === 'people'
      ? t('differences.people', values)
      : `${values.before} → ${values.after}`;
  };
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
      {changes.slice(0, shown).map((change) => (
        <li key={change.path}>
          {t('common:labelled', { label: labelOf(change.path), value: textOf(change) })}
        </li>
      ))}
      {changes.length > shown ? (
        <li>{t('csv.moreProblems', { count: changes.length - shown })}</li>
      ) : null}
    </Box>
  );
}
