import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetGamesQuery } from '../../api/recordsApi';
import type { Reference } from '../../api/wire/referenceFromWire';
import { searchDelay } from '../../config/timings';
import { gameListView } from '../../contract/views/gameListView';
import { useRoute } from '../../navigation/useRoute';

interface GamesFieldProps {
  value: readonly Reference[];
  onChange: (games: Reference[]) => void;
}

/** As many as the server takes. */
const mostGames = 200;

/** Picks games; searches all of them on the server by name. */
export function GamesField({ value, onChange }: GamesFieldProps) {
  const { t } = useTranslation('adminUsers');
  const { language } = useRoute();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = globalThis.setTimeout(() => setSearch(typed.trim()), searchDelay);
    return () => globalThis.clearTimeout(timer);
  }, [typed]);
  const { currentData, isFetching, isError } = useGetGamesQuery(
    { ...gameListView.defaults, language, search },
    { skip: !open },
  );
  const isPausing = typed.trim() !== search;
  return (
    <Autocomplete<Reference, true>
      multiple
      filterSelectedOptions
      value={[...value]}
      options={isPausing ? [] : (currentData?.items ?? [])}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, one) => option.id === one.id}
      // The server has already filtered the options.
      filterOptions={(options) => options.filter(({ id }) => !value.some((one) => one.id === id))}
      loading={isFetching || isPausing}
      loadingText={t('moderator.loading')}
      noOptionsText={t('moderator.noMatch')}
      openText={t('moderator.open')}
      closeText={t('moderator.close')}
      clearText={t('moderator.clear')}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onInputChange={(_event, text) => setTyped(text)}
      onChange={(_event, games) => onChange(games.slice(0, mostGames))}
      renderInput={(input) => (
        <TextField
          {...input}
          name="games"
          label={t('moderator.games')}
          error={isError && open}
          helperText={isError && open ? t('moderator.searchFailed') : t('moderator.hint')}
        />
      )}
    />
  );
}
