import { useTranslation } from 'react-i18next';
import { actionClass } from '../../components/buttons/actionClass';
import { useFormats } from '../../i18n/useFormats';
import type { LastPaste } from './usePaste';
import './sheet.css';

interface SheetNotesProps {
  paste: LastPaste | undefined;
  onUndo: () => void;
  /** The charts in which a worse value than the own one is typed and not confirmed. */
  worse: readonly number[];
  onKeepBetter: () => void;
  /** The charts with values that look unusual and are not confirmed. */
  unusual: readonly number[];
  onConfirmUnusual: () => void;
}

/** So many of the rows that were not taken are named. */
const examples = 3;

/** What was pasted and what was not, and one action for all worse values, and for all unusual ones. */
export function SheetNotes(props: SheetNotesProps) {
  const { paste, onUndo, worse, onKeepBetter, unusual, onConfirmUnusual } = props;
  const { t } = useTranslation('scoreSheet');
  const { count } = useFormats();
  const { taken, left } = paste ?? { taken: 0, left: [] };
  const parts = paste
    ? [
        t('paste.taken', { count: taken, formatted: count(taken) }),
        ...(left.length > 0
          ? [
              t('paste.left', {
                count: left.length,
                formatted: count(left.length),
                rows: left.slice(0, examples).join(' · ') + (left.length > examples ? ' …' : ''),
              }),
            ]
          : []),
      ]
    : [];
  return (
    <div className="sheet-notes">
      <output>{parts.join(' · ')}</output>
      {paste && taken > 0 ? (
        <button type="button" className={actionClass('text', 'small')} onClick={onUndo}>
          {t('paste.undo')}
        </button>
      ) : null}
      {worse.length > 1 ? (
        <button type="button" className={actionClass('outlined', 'small')} onClick={onKeepBetter}>
          {t('keepBetter', { count: worse.length, formatted: count(worse.length) })}
        </button>
      ) : null}
      {unusual.length > 1 ? (
        <button
          type="button"
          className={actionClass('outlined', 'small')}
          onClick={({ currentTarget: { form } }) => {
            onConfirmUnusual();
            // This button disappears.
            form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
          }}
        >
          {t('unusual.all', { count: unusual.length, formatted: count(unusual.length) })}
        </button>
      ) : null}
    </div>
  );
}
