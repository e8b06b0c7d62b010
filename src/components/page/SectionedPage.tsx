import { useTranslation } from 'react-i18next';
import { PageHeader } from './PageHeader';
import { PageMetadata } from './PageMetadata';
import { ResponsiveTabs } from '../tabs/ResponsiveTabs';
import type { SectionsProps } from '../tabs/sections';

interface SectionedPageProps<Key extends string> extends SectionsProps<Key> {
  /** The page whose title and description are set in the document's head. */
  route: 'Settings' | 'PwaSettings';
  title: string;
  lead: string;
}

/** A settings page: a header, and sections shown one at a time. */
export function SectionedPage<Key extends string>(props: SectionedPageProps<Key>) {
  const { route, title, lead, ...sections } = props;
  const { t } = useTranslation('metadata');
  return (
    <>
      <PageMetadata title={t(route)} page={route} />
      <PageHeader title={title} lead={lead} />
      <ResponsiveTabs {...sections} />
    </>
  );
}
