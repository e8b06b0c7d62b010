import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../contract/languages';
import type { GameDraft } from '../draft/useGameDraft';
import { useFieldName } from './useFieldName';

interface ProblemListProps {
  draft: GameDraft;
  language: Language;
  onShow: (field: string) => void;
}

/** Problems that are named; the rest is counted. */
const shown = 10;

/** What is wrong in all steps, with a link to each field. */
export function ProblemList({ draft, language, onShow }: ProblemListProps) {
  const { t } = useTranslation('adminGames');
  const nameOf = useFieldName(draft.content, language);
  const problems = Object.entries(draft.errors);
  if (problems.length === 0) return null;
  return (
    <Alert severity="error">
      <AlertTitle>
        {t(draft.check === 'publish' ? 'editor.notReady' : 'editor.invalid', {
          count: problems.length,
        })}
      </AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {problems.slice(0, shown).map(([field, message]) => (
          <li key={field}>
            <Link component="button" type="button" color="inherit" onClick={() => onShow(field)}>
              {nameOf(field)}
            </Link>
            {` – ${message}`}
          </li>
        ))}
      </Box>
      {problems.length > shown ? t('csv.moreProblems', { count: problems.length - shown }) : null}
    </Alert>
  );
}
