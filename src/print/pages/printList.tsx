import { overviewFromWire } from '../../api/wire/articleFromWire';
import { collectionFromWire } from '../../api/wire/collection';
import type { PageToPrint } from '../../contract/printedPage';
import { articleListView } from '../../contract/views/articleListView';
import { PrintedList } from './PrintedList';

export function printList({ reads, address }: PageToPrint) {
  const articles = collectionFromWire(reads.articles, overviewFromWire);
  if (!articles) return undefined;
  const { searchParams } = new URL(address, 'http://localhost');
  return <PrintedList params={articleListView.read(searchParams)} articles={articles} />;
}
