import Pagination from '@mui/material/Pagination';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/useFormats';
import { PageRange, type PageRangeProps } from './PageRange';

interface PageNavigationProps extends PageRangeProps {
  onPageChange: (page: number) => void;
}

/** Pagination: the range shown, and buttons for the other pages. */
export function PageNavigation({ onPageChange, ...range }: PageNavigationProps) {
  const { t } = useTranslation('pagination');
  const { count } = useFormats();
  const narrow = useMediaQuery('(max-width: 600px)');
  return (
    <PageRange {...range}>
      {(pages) => (
        <Pagination
          aria-label={t('label')}
          count={pages}
          page={range.page}
          siblingCount={narrow ? 0 : 1}
          onChange={(_event, chosen) => onPageChange(chosen)}
          getItemAriaLabel={(type, number, selected) => {
            if (type !== 'page') return t(`steps.${type}`);
            const words = { page: count(number ?? 0) };
            return selected ? t('current', words) : t('goTo', words);
          }}
        />
      )}
    </PageRange>
  );
}
