import { mdiStar, mdiTranslate } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import type { ArticleOverview } from '../../../api/wire/articleFromWire';
import { Icon } from '../../../components/Icon';
import { Text } from '../../../components/Text';
import { useRoute } from '../../../navigation/useRoute';
import { foreignLanguage } from '../foreignText';
import { languageName } from '../languageName';
import './ArticleCard.css';

/** The line above a card's title: category, featured badge, and the language if it differs from the reader's. */
export function ArticleEyebrow({ article }: { article: ArticleOverview }) {
  const { t } = useTranslation('articles');
  const { language } = useRoute();
  const foreign = foreignLanguage(article, language);
  return (
    <>
      {article.category ? (
        <Text variant="overline" component="span">
          {t(`categories.${article.category}`)}
        </Text>
      ) : null}
      {article.featured ? (
        <Icon
          path={mdiStar}
          titleAccess={t('card.featured')}
          fontSize="tiny"
          className="article-card-featured"
        />
      ) : null}
      {foreign ? (
        <span className="article-card-language">
          <Icon path={mdiTranslate} fontSize="tiny" />
          {t('card.writtenIn', { language: languageName(foreign, language) })}
        </span>
      ) : null}
    </>
  );
}
