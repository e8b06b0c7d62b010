import { lazy } from 'react';
import type { ArticleText } from '../../api/wire/articleFromWire';
import { AdministrationPage } from '../administration/AdministrationPage';
import { ArticlePreviewContext } from '../../features/adminArticles/preview/ArticlePreviewContext';
import {
  GamePreviewContext,
  type PreviewedGame,
} from '../../features/adminGames/preview/GamePreviewContext';

const ArticlePreview = lazy(async () => {
  const { ArticlePreview: Preview } = await import(
    /* webpackChunkName: "article-as-read" */ '../../features/articles/reading/ArticlePreview'
  );
  return { default: Preview };
});
const GamePreview = lazy(async () => {
  const { GamePreview: Preview } = await import(
    /* webpackChunkName: "game-as-read" */ '../../features/records/game/GamePreview'
  );
  return { default: Preview };
});

const renderArticle = (article: ArticleText) => <ArticlePreview article={article} />;
const renderGame = (game: PreviewedGame) => <GamePreview {...game} />;

/** The administration, with the parts it takes from other features. */
export function SiteAdministrationPage() {
  return (
    <ArticlePreviewContext value={renderArticle}>
      <GamePreviewContext value={renderGame}>
        <AdministrationPage />
      </GamePreviewContext>
    </ArticlePreviewContext>
  );
}
