import { boardView } from '../../../contract/views/boardViews';

/** A place as it is typed, such as 1,040; undefined for anything else. */
export function readPlace(text: string): number | undefined {
  const digits = text.normalize('NFKC').replaceAll(/[\s.,’']/gu, '');
  return boardView.parameters.rank.read(digits) ?? undefined;
}
