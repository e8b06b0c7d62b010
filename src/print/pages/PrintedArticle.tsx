import { useTranslation } from 'react-i18next';
import type { ArticleText as Article, ArticleOverview } from '../../api/wire/articleFromWire';
import type { Page } from '../../api/wire/collection';
import type { Comment } from '../../api/wire/commentFromWire';
import { languageTags, type Language } from '../../contract/languages';
import { foreignLanguage } from '../../features/articles/foreignText';
import { ArticleInformation } from '../../features/articles/reading/ArticleInformation';
import { ArticleLayout } from '../../features/articles/reading/ArticleLayout';
import { ArticleText } from '../../features/articles/reading/ArticleText';
import { ArticleCards } from '../../features/articles/sections/ArticleCards';
import { PrintedProse } from '../PrintedProse';
import { PrintedComments } from './PrintedComments';
import { ButtonSlot } from './ButtonSlot';
import '../../features/articles/reading/reading.css';

interface PrintedArticleProps {
  article: Article;
  language: Language;
  comments: Page<Comment> | undefined;
  related: readonly ArticleOverview[];
}

export function PrintedArticle({ article, language, comments, related }: PrintedArticleProps) {
  const { t } = useTranslation(['articlePages', 'articles']);
  const foreign = foreignLanguage(article, language);
  const lang = foreign && languageTags[foreign];
  return (
    <>
      <ArticleLayout
        article={article}
        title={article.title ?? t('articles:card.untitled')}
        lang={lang}
        body={
          <ArticleText foreign={foreign} empty={article.content.trim() === ''}>
            <PrintedProse html={article.content} lang={lang} />
          </ArticleText>
        }
        information={
          <ArticleInformation
            article={article}
            actions={
              <>
                <ButtonSlot icon label={t('share.button')} />
                <ButtonSlot icon label={t('share.print')} />
              </>
            }
            saving={null}
          />
        }
      />
      <PrintedComments comments={comments} known={article.nbComment} />
      <div className="article-related">
        <ArticleCards title={t('detail.related')} articles={related} />
      </div>
    </>
  );
}
