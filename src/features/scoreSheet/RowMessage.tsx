import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Prediction, PostResult, SheetChart } from '../../api/wire/sheetFromWire';
import { actionClass } from '../../components/buttons/actionClass';
import { DueTime } from '../../components/DueTime';
import type { Confirmation } from '../../contract/records/posting';
import { proofRules } from '../../contract/records/proofs';
import { useFormats } from '../../i18n/useFormats';
import { useRoute } from '../../navigation/useRoute';
import type { Claim } from '../../state/unsentEntry';
import { RowDoubt } from './RowDoubt';
import { RowError } from './RowError';
import type { RowOutcome } from './rowOutcomes';
import type { SheetRow } from './sheetRows';
import { gapText, valuesText } from './valueTexts';
import './sheet.css';

interface RowMessageProps {
  row: SheetRow;
  prediction: PostResult | undefined;
  refusal: PostResult | undefined;
  outcome: RowOutcome | undefined;
  confirmed: readonly Confirmation[];
  onConfirm: (chart: number, what: Confirmation) => void;
  /** Shows the way to prove the posted score. */
  renderProof: (posted: Claim) => ReactNode;
  /** Shows the way to post the row with its proof. */
  renderNeededProof: (row: SheetRow) => ReactNode;
}

const confirmationOf = (result: PostResult | undefined): Confirmation | undefined => {
  if (result?.reason === 'confirmWorse') return 'worse';
  if (result?.reason === 'confirmWaitingProof') return 'waitingProof';
  if (result?.reason === 'confirmUnusual') return 'unusual';
  return result?.reason === 'confirmZero' ? 'zero' : undefined;
};

/** What a row is read as, what it would bring, or what became of it. */
export function RowMessage(props: RowMessageProps) {
  const { row, prediction, refusal, outcome, confirmed, onConfirm, renderProof } = props;
  const { t } = useTranslation('scoreSheet');
  const { chart, state } = row;
  if (state.kind === 'unfinished') return null;
  if (state.kind === 'faulty') return <RowError chart={chart} errors={state.errors} />;
  if (state.kind === 'unchanged')
    return outcome ? (
      <Outcome outcome={outcome} row={row} renderProof={renderProof} />
    ) : (
      <OwnProofState own={chart.own} />
    );
  const answer = prediction ?? refusal;
  const question = confirmationOf(answer);
  return (
    <>
      <Reading chart={chart} values={state.values} />
      {answer?.outcome === 'refused' ? (
        <span className="sheet-error">{answer.message}</span>
      ) : (
        answer && <Predicted chart={chart} values={state.values} place={answer.prediction} />
      )}
      {answer?.doubt && !confirmed.includes('unusual') ? (
        <RowDoubt chart={chart} values={state.values} first={answer.doubt.first} />
      ) : null}
      {answer?.reason === 'needsProof' || answer?.reason === 'tooManyUnproved'
        ? props.renderNeededProof(row)
        : null}
      {question !== undefined && !confirmed.includes(question) ? (
        <button
          type="button"
          className={actionClass('outlined', 'small')}
          onClick={({ currentTarget }) => {
            onConfirm(chart.id, question);
            // The button disappears.
            currentTarget.closest('td')?.querySelector('input')?.focus();
          }}
        >
          {t(`confirm.${question}`)}
        </button>
      ) : null}
    </>
  );
}

/** Until when an own score has to be proved, or how far its proof is. */
function OwnProofState({ own }: Pick<SheetChart, 'own'>) {
  const { t } = useTranslation('boards');
  if (!own || own.state === 'none' || own.state === 'proved') return null;
  return (
    <span>{own.dueAt === null ? t(`states.${own.state}`) : <DueTime dueAt={own.dueAt} />}</span>
  );
}

interface OutcomeProps extends Pick<RowMessageProps, 'row' | 'renderProof'> {
  outcome: RowOutcome;
}

function Outcome({ outcome, row, renderProof }: OutcomeProps) {
  const { t } = useTranslation(['scoreSheet', 'common']);
  if (outcome.kind === 'posted') {
    const { scoreId } = outcome;
    const { chart, texts } = row;
    return (
      <>
        <strong className="sheet-posted">{t(`posted.${outcome.outcome}`)}</strong>
        {scoreId === null
          ? null
          : renderProof({ id: scoreId, chart: chart.name, text: texts.join(' · ') })}
      </>
    );
  }
  if (outcome.kind === 'waiting') return <strong>{t('unsent.title')}</strong>;
  return (
    <span className="sheet-error">
      {t('common:labelled', { label: t('unsent.refused'), value: outcome.reason })}
    </span>
  );
}

function Reading({ chart, values }: { chart: SheetChart; values: readonly number[] }) {
  const { t } = useTranslation('scoreSheet');
  const { language } = useRoute();
  return <span>{t('reading', { value: valuesText(chart, values, language) })}</span>;
}

interface PredictedProps {
  chart: SheetChart;
  values: readonly number[];
  place: Prediction | null;
}

function Predicted({ chart, values, place }: PredictedProps) {
  const { t } = useTranslation(['scoreSheet', 'boards', 'proofs']);
  const { language } = useRoute();
  const { count } = useFormats();
  if (!place) return <span>{t('predictedNoRank')}</span>;
  const [toFirst, toNext] = [place.first, place.next].map((other) =>
    gapText(chart, { from: values, to: other ?? [] }, language),
  );
  return (
    <span className="sheet-prediction">
      {t('predicted', {
        place: t('boards:place', { rank: count(place.rank), of: count(place.of) }),
        points: t('boards:pointCount', { count: place.points, formatted: count(place.points) }),
      })}
      {place.rank > 1 && toFirst ? ` · ${t('toFirst', { gap: toFirst })}` : null}
      {place.rank > 2 && toNext ? ` · ${t('toNext', { gap: toNext })}` : null}
      {place.mustBeProved
        ? ` · ${t('proofs:mustBeProved', { days: proofRules.daysToProve })}`
        : null}
    </span>
  );
}
