import { mdiPlus } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import { useRoute } from '../../../navigation/useRoute';
import { useGetCatalogueQuery } from '../catalogue/catalogueApi';
import { NamedDialog } from '../catalogue/NamedDialog';
import { nameIn } from '../draft/editedGame';

const kinds = {
  platforms: { field: 'platformIds', kind: 'platform', add: 'addPlatform', hint: 'platformsHint' },
  series: { field: 'seriesId', kind: 'series', add: 'addSeries', hint: 'seriesHint' },
} as const;

/** The properties of an Autocomplete whose options are ids of the catalogue. */
export function useCatalogueOptions(list: keyof typeof kinds, error: string | undefined) {
  const { t } = useTranslation('adminGames');
  const { language } = useRoute();
  const { data } = useGetCatalogueQuery(undefined);
  const items = data?.[list] ?? [];
  return {
    fullWidth: true,
    options: items.map(({ id }) => id),
    getOptionLabel: (id: number) =>
      nameIn(items.find((item) => item.id === id)?.names ?? {}, language) ?? `#${id}`,
    noOptionsText: t('names.noMatch'),
    openText: t('names.openList'),
    closeText: t('names.closeList'),
    clearText: t('names.clear'),
    renderInput: (input: AutocompleteRenderInputParams) => (
      <TextField
        {...input}
        name={list}
        label={t(`names.${list}`)}
        error={error !== undefined}
        helperText={error ?? t(`names.${kinds[list].hint}`)}
      />
    ),
  };
}

interface CatalogueFieldProps {
  list: keyof typeof kinds;
  onAdded: (id: number) => void;
  children: ReactNode;
}

/** What a game takes of the catalogue; what is missing there is added here. */
export function CatalogueField({ list, onAdded, children }: CatalogueFieldProps) {
  const { t } = useTranslation('adminGames');
  const [adding, setAdding] = useState(false);
  const { field, kind, add } = kinds[list];
  return (
    <Box data-field={field} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      {children}
      <Button
        sx={{ mt: 1, flex: 'none' }}
        startIcon={<Icon path={mdiPlus} />}
        onClick={() => setAdding(true)}
      >
        {t(`catalogue.${add}`)}
      </Button>
      {adding ? (
        <NamedDialog
          kind={kind}
          item={undefined}
          onSaved={(id) => {
            setAdding(false);
            onAdded(id);
          }}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </Box>
  );
}
