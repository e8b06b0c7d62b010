import { mdiClockAlertOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ToProve as Remaining } from '../../../api/wire/playerFromWire';
import { Icon } from '../../../components/Icon';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import './toProve.css';

type Known = Remaining | null | undefined;

/** Whether a proof is asked of the member, or a score was not proved in time. */
export const isAsked = (toProve: Known): toProve is Remaining =>
  Boolean(toProve && (toProve.count > 0 || toProve.unproved > 0));

/** “A proof is asked for 2 scores, for the first until Dec 12, 2026”, with a link to them; nothing for most members. */
export function ToProve({ toProve }: { toProve: Known }) {
  const { t } = useTranslation('requests', { useSuspense: false });
  const { count, shortDate } = useFormats();
  const { pathTo } = useRoute();
  if (!isAsked(toProve)) return null;
  const { firstDueAt, unproved } = toProve;
  const asked = { count: toProve.count, formatted: count(toProve.count) };
  const words = () => {
    if (firstDueAt !== null) return t('toProve.until', { ...asked, date: shortDate(firstDueAt) });
    if (asked.count > 0) return t('toProve.count', asked);
    return t('toProve.unproved', { count: unproved, formatted: count(unproved) });
  };
  return (
    <p className="to-prove">
      <Icon path={mdiClockAlertOutline} fontSize="small" />
      <Link to={pathTo('MyProofs')} className="text-link">
        {words()}
      </Link>
    </p>
  );
}
