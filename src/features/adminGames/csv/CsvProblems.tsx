import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { CsvProblem } from './parseStructure';

/** Lines that are named; the rest is counted. */
const shown = 50;

/** The lines that cannot be used, with their column and the reason. */
export function CsvProblems({ problems, most }: { problems: readonly CsvProblem[]; most: number }) {
  const { t } = useTranslation('adminGames');
  const lines = problems.reduce((sum, { line, lastLine = line }) => sum + lastLine - line + 1, 0);
  const placeOf = ({ line, lastLine, column }: CsvProblem) => {
    if (lastLine !== undefined) return t('csv.lineRange', { line, lastLine });
    return column ? t('csv.lineAndColumn', { line, column }) : t('csv.line', { line });
  };
  const textOf = (problem: CsvProblem) => {
    const place = placeOf(problem);
    const { reason, value } = problem;
    return `${place} ${t(`csv.reasons.${reason}`, { value: value ?? '', most })}`;
  };
  return (
    <Alert severity="warning">
      <AlertTitle>{t('csv.leftOut', { count: lines })}</AlertTitle>
      <Box
        component="ul"
        sx={{ m: 0, pl: 2.5, maxHeight: '14rem', overflowY: 'auto' }}
        tabIndex={0}
      >
        {problems.slice(0, shown).map((problem) => (
          <Box
            component="li"
            key={`${problem.line} ${problem.reason}`}
            sx={{ overflowWrap: 'anywhere' }}
          >
            {textOf(problem)}
          </Box>
        ))}
      </Box>
      {problems.length > shown ? t('csv.moreProblems', { count: problems.length - shown }) : null}
    </Alert>
  );
}
