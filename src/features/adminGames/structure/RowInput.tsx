import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { gameLimits } from '../../../contract/gameAdministration';
import { languageTags, type Language } from '../../../contract/languages';
import type { CatalogueNames } from '../../../contract/schemas/adminGames';
import { nameIn, withName } from '../draft/editedGame';

interface RowInputProps {
  field: string;
  label: string;
  names: CatalogueNames;
  language: Language;
  error: string | undefined;
  onChange: (names: CatalogueNames) => void;
}

/** A name in the language on the screen; the name in another language is its placeholder. */
export function RowInput({ field, label, names, language, error, onChange }: RowInputProps) {
  const id = useId();
  return (
    <Box data-field={field} sx={{ flex: '1 1 14rem', minWidth: 0 }}>
      <OutlinedInput
        fullWidth
        size="small"
        value={names[language] ?? ''}
        placeholder={nameIn(names, language) ?? ''}
        error={error !== undefined}
        onChange={({ target }) => onChange(withName(names, language, target.value))}
        inputProps={{
          'aria-label': label,
          'aria-describedby': error === undefined ? undefined : id,
          lang: languageTags[language],
          maxLength: gameLimits.name,
          autoComplete: 'off',
        }}
      />
      {error === undefined ? null : (
        <FormHelperText id={id} error>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
