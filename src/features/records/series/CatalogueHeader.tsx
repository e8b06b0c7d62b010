import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlatformDetails, SeriesDetails } from '../../../api/wire/seriesFromWire';
import { PageHeader } from '../../../components/page/PageHeader';
import { useFormats } from '../../../i18n/useFormats';
import { LocalName } from '../LocalName';
import '../records.css';

interface CatalogueHeaderProps {
  of: SeriesDetails | PlatformDetails;
  kind: 'series' | 'platform';
  /** Further facts, as items of a list. */
  children?: ReactNode;
}

/** The name of a series or a platform, and how much belongs to it. */
export function CatalogueHeader({ of, kind, children }: CatalogueHeaderProps) {
  const { t } = useTranslation('games');
  const { count } = useFormats();
  const amount = (number: number) => ({ count: number, formatted: count(number) });
  return (
    <PageHeader eyebrow={t(`${kind}.label`)} title={<LocalName of={of} />}>
      <ul className="record-facts">
        <li>{t('results', amount(of.games))}</li>
        <li>{t('charts', amount(of.charts))}</li>
        {children}
      </ul>
    </PageHeader>
  );
}
