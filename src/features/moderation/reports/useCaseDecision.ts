import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/errors/apiError';
import { useDecideReportCaseMutation } from '../../../api/reportCasesApi';
import type { ModeratedCase } from '../../../api/wire/reportCasesFromWire';
import { useFailureText } from '../../../components/feedback/useFailureText';
import { localDay } from '../../../contract/calendarDay';
import {
  canHide,
  dismissalReasons,
  reportReasonsOf,
  reportRules,
  type CaseReason,
  type ReportMeasure,
} from '../../../contract/reports';

const fields = ['reason', 'until', 'note'] as const;
type Field = (typeof fields)[number];
type Problems = Partial<Record<Field | 'other', string>>;

/** The local day so many days from now. */
export function dayAfter(days: number, now = new Date()): string {
  return localDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days));
}

/** That day at this time of day: “1 day” is a whole one. */
function momentOn(day: string, now = new Date()): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(
    year,
    month - 1,
    date,
    now.getHours(),
    now.getMinutes(),
    now.getSeconds(),
  ).toISOString();
}

/** What is entered for the decision of a case, and sending it. */
export function useCaseDecision({ id, subject, obstacle, member }: ModeratedCase) {
  const { t } = useTranslation('reportCases');
  const failureText = useFailureText();
  const [decide, { isLoading: busy }] = useDecideReportCaseMutation();
  const [hide, setHide] = useState(false);
  const [measure, setMeasure] = useState<ReportMeasure>('none');
  const [until, setUntil] = useState(() => dayAfter(7));
  const [chosen, setReason] = useState<CaseReason>();
  const [note, setNote] = useState('');
  const [problems, setProblems] = useState<Problems>({});

  const dismisses = !hide && measure === 'none';
  const lasts = measure === 'silence' || measure === 'suspend';
  const reasons: readonly CaseReason[] = dismisses
    ? [...dismissalReasons, 'other']
    : reportReasonsOf[subject.kind];
  const reason = reasons.find((one) => one === chosen);

  /** Returns whether it was decided, or the field that has to be changed first. */
  const send = async (): Promise<boolean | Field> => {
    if (busy) return false;
    const inTime = until >= dayAfter(1) && until <= dayAfter(reportRules.longestDays - 1);
    const missing: Problems = {
      ...(lasts && !inTime && { until: t('form.untilMissing') }),
      ...(reason === undefined && { reason: t('form.missing') }),
    };
    setProblems(missing);
    if (missing.until !== undefined) return 'until';
    if (reason === undefined) return 'reason';
    const words = note.trim();
    const { error } = await decide({
      id,
      hide,
      measure,
      reason,
      ...(lasts && { until: momentOn(until) }),
      ...(words !== '' && { note: words }),
    });
    const failure = asApiError(error);
    if (!failure) return true;
    const refused = failure.kind === 'http' ? failure.violations : [];
    const placed = fields.flatMap((name) => {
      const message = refused.find(({ field }) => field === name)?.message;
      return message === undefined ? [] : [{ name, message }];
    });
    const [first] = placed;
    setProblems(
      first
        ? Object.fromEntries(placed.map(({ name, message }) => [name, message]))
        : { other: failureText(failure, t('form.failed')) },
    );
    return first?.name ?? false;
  };
  const change =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setProblems({});
    };
  return {
    /** Undefined where nothing can be hidden. */
    hide: canHide(subject.kind) && obstacle === null ? hide : undefined,
    setHide: change(setHide),
    /** Undefined where no measure can be taken. */
    measure: member && obstacle === null ? measure : undefined,
    setMeasure: change(setMeasure),
    /** Undefined without a measure that lasts. */
    until: lasts ? until : undefined,
    setUntil: change(setUntil),
    reasons,
    reason,
    setReason: change(setReason),
    note,
    setNote: change(setNote),
    dismisses,
    problems,
    busy,
    send,
  };
}
