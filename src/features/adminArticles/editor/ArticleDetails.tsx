import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../components/forms/SelectField';
import { slugOf } from '../../../contract/articleAdministration';
import { articleCategories, isArticleCategory } from '../../../contract/articleFilters';
import type { Language } from '../../../contract/languages';
import { AuthorField } from './AuthorField';
import { CoverField } from '../cover/CoverField';
import type { ArticleDraft } from '../draft/useArticleDraft';

const none = 'none';

/** The fields shared by all languages of an article. */
export function ArticleDetails({ draft, shown }: { draft: ArticleDraft; shown: Language }) {
  const { t } = useTranslation(['adminArticles', 'articles']);
  const id = useId();
  const { content, change, fieldErrors, article } = draft;
  const title = Object.values(content.translations)[0]?.title ?? '';
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        p: { xs: 2, sm: 3 },
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 2,
      }}
    >
      <Typography id={id} variant="h5" component="h2" sx={{ mb: 2.5 }}>
        {t('editor.details')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <CoverField draft={draft} shown={shown} />
        <Stack spacing={2.5} sx={{ alignSelf: 'start' }}>
          <SelectField<string>
            name="category"
            label={t('editor.category')}
            value={content.category ?? none}
            options={[
              { value: none, label: t('editor.noCategory') },
              ...articleCategories.map((value) => ({
                value,
                label: t(`articles:categories.${value}`),
              })),
            ]}
            onChange={(value) =>
              change(() => ({ category: isArticleCategory(value) ? value : null }))
            }
          />
          <AuthorField draft={draft} />
          <TextField
            data-field="slug"
            name="slug"
            size="small"
            label={t('editor.slug')}
            value={content.slug ?? ''}
            placeholder={article.state === 'draft' ? slugOf(title) : article.slug}
            error={fieldErrors['slug'] !== undefined}
            helperText={fieldErrors['slug'] ?? t('editor.slugHint')}
            onChange={({ target }) => change(() => ({ slug: target.value || null }))}
            slotProps={{
              htmlInput: { spellCheck: false, autoComplete: 'off' },
              inputLabel: { shrink: true },
            }}
          />
          <FormControlLabel
            label={t('editor.featured')}
            control={
              <Switch
                name="featured"
                checked={content.featured}
                onChange={(_event, featured) => change(() => ({ featured }))}
              />
            }
          />
        </Stack>
      </Box>
    </Box>
  );
}
