import { mdiCommentOffOutline } from '@mdi/js';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetNoticeSummaryQuery } from '../api/reportsApi';
import type { NoticeSummary } from '../api/wire/reportsFromWire';
import { NoteBox } from '../components/feedback/NoteBox';
import { useFormats } from '../i18n/useFormats';

type Silence = NonNullable<NoticeSummary['silence']>;

/** What a member writes with; one who is silenced is told until when, and why, instead. The server enforces it. */
export function WritingAllowed({ children }: { children: ReactNode }) {
  const { data } = useGetNoticeSummaryQuery();
  if (!data?.silence) return children;
  return (
    <Suspense fallback={null}>
      <SilenceNote silence={data.silence} />
    </Suspense>
  );
}

function SilenceNote({ silence: { until, reason } }: { silence: Silence }) {
  const { t } = useTranslation('reports');
  const { longDate } = useFormats();
  return (
    <NoteBox icon={mdiCommentOffOutline}>
      {t('silenced', { until: longDate(until), reason: t(`reasons.${reason}`) })}
    </NoteBox>
  );
}
