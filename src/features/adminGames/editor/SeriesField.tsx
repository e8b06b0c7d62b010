import Autocomplete from '@mui/material/Autocomplete';
import type { GameDraft } from '../draft/useGameDraft';
import { CatalogueField, useCatalogueOptions } from './CatalogueField';

/** The series of the game. */
export function SeriesField({ draft: { content, edit, errors } }: { draft: GameDraft }) {
  const options = useCatalogueOptions('series', errors['seriesId']);
  const choose = (seriesId: number | null) => edit((before) => ({ ...before, seriesId }));
  return (
    <CatalogueField list="series" onAdded={choose}>
      <Autocomplete<number>
        {...options}
        value={content.seriesId}
        onChange={(_event, chosen) => choose(chosen)}
      />
    </CatalogueField>
  );
}
