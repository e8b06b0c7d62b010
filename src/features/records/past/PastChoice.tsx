import { useTranslation } from 'react-i18next';
import { pastView } from '../../../contract/views/pastBoardView';
import { PastForm } from './PastForm';
import './past.css';

/** Leads to the board of an earlier day. */
export function PastChoice() {
  const { t } = useTranslation('past');
  return (
    <div className="past-choice">
      <h3>{t('board.title')}</h3>
      <PastForm {...pastView.defaults} />
    </div>
  );
}
