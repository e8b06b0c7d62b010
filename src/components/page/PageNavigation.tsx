import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/useFormats';

interface PageNavigationProps {
  /** 1-based. */
  page: number;
  pageSize: number;
  total: number;
  onPageChange: (page: number) => void;
}

/** Pagination: the range shown, and links to the other pages. */
export function PageNavigation({ page, pageSize, total, onPageChange }: PageNavigationProps) {
  const { t } = useTranslation('pagination');
  const { count } = useFormats();
  const narrow = useMediaQuery('(max-width: 600px)');
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const from = Math.min(total, (page - 1) * pageSize + 1);
  const to = Math.min(total, page * pageSize);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, color: 'text.secondary' }}>
        <Typography variant="body2">
          {t('range', { from: count(from), to: count(to), total: count(total) })}
        </Typography>
        <Typography variant="body2">
          {t('page', { page: count(page), pages: count(pages) })}
        </Typography>
      </Box>
      <Pagination
        aria-label={t('label')}
        count={pages}
        page={page}
        siblingCount={narrow ? 0 : 1}
        onChange={(_event, chosen) => onPageChange(chosen)}
        getItemAriaLabel={(type, number, selected) => {
          if (type !== 'page') return t(`steps.${type}`);
          const words = { page: count(number ?? 0) };
          return selected ? t('current', words) : t('goTo', words);
        }}
      />
    </Box>
  );
}
