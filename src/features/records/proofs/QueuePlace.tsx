import { useTranslation } from 'react-i18next';
import type { Proof } from '../../../api/wire/proofFromWire';
import { useFormats } from '../../../i18n/useFormats';

/** “12th of 40, usually 3 days”: where a proof waits. */
export function QueuePlace({ queue }: { queue: NonNullable<Proof['queue']> }) {
  const { t } = useTranslation('proofs');
  const { count } = useFormats();
  const { place, of, usualDays } = queue;
  const words = { count: place, ordinal: true, place: count(place), of: count(of) };
  if (usualDays === null) return <span>{t('queue.place', words)}</span>;
  return (
    <span>
      {t('queue.withTime', {
        place: t('queue.place', words),
        time:
          usualDays === 0
            ? t('queue.sameDay')
            : t('queue.usual', { count: usualDays, formatted: count(usualDays) }),
      })}
    </span>
  );
}
