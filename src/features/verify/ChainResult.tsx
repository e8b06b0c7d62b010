import {
  mdiAlertCircleOutline,
  mdiCheckCircleOutline,
  mdiDownload,
  mdiInformationOutline,
} from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../components/buttons/ActionButton';
import { NoteBox } from '../../components/feedback/NoteBox';
import { focusOnMount } from '../../components/focusOnMount';
import { Icon } from '../../components/Icon';
import { saveFile } from '../../components/saveFile';
import { Text } from '../../components/Text';
import { useFormats } from '../../i18n/useFormats';
import type { Verdict } from './verifyChart';
import './verify.css';

function DayNote({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation('verify');
  const { articleDate, count } = useFormats();
  const { day } = verdict;
  if (!day) return <NoteBox icon={mdiInformationOutline}>{t('result.unsigned')}</NoteBox>;
  const facts = { day: articleDate(day.day), sequence: count(day.events) };
  if (day.verdict === 'signed')
    return <NoteBox icon={mdiCheckCircleOutline}>{t('result.signed', facts)}</NoteBox>;
  const isUnsure = day.verdict === 'unsupported';
  return (
    <NoteBox
      icon={isUnsure ? mdiInformationOutline : mdiAlertCircleOutline}
      tone={isUnsure ? 'info' : 'error'}
    >
      {t(`result.${day.verdict}`, facts)}
    </NoteBox>
  );
}

/** What the check of a chart found; it gets the focus. */
export function ChainResult({ chartId, verdict }: { chartId: number; verdict: Verdict }) {
  const { t } = useTranslation('verify');
  const { count } = useFormats();
  const { events, fault, file } = verdict;
  const counted = { count: events, formatted: count(events) };
  const sequence = count(fault ?? 0);
  const title = () => {
    if (fault !== undefined) return t('result.brokenTitle', { sequence });
    return events === 0 ? t('result.emptyTitle') : t('result.whole', counted);
  };
  return (
    <section className="verify-result" aria-labelledby="verify-result">
      <h3 ref={focusOnMount} id="verify-result" tabIndex={-1} className="text-h3">
        {title()}
      </h3>
      {fault === undefined ? null : (
        <NoteBox icon={mdiAlertCircleOutline} tone="error">
          {t('result.broken')}
        </NoteBox>
      )}
      {fault === undefined && events > 0 ? <DayNote verdict={verdict} /> : null}
      {events === 0 && fault === undefined ? (
        <Text>{t('result.empty')}</Text>
      ) : (
        <ActionButton variant="outlined" onClick={() => saveFile(file, `chart-${chartId}.ndjson`)}>
          <Icon path={mdiDownload} />
          <span>{t('result.download')}</span>
        </ActionButton>
      )}
    </section>
  );
}
