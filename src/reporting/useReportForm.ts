import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReportContentMutation } from '../api/reportsApi';
import { useSecretMutation } from '../api/useSecretMutation';
import { useFailureText } from '../components/feedback/useFailureText';
import { reportReasonsOf } from '../contract/reports';
import {
  emptyReport,
  keepReportDraft,
  readReportDraft,
  type ReportDraft,
  type ReportSubject,
  type ReportSubjects,
} from './reportDraft';

interface Problems {
  reason?: string;
  message?: string;
  /** Of no field. */
  other?: string;
}

/** What a member reports and why: it outlives the dialog, and a reload. */
export function useReportForm(member: string, subjects: ReportSubjects) {
  const { t } = useTranslation('reports');
  const failureText = useFailureText();
  const place = { member, subjects };
  const [subject, setSubject] = useState<ReportSubject>(subjects[0]);
  const [draft, setDraft] = useState(() => readReportDraft(place));
  const [problems, setProblems] = useState<Problems>({});
  const [sent, setSent] = useState(false);
  const [report, sending] = useSecretMutation(useReportContentMutation());
  const last = useRef({ content: '', key: '' });
  const reasons = reportReasonsOf[subject.kind];
  const reason = reasons.find((one) => one === draft.reason);

  const change = (changes: Partial<ReportDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    setProblems({});
    keepReportDraft(place, next);
  };
  /** The same key as long as the content stays the same: after a lost response it is stored once. */
  const keyOf = (content: string) => {
    if (last.current.content !== content) last.current = { content, key: crypto.randomUUID() };
    return last.current.key;
  };
  /** Returns the field that has to be changed first. */
  const send = async (): Promise<'reason' | 'message' | undefined> => {
    if (sending) return undefined;
    if (reason === undefined) {
      setProblems({ reason: t('missing') });
      return 'reason';
    }
    setProblems({});
    const message = draft.message.trim();
    const content = { subject, reason, ...(message === '' ? {} : { message }) };
    const outcome = await report({ ...content, key: keyOf(JSON.stringify(content)) });
    if ('data' in outcome) {
      keepReportDraft(place, emptyReport);
      setDraft(emptyReport);
      setSent(true);
      return undefined;
    }
    const { error } = outcome;
    const violation =
      error.kind === 'http'
        ? error.violations.find(({ field }) => field === 'reason' || field === 'message')
        : undefined;
    const field = violation?.field === 'reason' ? 'reason' : 'message';
    setProblems(
      violation ? { [field]: violation.message } : { other: failureText(error, t('failed')) },
    );
    return violation ? field : undefined;
  };
  return {
    subject,
    choose: (chosen: ReportSubject) => {
      setSubject(chosen);
      setProblems({});
    },
    reasons,
    reason,
    message: draft.message,
    change,
    problems,
    sending,
    send,
    sent,
    /** For another report. */
    restart: () => setSent(false),
  };
}
