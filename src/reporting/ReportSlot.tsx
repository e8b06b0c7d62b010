import { mdiFlagOutline } from '@mdi/js';
import '../components/buttons/buttons.css';
import { Icon } from '../components/Icon';
import './reporting.css';

/** The place of the button: in a printed page, and on a page of the reader’s own. */
export function ReportSlot({ label }: { label: string }) {
  return (
    <span aria-hidden="true" className="pressable report-button slot">
      <Icon path={mdiFlagOutline} />
      {label}
    </span>
  );
}
