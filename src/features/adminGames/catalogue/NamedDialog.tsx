import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskingDialog, DialogForm } from '../../../admin-frame/FormDialog';
import { gameLimits } from '../../../contract/gameAdministration';
import { languageNames, languages, languageTags } from '../../../contract/languages';
import type { CatalogueNames } from '../../../contract/schemas/adminGames';
import { cleanNames, withName } from '../draft/editedGame';
import {
  useCreatePlatformMutation,
  useCreateSeriesMutation,
  useSavePlatformMutation,
  useSaveSeriesMutation,
} from './catalogueApi';
import { useItemSaving } from './useItemSaving';

export type NamedKind = 'series' | 'platform';

interface NamedDialogProps {
  kind: NamedKind;
  /** Undefined: a new one. */
  item: { id: number; names: CatalogueNames; maker?: string } | undefined;
  onSaved: (id: number) => void;
  onClose: () => void;
}

function useRequests(kind: NamedKind) {
  const [createSeries, { isLoading: first }] = useCreateSeriesMutation();
  const [saveSeries, { isLoading: second }] = useSaveSeriesMutation();
  const [createPlatform, { isLoading: third }] = useCreatePlatformMutation();
  const [savePlatform, { isLoading: fourth }] = useSavePlatformMutation();
  return {
    busy: first || second || third || fourth,
    send: (id: number | undefined, { names, maker }: { names: CatalogueNames; maker: string }) => {
      if (kind === 'series') {
        return id === undefined ? createSeries({ names }) : saveSeries({ id, names });
      }
      return id === undefined
        ? createPlatform({ names, maker })
        : savePlatform({ id, names, maker });
    },
  };
}

/** The names of a series or platform, and the maker of a platform. */
export function NamedDialog({ kind, item, onSaved, onClose }: NamedDialogProps) {
  const { t } = useTranslation(['adminGames', 'common']);
  const [names, setNames] = useState<CatalogueNames>(item?.names ?? {});
  const [maker, setMaker] = useState(item?.maker ?? '');
  const { busy, send } = useRequests(kind);
  const { failure, errors, save } = useItemSaving(t('catalogue.saveFailed'), onSaved);
  const cleaned = cleanNames(names);
  const title = item ? 'edit' : 'add';
  return (
    <AskingDialog open title={t(`catalogue.${title}.${kind}`)} onClose={onClose}>
      <DialogForm
        text={t('catalogue.namesText')}
        failure={failure}
        busy={busy}
        complete={Object.keys(cleaned).length > 0}
        labels={{
          cancel: t('common:cancel'),
          submit: t('common:save'),
          busy: t('catalogue.saving'),
          hint: t('problems.nameMissing'),
        }}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          void save(send(item?.id, { names: cleaned, maker: maker.trim() }));
        }}
        onClose={onClose}
      >
        {languages.map((language) => {
          const error =
            errors[`names.${language}`] ?? (language === 'en' ? errors['names'] : undefined);
          return (
            <TextField
              key={language}
              size="small"
              name={`name-${language}`}
              label={languageNames[language]}
              value={names[language] ?? ''}
              error={error !== undefined}
              helperText={error}
              onChange={({ target }) => setNames(withName(names, language, target.value))}
              slotProps={{
                htmlInput: {
                  lang: languageTags[language],
                  maxLength: gameLimits.name,
                  autoComplete: 'off',
                },
              }}
            />
          );
        })}
        {kind === 'platform' ? (
          <TextField
            size="small"
            name="maker"
            label={t('catalogue.maker')}
            value={maker}
            error={errors['maker'] !== undefined}
            helperText={errors['maker']}
            onChange={({ target }) => setMaker(target.value)}
            slotProps={{ htmlInput: { maxLength: gameLimits.name, autoComplete: 'off' } }}
          />
        ) : null}
      </DialogForm>
    </AskingDialog>
  );
}
