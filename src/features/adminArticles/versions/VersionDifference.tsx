import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { languageNames, languages, type Language } from '../../../contract/languages';
import type {
  AdminArticleContent,
  AdminArticleText,
} from '../../../contract/schemas/adminArticles';
import { emptyText } from '../draft/emptyText';
import { TextDifference } from '../difference/TextDifference';

interface VersionDifferenceProps {
  before: AdminArticleContent;
  after: AdminArticleContent;
}

const fields = ['title', 'excerpt', 'coverAlt', 'content'] as const;
type Field = (typeof fields)[number];
const details = ['slug', 'category', 'featured', 'pictureId', 'authorId'] as const;

const valueOf = (text: AdminArticleText, field: Field) => text[field] ?? '';

/** The differences between two versions: the changed fields, language by language. */
export function VersionDifference({ before, after }: VersionDifferenceProps) {
  const { t } = useTranslation('adminArticles');
  const changed = languages.flatMap((language) => {
    const [old, next] = [before, after].map(({ translations }) => translations[language]);
    const texts = { before: old ?? emptyText, after: next ?? emptyText };
    const differing = fields.filter(
      (field) => valueOf(texts.before, field) !== valueOf(texts.after, field),
    );
    return differing.length > 0 ? [{ language, texts, differing }] : [];
  });
  const changedDetails = details.filter(
    (detail) => (before[detail] ?? null) !== (after[detail] ?? null),
  );
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      {changed.length + changedDetails.length === 0 ? (
        <Alert severity="info">{t('history.same')}</Alert>
      ) : null}
      {changedDetails.length > 0 ? (
        <Alert severity="info">
          {t('history.details', {
            names: changedDetails.map((detail) => t(`history.detailNames.${detail}`)),
          })}
        </Alert>
      ) : null}
      {changed.map(({ language, texts, differing }) => (
        <LanguageDifference key={language} language={language} texts={texts} fields={differing} />
      ))}
    </Box>
  );
}

interface LanguageDifferenceProps {
  language: Language;
  texts: { before: AdminArticleText; after: AdminArticleText };
  fields: readonly Field[];
}

function LanguageDifference({ language, texts, fields: shown }: LanguageDifferenceProps) {
  const { t } = useTranslation('adminArticles');
  const names = {
    title: t('editor.title'),
    excerpt: t('editor.excerpt'),
    coverAlt: t('history.coverAlt'),
    content: t('history.content'),
  };
  return (
    <Box component="section" aria-label={languageNames[language]} sx={{ minWidth: 0 }}>
      <Typography variant="overline" component="h3" sx={{ color: 'text.secondary' }}>
        {languageNames[language]}
      </Typography>
      {shown.map((field) => (
        <Box key={field} sx={{ mt: 1 }}>
          <Typography variant="subtitle2" component="h4">
            {names[field]}
          </Typography>
          <TextDifference
            before={valueOf(texts.before, field)}
            after={valueOf(texts.after, field)}
            language={language}
            format={field === 'content' ? 'html' : 'plain'}
          />
        </Box>
      ))}
    </Box>
  );
}
