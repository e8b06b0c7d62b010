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

/** The platforms of the game; one that is missing is added here. */
export function PlatformField({ draft: { content, edit, errors } }: { draft: GameDraft }) {
  const { t } = useTranslation(['adminGames', 'administration', 'common']);
  const { language } = useRoute();
  const { data } = useGetCatalogueQuery(undefined);
  const [adding, setAdding] = useState(false);
  const platforms = data?.platforms ?? [];
  const nameOf = (id: number) =>
    nameIn(platforms.find((platform) => platform.id === id)?.names ?? {}, language) ?? `#${id}`;
  const error = errors['platformIds'];
  const choose = (platformIds: number[]) => edit((before) => ({ ...before, platformIds }));
  return (
    <Box data-field="platformIds" sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Autocomplete<number, true>
        multiple
        fullWidth
        disableCloseOnSelect
        filterSelectedOptions
        options={platforms.map(({ id }) => id)}
        value={content.platformIds}
        getOptionLabel={nameOf}
        noOptionsText={t('names.noMatch')}
        openText={t('names.openList')}
        closeText={t('names.closeList')}
        clearText={t('names.clear')}
        onChange={(_event, chosen) => choose(chosen)}
        renderInput={(input) => (
          <TextField
            {...input}
            name="platforms"
            label={t('names.platforms')}
            error={error !== undefined}
            helperText={error ?? t('names.platformsHint')}
          />
        )}
      />
      <Button
        sx={{ mt: 1, flex: 'none' }}
        startIcon={<Icon path={mdiPlus} />}
        onClick={() => setAdding(true)}
      >
        {t('catalogue.addPlatform')}
      </Button>
      {adding ? (
        <NamedDialog
          kind="platform"
          item={undefined}
          onSaved={(id) => {
            setAdding(false);
            edit((before) => ({ ...before, platformIds: [...before.platformIds, id] }));
          }}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </Box>
  );
}
