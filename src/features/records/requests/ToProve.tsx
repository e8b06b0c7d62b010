import { mdiClockAlertOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ToProve as Remaining } from '../../../api/wire/playerFromWire';
import { Icon } from '../../../components/Icon';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';

/** “A proof is asked for 2 scores, for the first until Dec 12, 2026”, with a link to them. */
export function ToProve({ toProve }: { toProve: Remaining }) {
  // Texts that neither page loads: it must not wait for them.
  const { t, ready } = useTranslation('requests', { useSuspense: false });
  const { count, shortDate } = useFormats();
  const { pathTo } = useRoute();
  const { firstDueAt, unproved } = toProve;
  const words = () => {
    const asked = { count: toProve.count, formatted: count(toProve.count) };
    if (firstDueAt !== null) return t('toProve.until', { ...asked, date: shortDate(firstDueAt) });
    if (asked.count > 0) return t('toProve.count', asked);
    return t('toProve.unproved', { count: unproved, formatted: count(unproved) });
  };
  return (
    <p>
      <Icon path={mdiClockAlertOutline} fontSize="small" />
      {ready ? (
        <Link to={pathTo('MyProofs')} className="text-link">
          {words()}
        </Link>
      ) : null}
    </p>
  );
}
