import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { gameLimits } from '../../../contract/gameAdministration';
import { languageNames, languageTags, type Language } from '../../../contract/languages';
import type { AdminGameText } from '../../../contract/schemas/adminGames';
import type { GameDraft } from '../draft/useGameDraft';
import { PlatformField } from './PlatformField';
import { SeriesField } from './SeriesField';

const emptyText: AdminGameText = { name: '', rules: null };

/** Names, rules, platforms and the other facts of a game. */
export function NamesStep({ draft, language }: { draft: GameDraft; language: Language }) {
  const { t } = useTranslation('adminGames');
  const { content, edit, errors, game } = draft;
  const locked = game.publishedAt !== null;
  const text = content.translations[language] ?? emptyText;
  const write = (changes: Partial<AdminGameText>) =>
    edit((before) => ({
      ...before,
      translations: {
        ...before.translations,
        [language]: { ...emptyText, ...before.translations[language], ...changes },
      },
    }));
  const nameError = errors[`translations.${language}.name`] ?? errors['translations'];
  const rulesError = errors[`translations.${language}.rules`];
  const lang = languageTags[language];
  return (
    <Stack spacing={3} sx={{ maxWidth: '48rem' }}>
      <TextField
        data-field={`translations.${language}.name`}
        name="name"
        label={`${t('names.name')} (${languageNames[language]})`}
        value={text.name}
        error={nameError !== undefined}
        helperText={nameError ?? t('names.nameHint')}
        onChange={({ target }) => write({ name: target.value })}
        slotProps={{ htmlInput: { lang, maxLength: gameLimits.name, autoComplete: 'off' } }}
      />
      <TextField
        data-field={`translations.${language}.rules`}
        multiline
        minRows={4}
        maxRows={16}
        name="rules"
        label={`${t('names.rules')} (${languageNames[language]})`}
        value={text.rules ?? ''}
        error={rulesError !== undefined}
        helperText={rulesError ?? t('names.rulesHint')}
        onChange={({ target }) => write({ rules: target.value })}
        slotProps={{ htmlInput: { lang, maxLength: gameLimits.rules } }}
      />
      <PlatformField draft={draft} />
      <SeriesField draft={draft} />
      <TextField
        data-field="slug"
        name="slug"
        label={t('names.slug')}
        value={content.slug ?? ''}
        error={errors['slug'] !== undefined}
        helperText={errors['slug'] ?? t('names.slugHint')}
        onChange={({ target }) =>
          edit((before) => ({ ...before, slug: target.value === '' ? null : target.value }))
        }
        slotProps={{
          htmlInput: { maxLength: gameLimits.slug, autoComplete: 'off', spellCheck: false },
        }}
      />
      <Box data-field="ranked">
        <FormControlLabel
          disabled={locked}
          control={
            <Switch
              checked={content.ranked}
              onChange={(_event, ranked) => edit((before) => ({ ...before, ranked }))}
              slotProps={{ input: { 'aria-describedby': 'game-ranked-hint' } }}
            />
          }
          label={t('names.ranked')}
        />
        <FormHelperText id="game-ranked-hint" error={errors['ranked'] !== undefined}>
          {errors['ranked'] ?? t(locked ? 'locked.ranked' : 'names.rankedHint')}
        </FormHelperText>
      </Box>
    </Stack>
  );
}
