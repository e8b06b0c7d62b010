import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import '../../components/html/links.css';
import { languageTags, type Language } from '../../contract/languages';
import { useRoute } from '../../navigation/useRoute';
import { CoverThumbnail } from '../pictures/CoverThumbnail';

interface RowTitleProps {
  picture: string | null;
  title: string;
  /** The language of the title, if it has one. */
  locale: Language | null;
  /** The address of the editor. */
  to: string;
  /** What else is known, below the title. */
  children?: ReactNode;
}

/** Cover and title of a document in a list; the title links to the editor. */
export function RowTitle({ picture, title, locale, to, children }: RowTitleProps) {
  const { language } = useRoute();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <CoverThumbnail source={picture} />
      <Box sx={{ minWidth: 0 }}>
        <Typography
          component={Link}
          variant="body2"
          to={to}
          lang={locale && locale !== language ? languageTags[locale] : undefined}
          className="list-link"
          sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
        {children}
      </Box>
    </Box>
  );
}
