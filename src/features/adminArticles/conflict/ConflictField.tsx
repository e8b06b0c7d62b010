import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminArticleContent } from '../../../contract/schemas/adminArticles';
import type { ArticleField } from '../draft/articleFields';
import { TextDifference } from '../difference/TextDifference';
import { useFieldLabel } from '../editor/useFieldLabel';
import { useFieldValue } from './useFieldValue';

export type Choice = 'mine' | 'theirs';

interface ConflictFieldProps {
  field: ArticleField;
  mine: AdminArticleContent;
  theirs: AdminArticleContent;
  /** The author of the other version. */
  name: string;
  choice: Choice | undefined;
  missing: boolean;
  onChoose: (choice: Choice) => void;
}

/** One conflicting field: both texts side by side with their differences marked, and a choice. */
export function ConflictField(props: ConflictFieldProps) {
  const { field, name, choice, missing, onChoose } = props;
  const { t } = useTranslation('adminArticles');
  const labelOf = useFieldLabel();
  const id = useId();
  const labels = { mine: t('conflict.keepMine'), theirs: t('conflict.takeTheirs', { name }) };
  return (
    <FormControl component="fieldset" error={missing} fullWidth>
      <FormLabel component="legend" id={id} sx={{ typography: 'h6', mb: 1, color: 'text.primary' }}>
        {labelOf(field)}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        name={field.path}
        value={choice ?? ''}
        onChange={(_event, chosen) => onChoose(chosen === 'theirs' ? 'theirs' : 'mine')}
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {(['mine', 'theirs'] as const).map((side) => (
          <Box
            key={side}
            sx={{
              p: 2,
              border: '1px solid',
              borderColor: choice === side ? 'primary.main' : 'divider',
              borderRadius: 1.5,
            }}
          >
            <FormControlLabel value={side} control={<Radio />} label={labels[side]} />
            <Side {...props} side={side} />
          </Box>
        ))}
      </RadioGroup>
      {missing ? <FormHelperText>{t('conflict.choose')}</FormHelperText> : null}
    </FormControl>
  );
}

function Side({ field, mine, theirs, side }: ConflictFieldProps & { side: Choice }) {
  const valueOf = useFieldValue();
  if (!field.language) {
    const own = side === 'mine' ? mine : theirs;
    return <Typography sx={{ overflowWrap: 'anywhere' }}>{valueOf(field, own)}</Typography>;
  }
  return (
    <TextDifference
      before={String(field.read(mine))}
      after={String(field.read(theirs))}
      language={field.language}
      format={field.name === 'content' ? 'html' : 'plain'}
      side={side === 'mine' ? 'before' : 'after'}
    />
  );
}
