import { articleFromWire, overviewFromWire } from '../../api/wire/articleFromWire';
import { collectionFromWire } from '../../api/wire/collection';
import { commentFromWire } from '../../api/wire/commentFromWire';
import type { PageToPrint } from '../../contract/printedPage';
import { PrintedArticle } from './PrintedArticle';

export function printArticle({ reads, language }: PageToPrint) {
  const article = articleFromWire(reads.article);
  if (!article) return undefined;
  return (
    <PrintedArticle
      article={article}
      language={language}
      comments={collectionFromWire(reads.comments, commentFromWire)}
      related={collectionFromWire(reads.relatedArticles, overviewFromWire)?.items ?? []}
    />
  );
}
