import type { Sheet } from '../../api/wire/sheetFromWire';
import { selectUnsentScores } from '../../store/unsent/selectUnsent';
import { useUnsent } from '../../store/unsent/useUnsent';
import { BlockedRowList } from './BlockedRowList';
import { blockedRows } from './blockedRows';
import { chartsOf } from './sheetRows';
import { UnsentScoreList } from './UnsentScoreList';
import { useSheetDraft } from './useSheetDraft';

/** What a member has typed and not sent before the game was closed. */
export function ClosedSheet({ sheet, member }: { sheet: Sheet; member: string }) {
  const typing = useSheetDraft({ member, gameId: sheet.game.id }, chartsOf(sheet));
  const waiting = useUnsent(selectUnsentScores).filter(({ gameId }) => gameId === sheet.game.id);
  return (
    <>
      <UnsentScoreList entries={waiting} />
      <BlockedRowList
        rows={blockedRows(sheet, typing.draft)}
        onDiscard={(chart) => typing.clear([chart])}
      />
    </>
  );
}
