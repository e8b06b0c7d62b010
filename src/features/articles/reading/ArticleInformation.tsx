import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArticleText } from '../../../api/wire/articleFromWire';
import { Fact, FactList } from '../../../components/reading/FactList';
import { Text } from '../../../components/Text';
import { useFormats } from '../../../i18n/useFormats';
import './reading.css';

interface ArticleInformationProps {
  article: ArticleText;
  /** Share, print and others. */
  actions: ReactNode;
  /** The control that saves the article for offline reading. */
  saving: ReactNode;
}

/** The facts of an article and the actions on it. Unknown facts are omitted. */
export function ArticleInformation({ article, actions, saving }: ArticleInformationProps) {
  const { t } = useTranslation('articlePages');
  const id = useId();
  return (
    <aside aria-labelledby={id} className="article-information">
      <Text id={id} variant="overline" component="h2" muted>
        {t('detail.about')}
      </Text>
      <FactList className="article-facts">
        {useFacts(article).map(([name, value]) => (
          <Fact key={name} name={t(`detail.${name}`)}>
            {value}
          </Fact>
        ))}
      </FactList>
      <div className="article-actions">{actions}</div>
      <div className="article-saving">{saving}</div>
    </aside>
  );
}

/** The facts that are not in the byline. */
function useFacts(article: ArticleText) {
  const { articleDate, count } = useFormats();
  const { publishedAt, updatedAt, views, nbComment } = article;
  const published = publishedAt && articleDate(publishedAt);
  const updated = updatedAt && articleDate(updatedAt);
  const facts = [
    // Omitted if it equals the publication date.
    ['updated', updated === published ? null : updated],
    ['views', count(views)],
    ['comments', count(nbComment)],
  ] as const;
  return facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}
