import { mdiPlus } from '@mdi/js';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import { useRoute } from '../../../navigation/useRoute';
import { useGetCatalogueQuery } from '../catalogue/catalogueApi';
import { NamedDialog } from '../catalogue/NamedDialog';
import { nameIn } from '../draft/editedGame';
import type { GameDraft } from '../draft/useGameDraft';

/** The series of the game; one that is missing is added here. */
export function SeriesField({ draft: { content, edit, errors } }: { draft: GameDraft }) {
  const { t } = useTranslation('adminGames');
  const { language } = useRoute();
  const { data } = useGetCatalogueQuery(undefined);
  const [adding, setAdding] = useState(false);
  const series = data?.series ?? [];
  const nameOf = (id: number) =>
    nameIn(series.find((one) => one.id === id)?.names ?? {}, language) ?? `#${id}`;
  const error = errors['seriesId'];
  const choose = (seriesId: number | null) => edit((before) => ({ ...before, seriesId }));
  return (
    <Box data-field="seriesId" sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Autocomplete<number>
        fullWidth
        options={series.map(({ id }) => id)}
        value={content.seriesId}
        getOptionLabel={nameOf}
        noOptionsText={t('names.noMatch')}
        openText={t('names.openList')}
        closeText={t('names.closeList')}
        clearText={t('names.clear')}
        onChange={(_event, chosen) => choose(chosen)}
        renderInput={(input) => (
          <TextField
            {...input}
            name="series"
            label={t('names.series')}
            error={error !== undefined}
            helperText={error ?? t('names.seriesHint')}
          />
        )}
      />
      <Button
        sx={{ mt: 1, flex: 'none' }}
        startIcon={<Icon path={mdiPlus} />}
        onClick={() => setAdding(true)}
      >
        {t('catalogue.addSeries')}
      </Button>
      {adding ? (
        <NamedDialog
          kind="series"
          item={undefined}
          onSaved={(id) => {
            setAdding(false);
            choose(id);
          }}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </Box>
  );
}
