import { overviewFromWire } from '../../api/wire/articleFromWire';
import { collectionFromWire } from '../../api/wire/collection';
import { memberCommentFromWire } from '../../api/wire/commentFromWire';
import { memberFromWire } from '../../api/wire/memberFromWire';
import type { PageToPrint } from '../../contract/printedPage';
import { PrintedMember } from './PrintedMember';

export function printMember({ reads }: PageToPrint) {
  const member = memberFromWire(reads.member);
  if (!member) return undefined;
  return (
    <PrintedMember
      member={member}
      articles={collectionFromWire(reads.memberArticles, overviewFromWire)}
      comments={collectionFromWire(reads.memberComments, memberCommentFromWire)}
    />
  );
}
