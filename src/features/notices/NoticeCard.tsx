import { useTranslation } from 'react-i18next';
import type { Notice } from '../../api/wire/reportsFromWire';
import '../../components/reading/card.css';
import { useFormats } from '../../i18n/useFormats';
import { ReportedThing } from './ReportedThing';
import './notices.css';

/** A decision of moderators that concerns the member. */
export function NoticeCard({ notice }: { notice: Notice }) {
  const { t } = useTranslation(['reports', 'common']);
  const { longDate } = useFormats();
  const words = useNoticeWords(notice);
  const { at, seenAt, subject, reason, reversalReason, note } = notice;
  const why =
    reversalReason === null ? reason && t(`reasons.${reason}`) : t(`reversals.${reversalReason}`);
  return (
    <li className="card-surface notice-card">
      <p className="text-body2 notice-head">
        <time dateTime={at} className="text-muted">
          {longDate(at)}
        </time>
        {seenAt === null ? <strong className="notice-new">{t('notices.new')}</strong> : null}
      </p>
      <h2 className="text-h4">{words.title}</h2>
      {words.text === undefined ? null : <p>{words.text}</p>}
      <p className="text-body2">
        <ReportedThing subject={subject} own={notice.kind !== 'reportDecided'} />
      </p>
      {why ? (
        <p className="text-body2">{t('common:labelled', { label: t('reason'), value: why })}</p>
      ) : null}
      {note === null ? null : <blockquote className="notice-words">{note}</blockquote>}
    </li>
  );
}

function useNoticeWords({ kind, subject, until, outcome }: Notice) {
  const { t } = useTranslation('reports');
  const { longDate } = useFormats();
  if (kind === 'hidden')
    return {
      title: t(`notices.hidden.${subject.kind}`),
      text: t(`notices.hiddenText.${subject.kind}`),
    };
  const title = t(`notices.kinds.${kind}`, { until: until === null ? '' : longDate(until) });
  if (kind === 'reportDecided')
    return { title, text: outcome === null ? undefined : t(`notices.outcomes.${outcome}`) };
  const isOfName = kind === 'reversed' && subject.kind === 'name';
  return { title, text: t(`notices.texts.${isOfName ? 'reversedName' : kind}`) };
}
