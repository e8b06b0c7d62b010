import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface ArticleRowProps {
  to: string;
  title: string;
  /** The title's language, if it differs from the page's. */
  lang?: string | undefined;
  detail?: string;
  /** The actions on the article. */
  children: ReactNode;
}

/** One article of a list, on one line. */
export function ArticleRow({ to, title, lang, detail, children }: ArticleRowProps) {
  return (
    <Box component="li" sx={styles.row}>
      <Box sx={{ minWidth: 0 }}>
        <Link component={RouterLink} to={to} lang={lang} underline="hover" sx={styles.title}>
          {title}
        </Link>
        {detail === undefined ? null : <Box sx={styles.detail}>{detail}</Box>}
      </Box>
      {children}
    </Box>
  );
}

const styles = {
  row: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 2,
    minHeight: 52,
    py: 1,
    listStyle: 'none',
    '& + &': { borderTop: '1px solid', borderColor: 'divider' },
    '& > :last-child': { flexShrink: 0 },
  },
  title: { color: 'text.primary', fontWeight: 600, overflowWrap: 'anywhere' },
  detail: { fontSize: '0.8125rem', color: 'text.secondary' },
} as const;
