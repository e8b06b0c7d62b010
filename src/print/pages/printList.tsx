import { overviewFromWire } from '../../api/wire/articleFromWire';
import { collectionFromWire } from '../../api/wire/collection';
import { readListParams } from '../../contract/articleListParams';
import type { PageToPrint } from '../../contract/printedPage';
import { PrintedList } from './PrintedList';

export function printList({ reads, address }: PageToPrint) {
  const articles = collectionFromWire(reads.articleList, overviewFromWire);
  if (!articles) return undefined;
  const { searchParams } = new URL(address, 'http://localhost');
  return <PrintedList params={readListParams(searchParams)} articles={articles} />;
}
