import { useId, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { actionClass } from '../../../components/buttons/actionClass';
import '../../../components/forms/fields.css';
import { ListChoice } from '../../../components/forms/ListChoice';
import { isDay } from '../../../contract/calendarDay';
import { boardSenses } from '../../../contract/records/past';
import { pastView, type PastDay } from '../../../contract/views/pastBoardView';
import './past.css';

/** The day in UTC, which ends the days of boards. */
export const utcToday = () => new Date().toISOString().slice(0, 10);

function textOf(elements: HTMLFormControlsCollection, name: string): string {
  const field = elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value : '';
}

/** The day of a board of the past, and what it shows: its own page has both in its address. A ranking shows what was known only. */
export function PastForm({ day, sense }: Pick<PastDay, 'day'> & Partial<PastDay>) {
  const { t } = useTranslation('past');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [wrong, setWrong] = useState(false);
  const id = useId();
  const show = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const shown = pastView.read(
      new URLSearchParams({ at: textOf(elements, 'at'), sense: textOf(elements, 'sense') }),
    );
    const isRight = isDay(shown.day) && shown.day <= utcToday();
    setWrong(!isRight);
    if (isRight)
      void navigate(`${pathname}${pastView.queryFor(shown)}`, { preventScrollReset: true });
  };
  return (
    <form noValidate onSubmit={show} className="past-form">
      <label className="field-box past-day">
        <span>{t('board.day')}</span>
        <input
          key={day}
          type="date"
          name="at"
          max={utcToday()}
          defaultValue={day}
          aria-invalid={wrong}
          aria-describedby={wrong ? id : undefined}
        />
      </label>
      {sense === undefined ? null : (
        <ListChoice
          key={sense}
          name="sense"
          label={t('board.sense')}
          defaultValue={sense}
          options={boardSenses.map((value) => ({ value, label: t(`board.${value}`) }))}
        />
      )}
      <button type="submit" className={actionClass('outlined')}>
        {t(sense === undefined ? 'ranking.show' : 'board.show')}
      </button>
      <p id={id} aria-live="polite" className="text-body2 past-message">
        {wrong ? t('board.badDay') : null}
      </p>
    </form>
  );
}
