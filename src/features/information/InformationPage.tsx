import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { LazyOfflineCopyAge } from '../../components/feedback/LazyOfflineCopyAge';
import { PageMetadata } from '../../components/page/PageMetadata';
import type { InformationRoute } from '../../contract/informationPages';
import { InformationView } from './InformationView';
import { useTextsKeptAt } from './useTextsKeptAt';
import { useInformation } from './useInformation';

/** The element id in the URL's hash; scrolled to once the page is rendered. */
function useHash(): string {
  const id = useLocation().hash.slice(1);
  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView();
  }, [id]);
  return id;
}

interface InformationPageProps {
  route: InformationRoute;
  /** Content below a section's text, by section id. */
  below?: Readonly<Record<string, ReactNode>>;
}

/** One component for the seven pages whose texts are documents. */
export function InformationPage({ route, below }: InformationPageProps) {
  const { t } = useTranslation('metadata');
  const document = useInformation(route);
  const hash = useHash();
  const keptAt = useTextsKeptAt();
  return (
    <>
      <PageMetadata title={t(route)} page={route} />
      <InformationView
        document={document}
        hash={hash}
        note={<LazyOfflineCopyAge keptAt={keptAt} />}
        {...(below ? { below } : {})}
      />
    </>
  );
}
