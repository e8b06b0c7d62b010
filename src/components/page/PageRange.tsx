import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/useFormats';
import { Text } from '../Text';
import './PageRange.css';

export interface PageRangeProps {
  /** 1-based. */
  page: number;
  pageSize: number;
  total: number;
}

/** The range of a list that is shown. `children` renders what leads to the other pages, given their number. */
export function PageRange(props: PageRangeProps & { children: (pages: number) => ReactNode }) {
  const { page, pageSize, total, children } = props;
  const { t } = useTranslation('pagination');
  const { count } = useFormats();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const from = Math.min(total, (page - 1) * pageSize + 1);
  const to = Math.min(total, page * pageSize);
  return (
    <div className="page-range">
      <div className="page-range-words">
        <Text variant="body2">
          {t('range', { from: count(from), to: count(to), total: count(total) })}
        </Text>
        <Text variant="body2">{t('page', { page: count(page), pages: count(pages) })}</Text>
      </div>
      {children(pages)}
    </div>
  );
}
