import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskingDialog, DialogForm } from '../../../admin-frame/FormDialog';
import { formatValue } from '../../../contract/records/formatValue';
import type { AdminFormat } from '../../../contract/schemas/adminGames';
import { useRoute } from '../../../navigation/useRoute';
import { exampleValue } from '../structure/exampleValue';
import { useCreateFormatMutation, useSaveFormatMutation } from './catalogueApi';
import { definitionOf, draftOf, emptyFormat, type FormatDraft } from './formatDraft';
import { FormatParts } from './FormatParts';
import { useItemSaving } from './useItemSaving';

interface FormatDialogProps {
  /** Undefined: a new one. */
  item: AdminFormat | undefined;
  onSaved: (id: number) => void;
  onClose: () => void;
}

const codePattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** How values are entered, stored and shown, with an example that follows each change. */
export function FormatDialog({ item, onSaved, onClose }: FormatDialogProps) {
  const { t } = useTranslation(['adminGames', 'common']);
  const { language } = useRoute();
  const [create, { isLoading: creating }] = useCreateFormatMutation();
  const [change, { isLoading: changing }] = useSaveFormatMutation();
  const { failure, errors, save } = useItemSaving(t('catalogue.saveFailed'), onSaved);
  const [draft, setDraft] = useState(() =>
    item ? draftOf(item.code, item.definition) : emptyFormat,
  );
  const used = (item?.nbChart ?? 0) > 0;
  const result = definitionOf(draft);
  const wrong = 'wrong' in result ? result.wrong : [];
  const partsFault = wrong.find((fault) => fault === 'parts' || fault === 'suffix');
  const partsError =
    errors['definition.parts'] ?? (partsFault ? t(`format.${partsFault}Wrong`) : undefined);
  const code = draft.code.trim();
  const codeWrong = code !== '' && !codePattern.test(code);
  const set = (changes: Partial<FormatDraft>) => setDraft({ ...draft, ...changes });
  const field = (
    name: 'decimals' | 'shownDecimals' | 'prefix' | 'gapSuffix' | 'minimum' | 'maximum',
    problem?: string,
  ) => {
    const error = errors[`definition.${name}`] ?? problem;
    return (
      <TextField
        size="small"
        name={name}
        label={t(`format.${name}`)}
        value={draft[name]}
        disabled={used}
        error={error !== undefined}
        helperText={error}
        onChange={({ target }) => set({ [name]: target.value })}
        slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 20 } }}
      />
    );
  };
  const pair = {
    display: 'grid',
    gap: 2,
    gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  };
  return (
    <AskingDialog
      open
      title={t(item ? 'catalogue.edit.format' : 'catalogue.add.format')}
      onClose={onClose}
    >
      <DialogForm
        text={t('format.text')}
        failure={failure}
        busy={creating || changing}
        complete={'definition' in result && code !== '' && !codeWrong}
        labels={{
          cancel: t('common:cancel'),
          submit: t('common:save'),
          busy: t('catalogue.saving'),
          hint: t('format.hint'),
        }}
        onSubmit={(event) => {
          event.preventDefault();
          if (!('definition' in result)) return;
          const body = { code, definition: result.definition };
          void save(item ? change({ id: item.id, ...body }) : create(body));
        }}
        onClose={onClose}
      >
        {used ? (
          <Alert severity="info">{t('format.used', { count: item?.nbChart ?? 0 })}</Alert>
        ) : null}
        <TextField
          size="small"
          name="code"
          label={t('format.code')}
          value={draft.code}
          error={codeWrong || errors['code'] !== undefined}
          helperText={errors['code'] ?? t('format.codeHint')}
          onChange={({ target }) => set({ code: target.value })}
          slotProps={{ htmlInput: { maxLength: 40, autoComplete: 'off', spellCheck: false } }}
        />
        <FormatParts
          parts={draft.parts}
          disabled={used}
          error={partsError}
          onChange={(parts) => set({ parts })}
        />
        <Box sx={pair}>
          {field('decimals', wrong.includes('decimals') ? t('format.decimalsWrong') : undefined)}
          {field('shownDecimals', wrong.includes('shown') ? t('format.shownWrong') : undefined)}
        </Box>
        <Box sx={pair}>
          {field('prefix')}
          {field('gapSuffix')}
        </Box>
        <Box sx={pair}>
          {field('minimum', wrong.includes('range') ? t('format.rangeWrong') : undefined)}
          {field('maximum')}
        </Box>
        <Box component="output" sx={{ display: 'block' }}>
          {'definition' in result ? (
            <Alert severity="info" icon={false}>
              {t('structure.example', {
                value: formatValue(result.definition, exampleValue(result.definition), language),
              })}
            </Alert>
          ) : null}
        </Box>
      </DialogForm>
    </AskingDialog>
  );
}
