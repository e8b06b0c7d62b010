import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostResult, Sheet } from '../../api/wire/sheetFromWire';
import { useToday } from '../../components/useToday';
import { selectUnsentScores } from '../../store/unsent/selectUnsent';
import { useUnsent } from '../../store/unsent/useUnsent';
import { BlockedRowList } from './BlockedRowList';
import { blockedRows } from './blockedRows';
import { pasteCells, pastedCells } from './pasteColumn';
import { SheetChoices } from './SheetChoices';
import { SheetGroup } from './SheetGroup';
import { chartsOf, rowsOf, scoresToSend } from './sheetRows';
import { SheetStatus } from './SheetStatus';
import { UnsentScoreList } from './UnsentScoreList';
import { useKeys } from './useKeys';
import { usePredictions } from './usePredictions';
import { useSendScores, type Sent } from './useSendScores';
import { useSheetDraft } from './useSheetDraft';
import { useVisibleAnswer } from './useVisibleAnswer';
import './sheet.css';

const noResults: ReadonlyMap<number, PostResult> = new Map();

/** Whether the server has the score. */
const isAccepted = (result: PostResult | undefined) =>
  result !== undefined && result.outcome !== 'refused';

/** The sheet of a game: one row for each chart, prefilled with the member's scores; only changed rows are sent. */
export function ScoreSheet({ sheet, member }: { sheet: Sheet; member: string }) {
  const { t } = useTranslation('scoreSheet');
  const form = useRef<HTMLFormElement>(null);
  useVisibleAnswer(form);
  const typing = useSheetDraft({ member, gameId: sheet.game.id }, chartsOf(sheet));
  const { send, sending, online } = useSendScores(sheet.game.id);
  const [sent, setSent] = useState<Sent>();
  const { keyed, done } = useKeys();
  const waiting = useUnsent(selectUnsentScores).filter(({ gameId }) => gameId === sheet.game.id);
  const rows = rowsOf(sheet, typing);
  const faulty = rows.filter(({ state }) => state.kind === 'faulty').length;
  const today = useToday();
  const dayFaulty = typing.draft.day > today;
  const scores = scoresToSend(sheet, typing, rows).map(keyed);
  const predictions = usePredictions(scores, online);
  const keyOf = new Map(scores.map(({ chart, key }) => [chart, key]));
  const results = sent?.kind === 'answered' ? sent.results : noResults;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    if (wrong || scores.length === 0 || sending) return;
    const outcome = await send(scores);
    setSent(outcome);
    if (outcome.kind === 'failed') return;
    const gone =
      outcome.kind === 'answered'
        ? scores.filter(({ chart }) => isAccepted(outcome.results.get(chart)))
        : scores;
    done(gone);
    typing.clear(gone.map(({ chart }) => chart));
  };

  return (
    <form ref={form} noValidate aria-label={t('heading')} onSubmit={(event) => void submit(event)}>
      <UnsentScoreList entries={waiting} onPutBack={typing.type} />
      <BlockedRowList
        rows={blockedRows(sheet, typing.draft)}
        onDiscard={(chart) => typing.clear([chart])}
      />
      <SheetChoices sheet={sheet} typing={typing} today={today} dayFaulty={dayFaulty} />
      {sheet.groups.map((group) => (
        <SheetGroup
          key={group.id}
          group={group}
          rows={rows.filter(({ chart }) => group.charts.includes(chart))}
          predictionOf={(chart) => predictions.get(keyOf.get(chart) ?? '')}
          results={results}
          onType={typing.type}
          onPaste={(at, text) => {
            const cells = pastedCells(text);
            if (!cells) return false;
            typing.type(pasteCells(cells, chartsOf(sheet), at, typing.textsOf));
            return true;
          }}
          onConfirm={typing.confirm}
          confirmed={typing.confirmed}
        />
      ))}
      <SheetStatus
        ready={scores.length}
        faulty={faulty + (dayFaulty ? 1 : 0)}
        sending={sending}
        sent={sent}
        kept={typing.kept}
      />
    </form>
  );
}
