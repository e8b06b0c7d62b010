import Autocomplete from '@mui/material/Autocomplete';
import type { GameDraft } from '../draft/useGameDraft';
import { CatalogueField, useCatalogueOptions } from './CatalogueField';

/** The platforms of the game. */
export function PlatformField({ draft: { content, edit, errors } }: { draft: GameDraft }) {
  const options = useCatalogueOptions('platforms', errors['platformIds']);
  return (
    <CatalogueField
      list="platforms"
      onAdded={(id) => edit((before) => ({ ...before, platformIds: [...before.platformIds, id] }))}
    >
      <Autocomplete<number, true>
        {...options}
        multiple
        disableCloseOnSelect
        filterSelectedOptions
        value={content.platformIds}
        onChange={(_event, platformIds) => edit((before) => ({ ...before, platformIds }))}
      />
    </CatalogueField>
  );
}
