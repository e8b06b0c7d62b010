import { useContext, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { scoresApi } from '../../api/scoresApi';
import type { PostResult, Sheet } from '../../api/wire/sheetFromWire';
import { useToday } from '../../components/useToday';
import type { Confirmation, PostRefusal } from '../../contract/records/posting';
import { dayFault } from './dayFault';
import { useAppDispatch } from '../../store/hooks';
import { selectUnsentScores } from '../../store/unsent/selectUnsent';
import { useUnsent } from '../../store/unsent/useUnsent';
import { BlockedRowList } from './BlockedRowList';
import { blockedRows } from './blockedRows';
import { ProofSlot } from './proofSlot';
import { rowOutcomes, waitingReason } from './rowOutcomes';
import { SheetChoices } from './SheetChoices';
import { SheetGroup } from './SheetGroup';
import { chartsOf, rowsOf, scoresToSend, toRow } from './sheetRows';
import { SheetNotes } from './SheetNotes';
import { SheetStatus } from './SheetStatus';
import { UnprovedNote } from './UnprovedNote';
import { UnsentScoreList } from './UnsentScoreList';
import { useKeys } from './useKeys';
import { usePaste } from './usePaste';
import { usePredictions } from './usePredictions';
import { useSendScores, type Sent } from './useSendScores';
import { useSheetDraft } from './useSheetDraft';
import { useTypingChart } from './useTypingChart';
import { useVisibleAnswer } from './useVisibleAnswer';

const dayRefusals: readonly (PostRefusal | null)[] = [
  'dateInFuture',
  'dateTooEarly',
  'unknownDate',
];

/** Whether the server has the score. */
const isAccepted = (result: PostResult | undefined) =>
  result !== undefined && result.outcome !== 'refused';

/** The refusals of the rows as they are now, by chart. */
const refusalsOf = (sent: Sent | undefined, keyOf: ReadonlyMap<number, string>) =>
  new Map(
    [...(sent?.kind === 'answered' ? sent.results : [])].filter(
      ([chart, { key, outcome }]) => outcome === 'refused' && keyOf.get(chart) === key,
    ),
  );

/** The sheet of a game: one row for each chart, prefilled with the member's scores; only changed rows are sent. */
export function ScoreSheet({ sheet, member }: { sheet: Sheet; member: string }) {
  const { t } = useTranslation('scoreSheet');
  const dispatch = useAppDispatch();
  const renderProof = useContext(ProofSlot);
  const form = useRef<HTMLFormElement>(null);
  useVisibleAnswer(form);
  const typing = useSheetDraft({ member, gameId: sheet.game.id }, chartsOf(sheet));
  const { send, sending, online } = useSendScores(sheet.game.id);
  const [sent, setSent] = useState<Sent>();
  const { keyed, done } = useKeys();
  const waiting = useUnsent(selectUnsentScores).filter(({ gameId }) => gameId === sheet.game.id);
  const pasting = usePaste(typing, chartsOf(sheet));
  const { typingChart, startTyping, stopTyping } = useTypingChart();
  const rows = rowsOf(sheet, typing, typingChart);
  const faulty = rows.filter(({ state }) => state.kind === 'faulty').length;
  const today = useToday();
  const fault = dayFault(typing.draft.day, today);
  const scores = scoresToSend(sheet, typing, rows).map(keyed);
  const predictions = usePredictions(scores, online);
  const keyOf = new Map(scores.map(({ chart, key }) => [chart, key]));
  const outcomes = rowOutcomes(sheet, sent, waiting);
  const refusals = refusalsOf(sent, keyOf);
  const dayRefusal = [...predictions.values(), ...refusals.values()].find(
    ({ key, reason }) => dayRefusals.includes(reason) && scores.some((score) => score.key === key),
  )?.message;

  /** The charts of the rows that were refused until this is confirmed. */
  const toConfirm = (reason: PostRefusal, confirmation: Confirmation) =>
    scores
      .filter(({ chart, key, confirmed }) => {
        const answer = predictions.get(key) ?? refusals.get(chart);
        return answer?.reason === reason && !confirmed.includes(confirmation);
      })
      .map(({ chart }) => chart);
  const worse = toConfirm('confirmWorse', 'worse');
  const unusual = toConfirm('confirmUnusual', 'unusual');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The field in which one types may be wrong too.
    flushSync(stopTyping);
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    if (wrong || scores.length === 0 || sending) return;
    const outcome = await send(scores);
    setSent(outcome);
    pasting.forget();
    if (outcome.kind === 'failed') return;
    const gone =
      outcome.kind === 'answered'
        ? scores.filter(({ chart }) => isAccepted(outcome.results.get(chart)))
        : scores;
    done(gone);
    typing.clearSent(gone);
  };

  return (
    <form ref={form} noValidate aria-label={t('heading')} onSubmit={(event) => void submit(event)}>
      <UnsentScoreList entries={waiting} onPutBack={typing.type} />
      <BlockedRowList
        rows={blockedRows(sheet, typing.draft)}
        onDiscard={(chart) => typing.clear([chart])}
      />
      {sheet.unprovedLimit ? <UnprovedNote limit={sheet.unprovedLimit} /> : null}
      <SheetChoices
        sheet={sheet}
        typing={typing}
        today={today}
        fault={fault}
        dayRefusal={dayRefusal}
      />
      {sheet.groups.map((group) => (
        <SheetGroup
          key={group.id}
          group={group}
          rows={rows.filter(({ chart }) => group.charts.includes(chart))}
          predictionOf={(chart) => predictions.get(keyOf.get(chart) ?? '')}
          refusals={refusals}
          outcomes={outcomes}
          onType={(texts) => {
            startTyping(Number(Object.keys(texts)[0]));
            pasting.forget();
            typing.type(texts);
          }}
          onLeave={stopTyping}
          onKeyDown={pasting.onKeyDown}
          onPaste={pasting.paste}
          onConfirm={typing.confirm}
          renderProof={(claim) => renderProof({ claim, game: sheet.game })}
          renderNeededProof={({ chart, texts }) => {
            const score = scores.find((one) => one.chart === chart.id);
            if (!score) return null;
            // A first score has no id yet.
            const id = chart.own?.id ?? -chart.id;
            const claim = { id, chart: chart.name, text: texts.join(' · ') };
            const onDone = () => {
              done([score]);
              typing.clearSent([score]);
              dispatch(scoresApi.util.invalidateTags(['Board', 'Sheet', 'Game']));
            };
            return renderProof({ claim, game: sheet.game, row: toRow(score), onDone });
          }}
          confirmed={typing.confirmed}
        />
      ))}
      <SheetStatus
        ready={scores.length}
        faulty={faulty + (fault !== undefined || dayRefusal !== undefined ? 1 : 0)}
        accepted={[...outcomes.values()].filter(({ kind }) => kind === 'posted').length}
        refused={refusals.size}
        waiting={waitingReason(sent, outcomes, online)}
        sending={sending}
        sent={sent}
        kept={typing.kept}
      >
        <SheetNotes
          paste={pasting.last}
          onUndo={pasting.undo}
          worse={worse}
          onKeepBetter={() => typing.clear(worse)}
          unusual={unusual}
          onConfirmUnusual={() => {
            for (const chart of unusual) typing.confirm(chart, 'unusual');
          }}
        />
      </SheetStatus>
    </form>
  );
}
