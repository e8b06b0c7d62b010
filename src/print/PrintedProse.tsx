import { useTranslation } from 'react-i18next';
import '../components/articleProse/articleProse.css';
import { PrintedMarkup } from './PrintedMarkup';
import { printedProse } from './printedProse';

interface PrintedProseProps {
  /** Sanitized by the server. */
  html: string;
  lang: string | undefined;
}

/** An article's text in a printed document: the element structure of `ArticleProse`. */
export function PrintedProse({ html, lang }: PrintedProseProps) {
  const { t } = useTranslation('articlePages');
  return (
    <div>
      <PrintedMarkup
        html={printedProse(html, t('detail.table'))}
        lang={lang}
        className="article-prose"
      />
    </div>
  );
}
