import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArticleText } from '../../../api/wire/articleFromWire';
import { useFormats } from '../../../i18n/useFormats';
import { ArticleActions } from './ArticleActions';

interface ArticleInformationProps {
  article: ArticleText;
  title: string;
  /** Actions beside share and print. */
  actions?: ReactNode;
  /** The control that saves the article for offline reading. */
  saving: ReactNode;
}

/** The facts of an article and the actions on it. Unknown facts are omitted. */
export function ArticleInformation({ article, title, actions, saving }: ArticleInformationProps) {
  const { t } = useTranslation('articlePages');
  const id = useId();
  return (
    <Box component="aside" aria-labelledby={id} sx={styles.panel}>
      <Typography id={id} variant="overline" component="h2" sx={{ color: 'text.secondary' }}>
        {t('detail.about')}
      </Typography>
      <Box component="dl" sx={styles.list}>
        {useFacts(article).map(([name, value]) => (
          <Box key={name}>
            <Box component="dt" sx={styles.name}>
              {t(`detail.${name}`)}
            </Box>
            <Box component="dd" sx={styles.value}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
      <ArticleActions article={article} title={title}>
        {actions}
      </ArticleActions>
      {saving}
    </Box>
  );
}

/** The facts that are not in the byline. */
function useFacts(article: ArticleText) {
  const { articleDate, count } = useFormats();
  const { publishedAt, updatedAt, views, nbComment } = article;
  const published = publishedAt && articleDate(publishedAt);
  const updated = updatedAt && articleDate(updatedAt);
  const facts = [
    // Omitted if it equals the publication date.
    ['updated', updated === published ? null : updated],
    ['views', count(views)],
    ['comments', count(nbComment)],
  ] as const;
  return facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}

const styles = {
  panel: { alignSelf: 'start', position: { lg: 'sticky' }, top: { lg: 96 } },
  list: {
    display: 'grid',
    gap: 2,
    gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)', lg: '1fr' },
    my: 1.5,
    py: 2,
    borderTop: 1,
    borderBottom: 1,
    borderColor: 'divider',
  },
  name: { fontSize: '0.8125rem', color: 'text.secondary' },
  value: { m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
} as const;
