import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { gameLimits } from '../../../contract/gameAdministration';
import { languageTags, type Language } from '../../../contract/languages';
import type { CatalogueNames } from '../../../contract/schemas/adminGames';
import { nameIn, withName } from '../draft/editedGame';
import '../../../components/forms/fields.css';
import './structure.css';

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
    <div data-field={field} className="row-name">
      <div className={error === undefined ? 'field-box' : 'field-box wrong-row-name'}>
        <input
          value={names[language] ?? ''}
          placeholder={nameIn(names, language) ?? ''}
          onChange={({ target }) => onChange(withName(names, language, target.value))}
          aria-label={label}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : id}
          lang={languageTags[language]}
          maxLength={gameLimits.name}
          autoComplete="off"
        />
      </div>
      {error === undefined ? null : (
        <FormHelperText id={id} error sx={{ mx: 1.75 }}>
          {error}
        </FormHelperText>
      )}
    </div>
  );
}
