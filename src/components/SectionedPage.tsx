import { useTranslation } from 'react-i18next';
import { PageHeader } from './PageHeader';
import { PageMetadata } from './PageMetadata';
import { ResponsiveTabs } from './ResponsiveTabs';
import type { SectionsProps } from './sections';

interface SectionedPageProps<Key extends string> extends SectionsProps<Key> {
  /** Whose title and description the document's head has. */
  route: 'Settings' | 'PwaSettings';
  title: string;
  lead: string;
}

/** A page of settings: what it is, and its sections, of which one is shown at a time. */
export function SectionedPage<Key extends string>(props: SectionedPageProps<Key>) {
  const { route, title, lead, ...sections } = props;
  const { t } = useTranslation('metadata');
  return (
    <>
      <PageMetadata title={t(route)} page={route} noindex />
      <PageHeader title={title} lead={lead} />
      <ResponsiveTabs {...sections} />
    </>
  );
}
